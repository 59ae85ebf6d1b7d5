/**
 * Estimates the width of a text in a search result. Results are in Arial; these are its advance widths in units of
 * 1/2048 em, from the `hmtx` table of the metric-compatible Liberation Sans.
 */
const UNITS_PER_EM = 2048;
const WIDTHS: readonly [string, number][] = [
  ["'", 391],
  ["ijl’‘", 455],
  ["|", 532],
  [" !,./:;I[\\]ft·", 569],
  ["-()`r“”", 682],
  ["{}", 684],
  ['"', 727],
  ["*", 797],
  ["^", 961],
  ["Jcksvxyz", 1024],
  ["#$0123456789?L_abdeghnopqu£€–", 1139],
  ["+<=>~×", 1196],
  ["FTZßø", 1251],
  ["&ABEKPSVXY", 1366],
  ["CDHNRUw", 1479],
  ["GOQ", 1593],
  ["Mm", 1706],
  ["%æ", 1821],
  ["Wœ", 1933],
  ["—…", 2048],
  ["@", 2079],
];
/** For letters outside the table: most are no wider than an n. */
const OTHER = 1139;
/** Lookup table of Latin letters and punctuation by code: a build needs a hundred million widths. */
const WIDTH_OF_CODE = Uint16Array.from({ length: 0x2070 }, (_, code) => widthOf(String.fromCharCode(code)));

/** Width of one character in units; letters with accents are as wide as without. */
function widthOf(character: string): number {
  const base = character.normalize("NFD").replace(/\p{M}/gu, "");
  if (base === "") return 0;
  return WIDTHS.find(([characters]) => characters.includes(base))?.[1] ?? OTHER;
}

/** Width in CSS pixels at a font size in pixels. */
export function textWidth(text: string, fontSize: number): number {
  return (unitsOf(text, Infinity) * fontSize) / UNITS_PER_EM;
}

/** Width of a text in units; stops counting above `most`. */
function unitsOf(text: string, most: number): number {
  let units = 0;
  // By code unit: iterating over characters takes three times as long.
  for (let index = 0; index < text.length && units <= most; index += 1) {
    const width = WIDTH_OF_CODE[text.charCodeAt(index)];
    if (width !== undefined) units += width;
    else {
      const character = String.fromCodePoint(text.codePointAt(index)!);
      units += widthOf(character);
      index += character.length - 1;
    }
  }
  return units;
}

interface Limit {
  /** In pixels. */
  width: number;
  /** In pixels. */
  fontSize: number;
  characters?: number;
}

function fits(text: string, { width, fontSize, characters = Infinity }: Limit): boolean {
  if (text.length > characters) return false;
  const most = (width * UNITS_PER_EM) / fontSize;
  return unitsOf(text, most) <= most;
}

/** Search engines truncate titles here: 580 px at 20 px. The check of the HTML wants 70 characters at most. */
export const TITLE_LIMIT: Limit = { width: 580, fontSize: 20, characters: 70 };
/** Search engines truncate descriptions here: 920 px at 14 px. */
export const DESCRIPTION_LIMIT: Limit = { width: 920, fontSize: 14 };

/** The first candidate that fits, otherwise the last. Later candidates are not evaluated. */
export function firstThatFits(candidates: Iterable<string>, limit: Limit): string {
  let last = "";
  for (last of candidates) if (fits(last, limit)) break;
  return last;
}

/**
 * As many whole sentences of a text as fit a search result. A first sentence that is too wide is kept, and the check of
 * the finished site reports it: nothing is cut within a sentence.
 */
export function fitDescription(text: string): string {
  if (fits(text, DESCRIPTION_LIMIT)) return text;
  // Not after the "St." and "Ste." of names.
  const sentences = text.split(/(?<=[.?!])(?<!\bSte?\.) /);
  let count = sentences.length;
  while (count > 1 && !fits(sentences.slice(0, count).join(" "), DESCRIPTION_LIMIT)) count -= 1;
  return sentences.slice(0, count).join(" ");
}
