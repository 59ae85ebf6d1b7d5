import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { temporaryFolder } from "../../test/folder";
import type { ExportKitOptions } from "../options";
import { WORKER_PATH, type OfflineBuild } from "./browser/build-cache";
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

/** Writes the worker of a site with the given files instead of its own; returns its text, and the build that it has. */
function workerOf(options = OFFLINE, files: Record<string, string> = {}) {
  for (const [file, text] of Object.entries({ ...FILES, ...files })) write(file, text);
  writeServiceWorker(at(), "run();", options);
  const text = read(WORKER_PATH);
  const [, json] = /^const OFFLINE_BUILD=(.*);\nrun\(\);$/.exec(text)!;
  return { text, ...(JSON.parse(json!) as OfflineBuild) };
}

it("keeps the pages, their payloads, the named files and all assets that these can load, and nothing else", () => {
  const { files } = workerOf();
  const chunks = ["a.css", "a.js", "b.js", "on-demand.js"].map((name) => `/_next/static/chunks/${name}`);
  const others = ["/_next/static/media/font.woff2", "/account", "/account.txt", "/countries.json"];
  expect(Object.keys(files).sort()).toEqual([...chunks, ...others]);
  // As a browser checks it.
  const hash = createHash("sha256").update(FILES["account.html"]).digest("base64");
  expect(files["/account"]).toBe(`sha256-${hash}`);
});

it("writes the same bytes for the same files, and another build for another file, asset or header", () => {
  expect(workerOf().text).toBe(workerOf().text);
  const ids = [
    workerOf(),
    workerOf(OFFLINE, { "account.html": "changed" }),
    workerOf(OFFLINE, { "_next/static/chunks/on-demand.js": "changed" }),
    workerOf({ ...OFFLINE, harden: { policy: { "img-src": "'none'" } } }),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("writes no worker without the option offline, and names a page that the site does not have", () => {
  writeServiceWorker(at(), "run();", {});
  expect(existsSync(at(WORKER_PATH))).toBe(false);
  expect(() => workerOf({ offline: { pages: ["/missing"] } })).toThrow("the site has no /missing");
});
