import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../test/folder";
import { hashContent, type FileEntry } from "../publishing/manifest";
import { SHARDS, STAGED_SITE } from "../paths.mjs";
import { findShardProblems } from "./check-shards";
import { readShard, writeShard } from "./shard";

const { at, write } = temporaryFolder();

interface Staged {
  inputs?: string;
  /** Pages of a collection. */
  pages?: string[];
  ofAllShards?: number;
  home?: string;
}

/** Writes a shard with a page by Next and pages of a collection. Returns its folder. */
function build(number: number, count: number, staged: Staged = {}): string {
  const { inputs = "same", pages = [`seo/${number}.html`], ofAllShards = count, home = "home" } = staged;
  write(path.join(STAGED_SITE, "index.html"), home);
  const files = new Map<string, FileEntry>(pages.map((page) => [page, hashContent(page)]));
  for (const page of pages) write(path.join(STAGED_SITE, page), page);
  const findings = { "/seo/[slug]": [[`seo/${number}.html`, "new"] as const] };
  const written = { pages: files.size, ofAllShards, seconds: 1, files, findings, inputs };
  writeShard(at(), { number, count }, written);
  return at(SHARDS, `${number}-of-${count}`);
}

const problemsOf = (folders: string[]) => findShardProblems(folders.map(readShard), "same");

it("accepts all shards of a build, in any order, with their findings", () => {
  const folders = [1, 2, 3].map((number) => build(number, 3));
  expect(problemsOf(folders.toReversed())).toEqual([]);
  expect(readShard(folders[1]!).findings).toEqual({ "/seo/[slug]": [["seo/2.html", "new"]] });
});

it("reports shards that are missing or were given twice", () => {
  const missing = [1, 4].map((number) => `shard ${number} of 4 is missing`);
  expect(problemsOf([build(2, 4), build(3, 4)])).toEqual(missing);
  const folders = [build(1, 2), build(2, 2)];
  const twice = `shard 1 of 2 was given 2 times: ${folders[0]}, ${folders[0]}`;
  expect(problemsOf([...folders, folders[0]!])).toEqual([twice]);
});

it("reports shards of another count and of another build", () => {
  const [first, second, third] = [build(1, 2), build(2, 3), build(2, 2, { inputs: "others" })];
  expect(problemsOf([first, second])).toEqual([`${second} is one of 3 shards, ${first} is one of 2`]);
  expect(problemsOf([first, third])).toEqual([
    `${third} was built from different inputs: another commit or other settings`,
  ]);
});

it("reports a page that two machines built differently, and a collection page in two shards", () => {
  const [a, b] = [build(1, 2, { home: "hello" }), build(2, 2)];
  expect(problemsOf([a, b])).toEqual([`${a} and ${b} differ in index.html`]);
  const doubled = build(1, 2, { pages: ["seo/2.html"] });
  expect(problemsOf([doubled, b])).toEqual([`${doubled} and ${b} both have seo/2.html`]);
});

it("reports changed and missing files of a shard", () => {
  const [a, b] = [build(1, 2), build(2, 2)];
  writeFileSync(path.join(a, "site/seo/1.html"), "SEO/1.html");
  rmSync(path.join(b, "site/index.html"));
  expect(problemsOf([a, b])).toEqual([
    `${a}: seo/1.html has different contents`,
    `${b}: index.html is missing`,
  ]);
});

it("reports how many pages the shards contain together if some are missing", () => {
  const folders = [1, 2].map((number) => build(number, 2, { ofAllShards: 3 }));
  expect(problemsOf(folders)).toEqual(["the shards contain 2 of 3 pages of collections"]);
});

it("reports more problems than a call can have arguments", () => {
  const shard = readShard(build(1, 1));
  const entry = hashContent("");
  const lost = Array.from({ length: 200_000 }, (_, index) => [`seo/lost-${index}.html`, entry] as const);
  const manifest = new Map([...shard.manifest, ...lost]);
  expect(findShardProblems([{ ...shard, manifest }], "same")).toHaveLength(lost.length);
});

it("refuses a folder that is not a shard, or is truncated", () => {
  expect(() => readShard(at())).toThrow(`${at()} is not a shard: it has no shard.json`);
  const folder = build(1, 1);
  const manifest = path.join(folder, "manifest.txt");
  writeFileSync(manifest, readFileSync(manifest, "utf8").slice(0, -5));
  expect(() => readShard(folder)).toThrow(
    `${folder} is not a complete shard: manifest: the last line is truncated`,
  );
});

it("writes no shard if a page differs from what was written", () => {
  const files = new Map([["seo/1.html", hashContent("whole")]]);
  write(path.join(STAGED_SITE, "seo/1.html"), "who");
  const written = { pages: 2, ofAllShards: 2, seconds: 1, files, findings: {}, inputs: "same" };
  const writeIt = () => writeShard(at(), { number: 1, count: 1 }, written);
  expect(writeIt).toThrow("the site differs from what was written: seo/1.html has 3 bytes, expected 5");
  files.set("seo/2.html", hashContent(""));
  expect(writeIt).toThrow("seo/1.html has 3 bytes, expected 5, seo/2.html is missing");
});
