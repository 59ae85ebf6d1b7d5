/**
 * The heading font, cut down to what headings are made of: a third of the bytes that the package's file has,
 * few enough for the first flight of a connection (14.6 KB with the headers). Characters beyond these come
 * from that file, which browsers fetch only where one of them stands.
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

/** Where the file is kept: it goes with the stylesheet that names it. */
export const HEADING_FONT = "components/ui/fonts/bricolage-grotesque-headings.woff2";

const SOURCE =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";

/**
 * Cuts the package's font: the weights that the stylesheets use (lighter ones are shown as the lightest), with kerning, which headings need, and
 * without the other features of a text face.
 *
 * @param {string} projectDir the project's root
 * @returns {Promise<Buffer>} a WOFF2 file; the same bytes every time
 */
export function cutHeadingFont(projectDir) {
  return subsetFont(readFileSync(path.join(projectDir, SOURCE)), HEADING_CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 650, max: 700 } },
    keepFeatures: ["kern"],
    noHinting: true,
    noLayoutClosure: true,
  });
}
