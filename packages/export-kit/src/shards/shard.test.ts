import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Share } from "../collections/share";
import { hashContent, type FileEntry } from "../publishing/manifest";
import { SHARDS, STAGED_SITE } from "../paths.mjs";
import { findShardProblems } from "./check-shards";
import { readShard, writeShard } from "./shard";

let project: string;
const at = (...parts: string[]) => path.join(project, ...parts);
const folderOf = ({ number, count }: Share) => at(SHARDS, `${number}-of-${count}`);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "shards-"));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

interface Staged {
  inputs?: string;
  /** Pages of a collection. */
  pages?: string[];
  ofAllShards?: number;
  home?: string;
}

/** Writes a shard with a page by Next and pages of a collection. */
function build(number: number, count: number, staged: Staged = {}) {
  const { inputs = "same", pages, ofAllShards = count, home = "home" } = staged;
  const shard = { number, count };
  const files = new Map<string, FileEntry>();
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(at(STAGED_SITE, file)), { recursive: true });
    writeFileSync(at(STAGED_SITE, file), text);
  };
  put("index.html", home);
  for (const page of pages ?? [`seo/${number}.html`]) {
    put(page, page);
    files.set(page, hashContent(page));
  }
  const findings = { "/seo/[slug]": [{ number }] };
  writeShard(project, shard, { pages: files.size, ofAllShards, seconds: 1, files, findings, inputs });
  return folderOf(shard);
}

const problemsOf = (folders: string[]) => findShardProblems(folders.map(readShard), "same");

it("accepts all shards of a build, in any order", () => {
  const folders = [1, 2, 3].map((number) => build(number, 3));
  expect(problemsOf(folders.toReversed())).toEqual([]);
});

it("stores the findings of observers", () => {
  expect(readShard(build(2, 3)).findings).toEqual({ "/seo/[slug]": [{ number: 2 }] });
});

it("replaces the same shard of an earlier build", () => {
  build(1, 2, { pages: ["seo/old.html"] });
  expect([...readShard(build(1, 2)).manifest.keys()]).toEqual(["index.html", "seo/1.html"]);
});

it("reports missing shards", () => {
  expect(problemsOf([build(2, 4), build(3, 4)])).toEqual([
    "shard 1 of 4 is missing",
    "shard 4 of 4 is missing",
  ]);
});

it("reports shards that were given twice", () => {
  const folders = [build(1, 2), build(2, 2)];
  expect(problemsOf([...folders, folders[0]!])).toEqual([
    `shard 1 of 2 was given 2 times: ${folders[0]}, ${folders[0]}`,
  ]);
});

it("reports shards of another count and of another build", () => {
  const [first, second, third] = [build(1, 2), build(2, 3), build(2, 2, { inputs: "others" })];
  expect(problemsOf([first, second])).toEqual([`${second} is one of 3 shards, ${first} is one of 2`]);
  expect(problemsOf([first, third])).toEqual([
    `${third} was built from different inputs: another commit, other settings or another version of Node`,
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

it("refuses a folder that is not a shard, or is truncated", () => {
  expect(() => readShard(project)).toThrow(`${project} is not a shard: it has no shard.json`);
  const folder = build(1, 1);
  const manifest = path.join(folder, "manifest.txt");
  writeFileSync(manifest, readFileSync(manifest, "utf8").slice(0, -5));
  expect(() => readShard(folder)).toThrow(
    `${folder} is not a complete shard: manifest: the last line is truncated`,
  );
});

it("writes no shard if a page differs from what was written", () => {
  const files = new Map([["seo/1.html", hashContent("whole")]]);
  mkdirSync(at(STAGED_SITE, "seo"), { recursive: true });
  writeFileSync(at(STAGED_SITE, "seo/1.html"), "who");
  const written = { pages: 2, ofAllShards: 2, seconds: 1, files, findings: {}, inputs: "same" };
  const write = () => writeShard(project, { number: 1, count: 1 }, written);
  expect(write).toThrow("the site differs from what was written: seo/1.html has 3 bytes, expected 5");
  files.set("seo/2.html", hashContent(""));
  expect(write).toThrow("seo/1.html has 3 bytes, expected 5, seo/2.html is missing");
});
