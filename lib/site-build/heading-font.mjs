/**
 * A subset of the heading font, which delays the first paint: a fifth of the size of the package's file. Browsers
 * fetch the package's file only for other characters. Pages preload the subset: an `optional` font that arrives late is
 * not shown. It is committed; `npm run fonts` makes it again, and a test fails if a heading needs another character.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Used in city names. */
const ACCENTED = "áéíóúüÉ";
const DIGITS_AND_MARKS = "0123456789 \u00a0,.:?&'’“”-/+£%";

/** The unicode-range of the subset in `components/ui/theme.css` has to list exactly these. */
export const HEADING_CHARACTERS = LETTERS + ACCENTED + DIGITS_AND_MARKS;

/** The weight of headings, which theme.css repeats for both files. A variable weight axis makes the file 50% larger. */
const WEIGHT = 680;

export const HEADING_FONT = "components/ui/fonts/bricolage-grotesque-headings.woff2";

const SOURCE =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";

/** Returns the subset as a WOFF2 file. Keeps kerning and drops all other OpenType features. */
export function subsetHeadingFont(projectDir) {
  return subsetFont(readFileSync(path.join(projectDir, SOURCE)), HEADING_CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHT },
    keepFeatures: ["kern"],
    noHinting: true,
    noLayoutClosure: true,
  });
}
