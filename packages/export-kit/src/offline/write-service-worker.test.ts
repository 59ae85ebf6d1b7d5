import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import type { ExportKitOptions } from "../options";
import type { OfflineBuild } from "./browser/kept-site";
import { WORKER_PATH } from "./worker-path";
import { writeServiceWorker } from "./write-service-worker";

const FILES = {
  "account.html": `<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/a.js">`,
  "account.txt": `1:I[5,["/_next/static/chunks/b.js"],"Account"]`,
  "index.html": `<script src="/_next/static/chunks/home.js">`,
  "_next/static/chunks/a.js": `load("static/chunks/on-demand.js"); text("static/chunks/none.js")`,
  "_next/static/chunks/a.css": `@font-face { src: url(../media/font.woff2) }`,
  "_next/static/chunks/b.js": "b()",
  "_next/static/chunks/on-demand.js": "more()",
  "_next/static/chunks/home.js": "home()",
  "_next/static/media/font.woff2": "font",
  "countries.json": "[]",
};
const OFFLINE: ExportKitOptions = { offline: { pages: ["/account"], files: ["/countries.json"] } };

const { at, read, write } = temporaryFolder();

/** Writes the worker of a site with the given files instead of its own; returns its text, undefined without one. */
function workerOf(options = OFFLINE, files: Record<string, string> = {}): string | undefined {
  for (const [file, text] of Object.entries({ ...FILES, ...files })) write(file, text);
  writeServiceWorker(at(), "run();", options);
  return existsSync(at(WORKER_PATH)) ? read(WORKER_PATH) : undefined;
}

function buildOf(options?: ExportKitOptions, files?: Record<string, string>): OfflineBuild {
  const [, json] = /^const OFFLINE_BUILD=(.*);\nrun\(\);$/.exec(workerOf(options, files)!)!;
  return JSON.parse(json!) as OfflineBuild;
}

it("keeps the pages, their payloads, the named files and all assets that these can load, and nothing else", () => {
  expect(Object.keys(buildOf().files).sort()).toEqual([
    "/_next/static/chunks/a.css",
    "/_next/static/chunks/a.js",
    "/_next/static/chunks/b.js",
    "/_next/static/chunks/on-demand.js",
    "/_next/static/media/font.woff2",
    "/account",
    "/account.txt",
    "/countries.json",
  ]);
});

it("names the hash of each kept file, as a browser checks it", () => {
  const hash = createHash("sha256").update(FILES["account.html"]).digest("base64");
  expect(buildOf().files["/account"]).toBe(`sha256-${hash}`);
});

it("writes the same bytes for the same files, and another build for another file, asset or header", () => {
  expect(workerOf()).toBe(workerOf());
  const ids = [
    buildOf(),
    buildOf(OFFLINE, { "account.html": "changed" }),
    buildOf(OFFLINE, { "_next/static/chunks/on-demand.js": "changed" }),
    buildOf({ ...OFFLINE, harden: { policy: { "img-src": "'none'" } } }),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("writes no worker without the option offline", () => {
  expect(workerOf({})).toBeUndefined();
});

it("names a page of the option that the site does not have", () => {
  expect(() => workerOf({ offline: { pages: ["/missing"] } })).toThrow("the site has no /missing");
});
