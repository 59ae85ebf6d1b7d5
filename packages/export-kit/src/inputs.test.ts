import { renameSync, rmSync } from "node:fs";
import { temporaryFolder } from "../test/folder";
import { hashInputs } from "./inputs.mjs";

const { at, write } = temporaryFolder();

const OPTIONS = {
  inputs: {
    paths: ["app", "components", "content", "lib", "public", "package.json", "package-lock.json"],
    variables: ["SITE_URL"],
  },
};
const hash = () => hashInputs(at(), OPTIONS);

beforeEach(() => {
  write("app/page.tsx", "page");
  write("content/pages/home.yaml", "title: Home");
  write("lib/routes.ts", "routes");
  write("package.json", "{}");
});
afterEach(() => {
  jest.restoreAllMocks();
});

it("hashes equal inputs to the same value in any folder", () => {
  const first = hash();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(hash()).toBe(first);
  const moved = `${at()} moved`;
  renameSync(at(), moved);
  expect(hashInputs(moved, OPTIONS)).toBe(first);
  renameSync(moved, at());
});

it.each([
  ["a text changes", () => write("content/pages/home.yaml", "title: House")],
  ["the lock file is created", () => write("package-lock.json", "{}")],
  ["a file is added", () => write("lib/seo/sitemap.ts", "")],
  ["an empty file is added", () => write("public/robots.txt", "")],
  ["a file is removed", () => rmSync(at("lib/routes.ts"))],
  ["a file is renamed", () => renameSync(at("app/page.tsx"), at("app/about.tsx"))],
  [
    "two files swap contents",
    () => {
      write("app/page.tsx", "routes");
      write("lib/routes.ts", "page");
    },
  ],
  [
    "text moves from one file to the next",
    () => {
      write("app/page.tsx", "pagelib/routes.ts\n");
      rmSync(at("lib/routes.ts"));
    },
  ],
])("the hash changes when %s", (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it.each(["SITE_URL", "EXPORT_KIT_ENGINE"])("the hash changes with the variable %s", (variable) => {
  const before = hash();
  jest.replaceProperty(process, "env", { ...process.env, [variable]: "another" });
  expect(hash()).not.toBe(before);
});

it.each([
  ["a test", "lib/routes.test.ts"],
  ["a component's test", "components/layout/header.test.tsx"],
  ["a file that no build reads", "README.md"],
  ["an end-to-end test", "e2e/home.spec.ts"],
])("the hash does not change with %s", (_, file) => {
  const before = hash();
  write(file, "new");
  expect(hash()).toBe(before);
});

it("the hash does not depend on other variables", () => {
  const before = hash();
  jest.replaceProperty(process, "env", { ...process.env, TZ: "Pacific/Auckland", LANG: "de_DE" });
  expect(hash()).toBe(before);
});

it("by default hashes the whole project except for output of builds", () => {
  const whole = () => hashInputs(at(), {});
  const before = whole();
  for (const file of [
    "out/index.html",
    "node_modules/a/index.js",
    ".next/a.js",
    "README.md",
    "lib/a.test.ts",
  ])
    write(file, "new");
  expect(whole()).toBe(before);
  write("middleware.ts", "new");
  expect(whole()).not.toBe(before);
});
