import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import fc from "fast-check";
import { temporaryFolder } from "../../test/folder";
import {
  formatManifest,
  hashContent,
  hashFile,
  manifestOf,
  parseManifest,
  readManifest,
  verifyManifest,
  writeManifest,
  type FileEntry,
} from "./manifest";

const { at, write: writeIn } = temporaryFolder();
const write = (file: string, text: string) => writeIn(`site/${file}`, text);
let root: string;

beforeEach(() => {
  root = at("site");
  write("seo/b.html", "b");
  write("index.html", "düsseldorf");
  write("seo-a.txt", "");
});

const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

describe("manifestOf", () => {
  it("lists every file once, sorted, with its size in bytes", () => {
    const lines = formatManifest(manifestOf(root)).split("\n");
    expect(lines.map((line) => line.split("  ").slice(1))).toEqual([
      ["11", "index.html"],
      ["0", "seo-a.txt"],
      ["1", "seo/b.html"],
      [],
    ]);
    expect(lines[1]).toBe(`${EMPTY}  0  seo-a.txt`);
  });

  it("uses known entries without reading the file", () => {
    const known = { sha256: "f".repeat(64), size: 7 };
    const manifest = manifestOf(root, new Map([["seo/b.html", known]]));
    expect(manifest.get("seo/b.html")).toBe(known);
  });

  it("omits known entries whose file does not exist", () => {
    expect(manifestOf(root, new Map([["gone.html", hashContent("")]])).has("gone.html")).toBe(false);
  });

  it("refuses symbolic links", () => {
    symlinkSync("index.html", at("site", "link.html"));
    expect(() => manifestOf(root)).toThrow("link.html: expected a file or a folder");
  });
});

it("hashContent hashes text as UTF-8, as it is written", () => {
  expect(hashContent("düsseldorf")).toEqual(hashFile(at("site", "index.html")));
});

it("formats a manifest independently of the order of its entries, and parses it again", () => {
  const part = fc.stringMatching(/^[a-zé~-]{1,6}$/);
  const entry = fc.record<FileEntry>({
    sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
    size: fc.nat(),
  });
  const entries = fc.uniqueArray(
    fc.tuple(
      fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/")),
      entry,
    ),
    { selector: ([file]) => file },
  );
  fc.assert(
    fc.property(entries, (list) => {
      const text = formatManifest(new Map(list));
      expect(formatManifest(new Map(list.toReversed()))).toBe(text);
      expect(parseManifest(text)).toEqual(new Map(list));
    }),
  );
});

describe("parseManifest", () => {
  it.each([
    [`${EMPTY}  0  a`, "the last line is truncated"],
    [`${EMPTY} 0 a\n`, "line 1: expected sha256, size and path"],
    [`${EMPTY}  -1  a\n`, "line 1: expected sha256, size and path"],
    [`${EMPTY.slice(1)}  0  a\n`, "line 1: expected sha256, size and path"],
    [`${EMPTY}  0  b\n${EMPTY}  0  a\n`, "line 2: a is not after b"],
    [`${EMPTY}  0  a\n${EMPTY}  0  a\n`, "line 2: a is not after a"],
    [`${EMPTY}  0  ../a\n`, "line 1: ../a is not a path inside the site"],
    [`${EMPTY}  0  /etc/passwd\n`, "line 1: /etc/passwd is not a path inside the site"],
    [`${EMPTY}  0  a/./b\n`, "line 1: a/./b is not a path inside the site"],
  ])("refuses the manifest %j", (text, message) => {
    expect(() => parseManifest(text)).toThrow(message);
  });
});

describe("verifyManifest", () => {
  it("finds no differences to the folder that the manifest was made from", () => {
    const file = at("manifest.txt");
    writeManifest(file, manifestOf(root));
    expect(verifyManifest(root, readManifest(file))).toEqual([]);
  });

  it("reports missing, truncated, changed and unlisted files", () => {
    const manifest = manifestOf(root);
    rmSync(at("site", "seo-a.txt"));
    write("seo/b.html", "x");
    write("index.html", "düssel");
    write("stray.html", "");
    expect(verifyManifest(root, manifest)).toEqual([
      "index.html has 7 bytes, expected 11",
      "seo-a.txt is missing",
      "seo/b.html has different contents",
      "stray.html is not listed",
    ]);
    expect(verifyManifest(root, manifest, "sizes")).not.toContain("seo/b.html has different contents");
  });

  it("reports empty folders", () => {
    const manifest = manifestOf(root);
    for (const folder of ["_next/build-id", "a-folder"]) mkdirSync(at("site", folder), { recursive: true });
    for (const how of ["contents", "sizes"] as const)
      expect(verifyManifest(root, manifest, how)).toEqual([
        "_next/build-id is an empty folder",
        "a-folder is an empty folder",
      ]);
  });
});
