import { renameSync, rmSync } from "node:fs";
import { temporaryFolder } from "../test/folder";
import { hashInputs } from "./inputs.mjs";

const { at, write } = temporaryFolder();
const OPTIONS = {
  inputs: { paths: ["app", "content", "lib", "public", "package-lock.json"], variables: ["SITE_URL"] },
};
const hash = (env = {}, options = OPTIONS) => hashInputs(at(), options, env);

beforeEach(() => {
  write("app/page.tsx", "page");
  write("content/pages/home.yaml", "title: Home");
  write("lib/routes.ts", "routes");
});

it("hashes equal inputs to the same value in any folder", () => {
  const first = hash();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  const moved = `${at()} moved`;
  renameSync(at(), moved);
  expect(hashInputs(moved, OPTIONS)).toBe(first);
  renameSync(moved, at());
});

it("gives another hash after each change of what a build reads", () => {
  const changes = [
    () => {},
    () => write("content/pages/home.yaml", "title: House"),
    () => write("package-lock.json", "\n"),
    () => write("public/robots.txt", ""),
    () => renameSync(at("app/page.tsx"), at("app/about.tsx")),
    // Two files swap their contents; text moves from one file to the next.
    () => (write("app/about.tsx", "routes"), write("lib/routes.ts", "page")),
    () => (write("lib/routes.ts", "pagepackage-lock.json\n\n"), rmSync(at("package-lock.json"))),
  ];
  const hashes = changes.map((change) => (change(), hash()));
  hashes.push(hash({ SITE_URL: "another" }), hash({ EXPORT_KIT_ENGINE: "next" }));
  expect(new Set(hashes).size).toBe(hashes.length);
});

it("keeps the hash whatever else changes, by default too", () => {
  const whole = { inputs: undefined } as unknown as typeof OPTIONS;
  const before = [hash(), hash({}, whole)];
  const ignored = ["lib/a.test.ts", "lib/header.test.tsx", "README.md", "out/index.html", ".next/a.js"];
  for (const file of [...ignored, "node_modules/a/index.js"]) write(file, "new");
  const env = { TZ: "Pacific/Auckland", LANG: "de_DE" };
  expect([hash(env), hash(env, whole)]).toEqual(before);
  write("middleware.ts", "new");
  expect([hash(), hash({}, whole)].map((each, index) => each === before[index])).toEqual([true, false]);
});
