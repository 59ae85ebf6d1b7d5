import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
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

let root: string;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "manifest-"));
  write("seo/b.html", "b");
  write("index.html", "düsseldorf");
  write("seo-a.txt", "");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

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

  it("takes entries that a thread has made, without reading the file", () => {
    const made = { sha256: "f".repeat(64), size: 7 };
    const manifest = manifestOf(root, new Map([["seo/b.html", made]]));
    expect(manifest.get("seo/b.html")).toBe(made);
  });

  it("leaves out what a thread says it wrote and is not there", () => {
    expect(manifestOf(root, new Map([["gone.html", hashContent("")]])).has("gone.html")).toBe(false);
  });

  it("refuses links: what they lead to is not part of the site", () => {
    symlinkSync("index.html", path.join(root, "link.html"));
    expect(() => manifestOf(root)).toThrow("link.html: expected a file or a folder");
  });
});

it("hashes text as the bytes that are written", () => {
  expect(hashContent("düsseldorf")).toEqual(hashFile(path.join(root, "index.html")));
});

it("writes the same bytes whatever the order of the entries, and reads them back", () => {
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
    [`${EMPTY}  0  a`, "the last line was cut off"],
    [`${EMPTY} 0 a\n`, "line 1: expected sha256, size and path"],
    [`${EMPTY}  -1  a\n`, "line 1: expected sha256, size and path"],
    [`${EMPTY.slice(1)}  0  a\n`, "line 1: expected sha256, size and path"],
    [`${EMPTY}  0  b\n${EMPTY}  0  a\n`, "line 2: a is not after b"],
    [`${EMPTY}  0  a\n${EMPTY}  0  a\n`, "line 2: a is not after a"],
    [`${EMPTY}  0  ../a\n`, "line 1: ../a is no path inside a site"],
    [`${EMPTY}  0  /etc/passwd\n`, "line 1: /etc/passwd is no path inside a site"],
    [`${EMPTY}  0  a/./b\n`, "line 1: a/./b is no path inside a site"],
  ])("refuses %j", (text, message) => {
    expect(() => parseManifest(text)).toThrow(message);
  });
});

describe("verifyManifest", () => {
  it("finds nothing wrong with the folder it was made of", () => {
    const file = path.join(root, "..", `${path.basename(root)}.txt`);
    writeManifest(file, manifestOf(root));
    expect(verifyManifest(root, readManifest(file))).toEqual([]);
    rmSync(file);
  });

  it("names what is missing, cut off, changed and left over", () => {
    const manifest = manifestOf(root);
    rmSync(path.join(root, "seo-a.txt"));
    write("seo/b.html", "x");
    write("index.html", "düssel");
    write("stray.html", "");
    expect(verifyManifest(root, manifest)).toEqual([
      "index.html has 7 bytes of 11",
      "seo-a.txt is missing",
      "seo/b.html has other contents",
      "stray.html is not listed",
    ]);
    expect(verifyManifest(root, manifest, "sizes")).not.toContain("seo/b.html has other contents");
  });

  it("names folders without a file: a copy by the list would not have them", () => {
    const manifest = manifestOf(root);
    for (const folder of ["_next/build-id", "a-folder"])
      mkdirSync(path.join(root, folder), { recursive: true });
    for (const how of ["contents", "sizes"] as const)
      expect(verifyManifest(root, manifest, how)).toEqual([
        "_next/build-id is an empty folder",
        "a-folder is an empty folder",
      ]);
  });
});
