import { hashContent, type Manifest } from "../publishing/manifest";
import { createHostTable } from "../hosts/table";
import { findFileChanges } from "./file-changes";

const { cacheRules } = createHostTable();
const changesOf = (next: Manifest, deployed: readonly Manifest[]) =>
  findFileChanges(next, deployed, cacheRules);

const asset = (name: string) => `_next/static/chunks/${name}.js`;
/** A site with its contents by file, a script of its own and one that all have. */
const site = (script: string, files: Record<string, string>): Manifest =>
  new Map(
    Object.entries({ ...files, [asset(script)]: script, [asset("lib")]: "l" }).map(([file, content]) => [
      file,
      hashContent(content),
    ]),
  );
const first = site("one", { "index.html": "1", "seo/a.html": "a", "sitemap.xml": "1", "robots.txt": "r" });
const second = site("two", {
  "index.html": "2",
  "seo/a.html": "a",
  "seo/b.html": "b",
  "sitemap.xml": "2",
  "robots.txt": "r",
});
const third = site("three", { "index.html": "3" });
const fourth = site("four", { "index.html": "4" });

it("uploads everything to an empty host, changes in the order assets, files, pages, sitemaps, or nothing", () => {
  expect(changesOf(first, [])).toMatchObject({ keep: [], delete: [], unchanged: 0 });
  const pages = ["index.html", "seo/a.html", "sitemap.xml"];
  expect(changesOf(first, []).upload).toEqual([asset("lib"), asset("one"), "robots.txt", ...pages]);
  expect(changesOf(second, [first])).toMatchObject({
    upload: [asset("two"), "index.html", "seo/b.html", "sitemap.xml"],
    keep: [asset("one")],
    delete: [],
    unchanged: 3,
  });
  const unchanged = {
    upload: [],
    keep: [asset("one")],
    delete: [],
    unchanged: second.size,
    changedAssets: [],
  };
  expect(changesOf(second, [second, first])).toEqual(unchanged);
});

it("deletes pages at once and assets after two more deploys", () => {
  const changes = changesOf(third, [second, first]);
  expect(changes.delete).toEqual(["robots.txt", "seo/a.html", "seo/b.html", "sitemap.xml"]);
  expect(changes.keep).toEqual([asset("one"), asset("two")]);
  expect(changesOf(fourth, [third, second, first])).toMatchObject({
    upload: [asset("four"), "index.html"],
    keep: [asset("three"), asset("two")],
    delete: [asset("one")],
  });
});

it("does not upload an asset that an earlier deploy left on the host, and reports one with other contents", () => {
  expect(changesOf(first, [second, first]).upload).toEqual(["index.html", "sitemap.xml"]);
  const broken = new Map([...third, [asset("one"), hashContent("other")]] as const);
  expect(changesOf(broken, [first]).changedAssets).toEqual([asset("one")]);
});
