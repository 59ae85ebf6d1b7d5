import { z } from "zod";

/** Schemas of texts in `content/`. Messages say what is expected; the reader adds file and field. */

/** File names are made from slugs, and file systems limit them to 255 bytes. */
const MAX_SLUG = 100;
/** Longest name of a city or industry that fits a heading and a search result. */
const MAX_NAME = 60;

/** A URL path segment: lower-case ASCII words joined by single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected a slug: lower-case letters, digits and single hyphens")
  .max(MAX_SLUG, `expected a slug of at most ${MAX_SLUG} characters`);

/** A trimmed, non-empty text on one line. */
export const text = z
  .string()
  .min(1, "expected a text")
  .refine((value) => value === value.trim(), "expected no space at either end")
  .refine((value) => !value.includes("\n"), "expected one line: fold it with >-");

/** A name for headings, lists and titles. */
export const name = text.max(MAX_NAME, `expected a name of at most ${MAX_NAME} characters`);

/** Returns true for a path of the site; `consistency/site-paths.ts` knows whether the page exists. */
export function isInternalPath(value: string): boolean {
  return /^\/[a-z0-9/.-]*$/.test(value);
}

/** Returns true for an address of another site: https, with a domain, without credentials. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocol === "https:" && /\.[a-z][a-z0-9-]*$/.test(hostname) && !username && !password;
}

/** An address of another site. */
export const webAddress = z
  .string()
  .refine(isWebAddress, "expected an address of another site such as https://ico.org.uk");

/** Returns true if no value occurs twice. */
export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** A list without repetitions, of at least one. @param what one of them, in a message */
export function distinct<T extends z.ZodType>(item: T, what: string) {
  return z.array(item).min(1).refine(isDistinct, `expected each ${what} once`);
}

/** Reports a mistake at a path below the value that a schema checks. */
export function addProblem(context: z.RefinementCtx, path: PropertyKey[], message: string): void {
  context.addIssue({ code: "custom", path, message });
}

/** A list whose rows differ in a key. */
export function rowsBy<Key extends string, T extends z.ZodType<Record<Key, string>>>(key: Key, row: T) {
  return z.array(row).superRefine((rows, context) => {
    const keys = rows.map((each) => each[key]);
    for (const [index, value] of keys.entries())
      if (keys.indexOf(value) !== index) addProblem(context, [index, key], `“${value}” occurs twice`);
  });
}

/** The law, or the authority's page. */
export const source = z.strictObject({ title: text, url: webAddress });

/** Numbers in words, from one. */
export const CARDINALS = [
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
];

/** Number of words, separated by white space. */
export function countWords(value: string): number {
  return value.split(/\s+/).filter(Boolean).length;
}

/** One or more full sentences. */
export const sentence = text
  .regex(/^[“"‘(]?[\p{Lu}\d]/u, "expected a capital letter at the start")
  .regex(/[.?!][”"’)]?$/, "expected a full stop, question mark or exclamation mark at the end");

/** A title with a text below it. */
export const titled = z.strictObject({ title: text, text: sentence });

/** A sentence of at least `min` and at most `max` words. */
export function sentenceOf(min: number, max: number) {
  return sentence.refine((value) => {
    const words = countWords(value);
    return words >= min && words <= max;
  }, `expected ${min} to ${max} words`);
}

/** Part of a sentence: no full stop at the end. */
export const clause = text.regex(/[^.?!]$/, "expected a clause without a full stop at the end");

/** What cannot wait; complete "If {when}, {then}." */
export const urgentCases = z
  .array(z.strictObject({ when: clause, then: clause }))
  .min(2)
  .max(3);

/** Questions that an agent asks first. */
export const intakeQuestions = z.array(text.endsWith("?", "expected a question")).min(5).max(7);

/** A short noun phrase. */
export const noun = clause.refine((value) => countWords(value) <= 6, "expected at most 6 words");

/** Other names that people search for: local spellings, short forms, names in other languages. */
export const aliases = z
  .array(text)
  .min(1)
  .refine((names) => isDistinct(names.map((name) => name.toLowerCase())), "expected each name once");
