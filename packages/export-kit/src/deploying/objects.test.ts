import { isHidden } from "../hosts/table.mjs";
import { hashContent, type Manifest } from "../publishing/manifest";
import { RECORDS } from "./history";
import { addressOf, deployedFiles, filesWithOtherHeaders, headersByRules, objectRules } from "./objects";

const site: Manifest = new Map(
  [
    "index.html",
    "404.html",
    "_not-found.html",
    "_headers",
    "_redirects",
    "a.css",
    "_not-found.txt",
    "b.bin",
  ].map((file) => [file, hashContent(file.repeat(200))]),
);

it.each([
  ["index.html", "/"],
  ["services/live-chat.html", "/services/live-chat"],
  ["services/index.html", "/services/index"],
  ["404.html", "/404.html"],
  ["blog/feed.xml", "/blog/feed.xml"],
])("serves %s at %s", (file, address) => {
  expect(addressOf(file)).toBe(address);
});

it("leaves out configuration of other hosts and Next's copy of the 404 page", () => {
  expect([...deployedFiles(site).keys()]).toEqual(["index.html", "404.html", "a.css", "b.bin"]);
});

it("compresses texts that are long enough, and no files of unknown types", () => {
  const headersOf = headersByRules(objectRules({}, true));
  expect(headersOf("a.css", 512)).toMatchObject({ type: "text/css; charset=utf-8", encoding: "gzip" });
  expect(headersOf("a.css", 511).encoding).toBeUndefined();
  expect(headersOf("_next/static/b.bin", 9_000)).toEqual({
    type: "application/octet-stream",
    cache: "public, max-age=31536000, immutable",
  });
});

it("finds the files whose headers differ under other rules", () => {
  const plain = objectRules({}, false);
  const special = objectRules({ specialTypes: { "/b.bin": "application/wasm" } }, false);
  expect(filesWithOtherHeaders(site, plain, plain)).toEqual([]);
  expect(filesWithOtherHeaders(site, plain, special)).toEqual(["b.bin"]);
  expect(filesWithOtherHeaders(deployedFiles(site), plain, objectRules({}, true))).toEqual([
    "index.html",
    "404.html",
    "a.css",
  ]);
  const older = { ...plain, types: { ...plain.types, css: "text/css" } };
  expect(filesWithOtherHeaders(site, older, plain)).toEqual([...site.keys()]);
});

it("keeps its records where hosts serve nothing", () => {
  expect(isHidden(`/${RECORDS}history.json`)).toBe(true);
});
