import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { getContent } from "@/lib/content";

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Of the stylesheet's rule for the file. */
function rangeOf(file: string): Set<string> {
  const css = readFileSync("components/ui/theme.css", "utf8");
  const rule = css.split("@font-face").find((each) => each.includes(file))!;
  const range = /unicode-range:([^;]*);/.exec(rule)![1]!;
  return new Set(
    Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from, to]) =>
      characters(parseInt(from!, 16), parseInt(to ?? from!, 16)),
    ).flat(),
  );
}

/** Jest does not load the subsetter's WebAssembly; Node does. */
function run(code: string): Buffer {
  return execFileSync(process.execPath, ["--input-type=module", "-e", code], { maxBuffer: 1 << 24 });
}
const MODULE = "./lib/site-build/heading-font.mjs";

describe("the heading font", () => {
  const range = rangeOf("bricolage-grotesque-headings.woff2");

  it("is what the package's font gives: run `npm run fonts` after a change", () => {
    const cut = run(
      `import { subsetHeadingFont } from "${MODULE}"; process.stdout.write(await subsetHeadingFont("."));`,
    );
    expect(readFileSync("components/ui/fonts/bricolage-grotesque-headings.woff2").equals(cut)).toBe(true);
  });

  it("has the characters that the stylesheet fetches it for", () => {
    const kept = run(
      `import { HEADING_CHARACTERS } from "${MODULE}"; process.stdout.write(HEADING_CHARACTERS);`,
    );
    expect([...range].toSorted()).toEqual([...new Set(kept.toString())].toSorted());
  });

  it("shares no character with the package's file, which browsers would fetch besides", () => {
    const others = rangeOf("bricolage-grotesque-latin-wght-normal.woff2");
    expect([...range].filter((character) => others.has(character))).toEqual([]);
  });

  it("has all that the names of services, trades and towns are written with", () => {
    const { services, industries, cities } = getContent();
    const names = [...services, ...industries]
      .map(({ title }) => title)
      .concat(cities.map(({ label }) => label));
    // The package has the letters of Western Europe; a macron comes from the reader's own fonts.
    const missing = new Set(names.join("").replaceAll("ā", ""));
    for (const character of range) missing.delete(character);
    expect([...missing]).toEqual([]);
  });
});
