import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { getContent } from "@/lib/content";

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** The characters in the `unicode-range` of a font file's rule. */
function unicodeRangeOf(file: string): Set<string> {
  const css = readFileSync("components/ui/theme.css", "utf8");
  const rule = css.split("@font-face").find((each) => each.includes(file))!;
  const range = /unicode-range:([^;]*);/.exec(rule)![1]!;
  return new Set(
    Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from, to]) =>
      characters(parseInt(from!, 16), parseInt(to ?? from!, 16)),
    ).flat(),
  );
}

/** In a process of its own: Jest cannot load the WebAssembly of subset-font. */
const FONT = JSON.parse(
  execFileSync(
    process.execPath,
    [
      ...["--input-type=module", "-e"],
      `import { HEADING_CHARACTERS, subsetHeadingFont } from "./lib/site-build/heading-font.mjs";
      const file = (await subsetHeadingFont(".")).toString("base64");
      process.stdout.write(JSON.stringify({ file, characters: HEADING_CHARACTERS }));`,
    ],
    { encoding: "utf8", maxBuffer: 1 << 24 },
  ),
) as { file: string; characters: string };

describe("the subset heading font", () => {
  const range = unicodeRangeOf("bricolage-grotesque-headings.woff2");

  it("is up to date with the package's font (`npm run fonts` writes it)", () => {
    const file = readFileSync("components/ui/fonts/bricolage-grotesque-headings.woff2", "base64");
    expect(file === FONT.file).toBe(true);
  });

  it("contains exactly the characters of its unicode-range in the stylesheet", () => {
    expect([...range].toSorted()).toEqual([...new Set(FONT.characters)].toSorted());
  });

  it("shares no character with the package's file, which browsers would then fetch as well", () => {
    const others = unicodeRangeOf("bricolage-grotesque-latin-wght-normal.woff2");
    expect([...range].filter((character) => others.has(character))).toEqual([]);
  });

  it("contains all characters in the names of services, industries and cities", () => {
    const { services, industries, cities } = getContent();
    const names = [...services, ...industries]
      .map(({ title }) => title)
      .concat(cities.map(({ label }) => label));
    // The package's Latin file has no macron: it comes from the visitor's system font.
    const missing = new Set(names.join("").replaceAll("ā", ""));
    for (const character of range) missing.delete(character);
    expect([...missing]).toEqual([]);
  });
});
