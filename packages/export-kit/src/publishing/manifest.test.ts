import { rmSync, symlinkSync } from "node:fs";
import fc from "fast-check";
import { temporaryFolder } from "../../test/folder";
import {
  formatManifest,
  hashContent,
  manifestOf,
  parseManifest,
  readManifest,
  verifyManifest,
  writeManifest,
  type FileEntry,
} from "./manifest";

const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const { at, write: writeIn } = temporaryFolder();
const write = (file: string, text: string) => writeIn(`site/${file}`, text);
let root: string;

beforeEach(() => {
  root = at("site");
  write("seo/b.html", "b");
  write("index.html", "düsseldorf");
  write("seo-a.txt", "");
});

it("lists every file once, sorted, with its hash and its size in bytes", () => {
  const lines = formatManifest(manifestOf(root)).split("\n");
  expect(lines.map((line) => line.split("  ").slice(1).join(" "))).toEqual([
    "11 index.html",
    "0 seo-a.txt",
    "1 seo/b.html",
    "",
  ]);
  expect(lines[1]).toBe(`${EMPTY}  0  seo-a.txt`);
  expect(manifestOf(root).get("index.html")).toEqual(hashContent("düsseldorf"));
});

it("uses known entries without reading the file, omits those without one, and refuses links", () => {
  const known = { sha256: "f".repeat(64), size: 7 };
  const manifest = manifestOf(root, new Map(["seo/b.html", "gone.html"].map((file) => [file, known])));
  expect(manifest.get("seo/b.html")).toBe(known);
  expect(manifest.has("gone.html")).toBe(false);
  symlinkSync("index.html", at("site", "link.html"));
  expect(() => manifestOf(root)).toThrow("link.html: expected a file or a folder");
});

it("formats a manifest independently of the order of its entries, and parses it again", () => {
  const file = fc.array(fc.stringMatching(/^[a-zé~-]{1,6}$/), { minLength: 1, maxLength: 3 });
  const entry = fc.record<FileEntry>({ sha256: fc.stringMatching(/^[0-9a-f]{64}$/), size: fc.nat() });
  const entries = fc.uniqueArray(
    fc.tuple(
      file.map((parts) => parts.join("/")),
      entry,
    ),
    { selector: ([name]) => name },
  );
  fc.assert(
    fc.property(entries, (list) => {
      const text = formatManifest(new Map(list));
      expect(formatManifest(new Map(list.toReversed()))).toBe(text);
      expect(parseManifest(text)).toEqual(new Map(list));
    }),
    { seed: 1, numRuns: 40 },
  );
});

it("writes and reads a manifest in parts, also where a part ends within a letter", () => {
  const files = Array.from({ length: 12_000 }, (_, index) => `${"ü".repeat(100)}-${index}.html`);
  const manifest = new Map(files.sort().map((file) => [file, { sha256: EMPTY, size: 0 }]));
  writeManifest(at("manifest.txt"), manifest);
  expect(readManifest(at("manifest.txt"))).toEqual(manifest);
});

it("refuses a manifest that is cut off, out of order, or names files outside of the site", () => {
  const line = (file: string) => `${EMPTY}  0  ${file}\n`;
  for (const [text, message] of [
    [`${EMPTY}  0  a`, "the last line is truncated"],
    [`${EMPTY} 0 a\n`, "line 1: expected sha256, size and path"],
    [`${EMPTY}  -1  a\n`, "line 1: expected sha256, size and path"],
    [line("a").slice(1), "line 1: expected sha256, size and path"],
    [line("b") + line("a"), "line 2: a is not after b"],
    [line("a") + line("a"), "line 2: a is not after a"],
    ...["../a", "/etc/passwd", "a/./b"].map((file) => [line(file), `${file} is not a path inside the site`]),
  ] as [string, string][])
    expect(() => parseManifest(text)).toThrow(message);
});

it("finds no differences to the folder that it was made from, and names missing, changed and unlisted files", () => {
  writeManifest(at("manifest.txt"), manifestOf(root));
  const manifest = readManifest(at("manifest.txt"));
  expect(verifyManifest(root, manifest)).toEqual([]);
  rmSync(at("site", "seo-a.txt"));
  write("seo/b.html", "x");
  write("index.html", "düssel");
  write("stray.html", "");
  const changed = "seo/b.html has different contents";
  const problems = [
    "index.html has 7 bytes, expected 11",
    "seo-a.txt is missing",
    changed,
    "stray.html is not listed",
  ];
  expect(verifyManifest(root, manifest).sort()).toEqual(problems);
  const bySize = problems.filter((problem) => problem !== changed);
  expect(verifyManifest(root, manifest, { how: "sizes" }).sort()).toEqual(bySize);
  const linked = new Set(["index.html", "seo-a.txt"]);
  const withoutSize = bySize.filter((problem) => !problem.startsWith("index.html"));
  expect(verifyManifest(root, manifest, { how: "sizes", linked }).sort()).toEqual(withoutSize);
});
