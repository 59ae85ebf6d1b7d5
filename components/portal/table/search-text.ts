import { memoizeByObject } from "@/lib/portal/memoize";

/**
 * Text as a search compares it: without case, accents and the form of apostrophes, hyphens and spaces. "O’Neill" and
 * "o'neill" are the same.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/\s+/g, " ")
    .toLowerCase()
    .replace(/ß/g, "ss");
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WRITTEN_DATE = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join("|")})[a-z]* (\\d{4})\\b`, "g");

const two = (part: string | number) => String(part).padStart(2, "0");

/** Dates as 2026-11-28, which the text of an item has: otherwise a date would be three words that may stand anywhere. */
function withIsoDates(folded: string): string {
  return folded
    .replace(WRITTEN_DATE, (_, day: string, month: string, year: string) =>
      [year, two(MONTHS.indexOf(month) + 1), two(day)].join("-"),
    )
    .replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, day: string, month: string, year: string) =>
      [year, two(month), two(day)].join("-"),
    );
}

/** The words and the "quoted phrases" of a search, folded. An open quote ends with the text. */
export function termsOf(query: string): string[] {
  return [...withIsoDates(foldText(query)).matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([word, phrase]) => (phrase ?? word).trim())
    .filter(Boolean);
}

/**
 * Returns the text of an item in which a search looks. Folded once for each item: a keystroke compares thousands. Keyed
 * by the object, which changes with its fields.
 */
export const searchable = <Item extends object>(fieldsOf: (item: Item) => readonly (string | undefined)[]) =>
  memoizeByObject((item: Item) => foldText(fieldsOf(item).filter(Boolean).join("\n")));
