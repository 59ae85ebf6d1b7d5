import { isHidden } from "../hosts/table";
import { hashContent, type Manifest } from "../publishing/manifest";
import { RECORDS } from "./deploy-records";
import { deployedFiles } from "./deploy-goal";
import { filesWithOtherHeaders, headersByRules, objectRules } from "./object-headers";

const others = ["_not-found.html", "_headers", "_redirects", "_not-found.txt"];
const site: Manifest = new Map(
  ["index.html", "404.html", "a.css", "b.bin", ...others].map((file) => [
    file,
    hashContent(file.repeat(200)),
  ]),
);

it("leaves out configuration of other hosts and Next's copy of the 404 page, and hides its records", () => {
  expect([...deployedFiles(site).keys()]).toEqual(["index.html", "404.html", "a.css", "b.bin"]);
  expect(isHidden(`/${RECORDS}history.json`)).toBe(true);
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
  const gzipped = filesWithOtherHeaders(deployedFiles(site), plain, objectRules({}, true));
  expect(gzipped).toEqual(["index.html", "404.html", "a.css"]);
  const older = { ...plain, types: { ...plain.types, css: "text/css" } };
  expect(filesWithOtherHeaders(site, older, plain)).toEqual([...site.keys()]);
});
