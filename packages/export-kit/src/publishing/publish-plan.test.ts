import { hashContent, type Manifest } from "./manifest";
import { createHostTable } from "../hosts/table.mjs";
import { planPublication } from "./publish-plan";

const { cacheRules } = createHostTable();
const planOf = (next: Manifest, deployed: readonly Manifest[]) => planPublication(next, deployed, cacheRules);

const site = (files: Record<string, string>): Manifest =>
  new Map(Object.entries(files).map(([file, content]) => [file, hashContent(content)]));

const asset = (name: string) => `_next/static/chunks/${name}.js`;
const first = site({
  "index.html": "1",
  "seo/a.html": "a",
  "sitemap.xml": "1",
  "robots.txt": "r",
  [asset("one")]: "1",
  [asset("lib")]: "l",
});
const second = site({
  "index.html": "2",
  "seo/a.html": "a",
  "seo/b.html": "b",
  "sitemap.xml": "2",
  "robots.txt": "r",
  [asset("two")]: "2",
  [asset("lib")]: "l",
});
const third = site({ "index.html": "3", [asset("three")]: "3", [asset("lib")]: "l" });
const fourth = site({ "index.html": "4", [asset("four")]: "4", [asset("lib")]: "l" });

it("uploads everything to an empty host", () => {
  expect(planOf(first, [])).toMatchObject({ keep: [], delete: [], unchanged: 0 });
  expect(planOf(first, []).upload).toHaveLength(first.size);
});

it("uploads nothing if the site is unchanged", () => {
  expect(planOf(second, [second, first])).toEqual({
    upload: [],
    keep: [asset("one")],
    delete: [],
    unchanged: second.size,
    changedAssets: [],
  });
});

it("uploads changes in the order assets, files, pages, sitemaps", () => {
  expect(planOf(second, [first])).toMatchObject({
    upload: [asset("two"), "index.html", "seo/b.html", "sitemap.xml"],
    keep: [asset("one")],
    delete: [],
    unchanged: 3,
  });
  expect(planOf(first, []).upload).toEqual([
    asset("lib"),
    asset("one"),
    "robots.txt",
    "index.html",
    "seo/a.html",
    "sitemap.xml",
  ]);
});

it("deletes pages at once and assets after two more deploys", () => {
  const plan = planOf(third, [second, first]);
  expect(plan.delete).toEqual(["robots.txt", "seo/a.html", "seo/b.html", "sitemap.xml"]);
  expect(plan.keep).toEqual([asset("one"), asset("two")]);
  expect(planOf(fourth, [third, second, first])).toMatchObject({
    upload: [asset("four"), "index.html"],
    keep: [asset("three"), asset("two")],
    delete: [asset("one")],
  });
});

it("does not upload an asset that an earlier deploy left on the host", () => {
  expect(planOf(first, [second, first]).upload).toEqual(["index.html", "sitemap.xml"]);
});

it("reports cached assets whose contents have changed", () => {
  const broken = site({ ...{ "index.html": "1" }, [asset("one")]: "other" });
  expect(planOf(broken, [first]).changedAssets).toEqual([asset("one")]);
});
