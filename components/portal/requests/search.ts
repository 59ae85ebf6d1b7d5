import { wordsOf } from "@/lib/portal";
import { formatDay } from "../format";
import type { ListedRequest } from "./listed-request";

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

/** The words and the "quoted phrases" of a search, folded. An open quote ends with the text. */
export function termsOf(query: string): string[] {
  return [...foldText(query).matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([word, phrase]) => (phrase ?? word).trim())
    .filter(Boolean);
}

/** Folded once for each request: a keystroke compares thousands. Keyed by the object, which changes with its fields. */
const texts = new WeakMap<ListedRequest, string>();

/** The text of a request in which a search looks: all fields, its number, and its date as it is shown and as 2026-11-20. */
export function searchTextOf(request: ListedRequest): string {
  const known = texts.get(request);
  if (known !== undefined) return known;
  const { label, id, service, industry, description, customer, email, company, status, priority } = request;
  const shown = [wordsOf(status), priority];
  const fields = [label, service, industry, description, customer, email, company, status, ...shown];
  const day = request.createdAt;
  const text = foldText([...fields, id, formatDay(day), day.slice(0, 10)].filter(Boolean).join("\n"));
  texts.set(request, text);
  return text;
}
