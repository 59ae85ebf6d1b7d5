/**
 * The heading font, cut down to what headings are made of: a fifth of the bytes that the package's file has,
 * because pages wait for it before they count as painted. Characters beyond these come from that file, which
 * browsers fetch only where one of them stands.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Of the names of towns. */
const ACCENTED = "áéíóúüÉ";
const DIGITS_AND_MARKS = "0123456789 \u00a0,.:?&'’“”-/+£%";

/** The characters that are in the file. */
export const HEADING_CHARACTERS = LETTERS + ACCENTED + DIGITS_AND_MARKS;

/** The one weight of headings; theme.css names it for both files. A range of weights takes half as much again. */
const WEIGHT = 680;

/** Where the file is kept: it goes with the stylesheet that names it. */
export const HEADING_FONT = "components/ui/fonts/bricolage-grotesque-headings.woff2";

const SOURCE =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";

/**
 * Cuts the package's font: with kerning, which headings need, and without the other features of a text face.
 *
 * @param {string} projectDir the project's root
 * @returns {Promise<Buffer>} a WOFF2 file; the same bytes every time
 */
export function subsetHeadingFont(projectDir) {
  return subsetFont(readFileSync(path.join(projectDir, SOURCE)), HEADING_CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHT },
    keepFeatures: ["kern"],
    noHinting: true,
    noLayoutClosure: true,
  });
}
