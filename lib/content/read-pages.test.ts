import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { listPages, PAGES } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { buildIndex } from "@/lib/search/build-index";
import { pageLinks } from "@/lib/seo/page-links";
import { siteEntries } from "@/lib/seo/sitemap";
import { socialCards, socialCardPath } from "@/lib/seo/social-card";
import { getContent } from "./index";
import { findUnreadFiles } from "./yaml/read-folder";
import { joinContent } from "./join";
import { readContentCached } from "./read-content-cached";
import { findMissingRoutes, readPages } from "./read-pages";
import { pageSchema } from "./schema/pages";
import { startReading } from "./yaml/content-reading";

/** Later than all other dates of the site, but within the limit of the date check. */
const UPDATED = new Date(Date.parse(getContent().site.asOf) + 60 * 86_400_000).toISOString().slice(0, 10);
const PAGE = `title: Our guarantee
description: What we promise about the first month, in which cases it is void, and how to call it in.
heading: A month to think again
lead: Leave within thirty days and pay nothing.
sections: {}
aliases: [money back, warranty]
updated: ${UPDATED}
`;
const entries: Record<string, object | undefined> = PAGES;

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));
afterEach(() => {
  delete entries.guarantee;
});

/** Adds an entry during one test. */
function addEntry() {
  entries.guarantee = { schema: pageSchema, lists: ["services"] };
}

/** A project with only content and some more files. */
function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "pages-"));
  roots.push(root);
  cpSync("content", path.join(root, "content"), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

it("includes a new entry of lib/pages.ts in all lists of pages", () => {
  addEntry();
  const files = readContentCached(process.cwd());
  const pages = { ...files.pages, guarantee: pageSchema.parse(parse(PAGE)) };
  const content = joinContent({ ...files, pages });
  const url = "/guarantee";
  expect(siteEntries(content)).toContainEqual({ path: url, lastmod: UPDATED });
  expect(socialCards(content).get("guarantee")).toEqual({
    kicker: "Our guarantee",
    title: "A month to think again",
  });
  expect(socialCardPath(url)).toBe("/og/guarantee.png");
  expect(pageLinks(content.pages)).toContainEqual({ label: "Our guarantee", url });
  const found = buildIndex(content, { services: [], industries: [], cities: [] }).entries;
  expect(found.find((entry) => entry.url === url)).toMatchObject({ also: ["money back", "warranty"] });
});

it("requires a content file for each entry of lib/pages.ts, and an entry for each content file", () => {
  const root = projectWith({ "content/pages/guarantee.yaml": PAGE });
  const problemsOf = () => {
    const reading = startReading(root);
    readPages(reading);
    return [...reading.problems, ...findUnreadFiles(reading, "content/pages")];
  };
  const [field, file] = ["", "content/pages/guarantee.yaml"];
  const message = "is not read: expected a name such as about.yaml, blog.yaml, careers.yaml";
  expect(problemsOf()).toEqual([{ file, field, message }]);
  addEntry();
  expect(problemsOf()).toEqual([]);
  rmSync(path.join(root, file));
  const others = ["content/pages/Pricing.yaml", "content/pages/about.yml"];
  for (const other of others) writeFileSync(path.join(root, other), PAGE);
  expect(
    problemsOf()
      .map((problem) => problem.file)
      .toSorted(),
  ).toEqual([...others, file].toSorted());
  expect(problemsOf()).toContainEqual({
    file,
    field,
    message: expect.stringMatching(/^cannot be read: ENOENT/),
  });
});

it("requires a route for each entry of lib/pages.ts", () => {
  expect(findMissingRoutes(process.cwd())).toEqual([]);
  addEntry();
  const file = "app/(site)/guarantee/page.tsx";
  const missing = { file, field: "", message: "missing: lib/pages.ts lists the page “guarantee”" };
  expect(findMissingRoutes(process.cwd())).toEqual([missing]);
  const files = [...listPages().map(({ name }) => routes.page(name)), "/"];
  const routed = projectWith(Object.fromEntries(files.map((name) => [`app/(site)${name}/page.tsx`, ""])));
  expect(findMissingRoutes(routed)).toEqual([]);
});

it("finds an entry of lib/pages.ts for each static route except the style guide", () => {
  const folders = readdirSync("app/(site)", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name);
  expect(names.filter((name) => !(name in PAGES))).toEqual(["styleguide"]);
});
