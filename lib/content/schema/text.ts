import { z } from "zod";

/**
 * Building blocks for texts in `content/`. Each names in its message what an
 * editor has to change; the reader adds the file and the field.
 */

/** A URL path segment: lower-case ASCII words joined by single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected a slug: lower-case letters, digits and single hyphens");

/** A trimmed, non-empty text on one line (YAML's `>-` folds longer ones). */
export const text = z
  .string()
  .min(1, "expected a text")
  .refine((value) => value === value.trim(), "expected no space at either end")
  .refine((value) => !value.includes("\n"), "expected one line: fold it with >-");

/** Number of words, counted as runs of non-space. */
export function countWords(value: string): number {
  return value.split(/\s+/).filter(Boolean).length;
}

/** One or more full sentences: capital or opening quote first, full stop (or ? !) last. */
export const sentence = text
  .regex(/^[“"‘(]?[\p{Lu}\d]/u, "expected a capital letter at the start")
  .regex(/[.?!][”"’)]?$/, "expected a full stop, question mark or exclamation mark at the end");

/** A sentence of at least `min` and at most `max` words. */
export function sentenceOf(min: number, max: number) {
  return sentence.refine((value) => {
    const words = countWords(value);
    return words >= min && words <= max;
  }, `expected ${min} to ${max} words`);
}

/** A clause that a sentence is built around: no full stop at the end. */
export const clause = text.regex(/[^.?!]$/, "expected a clause without a full stop at the end");

/** A noun phrase in lower case unless its first word is a name. */
export const noun = clause.refine((value) => countWords(value) <= 6, "expected at most 6 words");

/** Other names that people search for: local spellings, short forms, the words of other countries. */
export const aliases = z
  .array(text)
  .min(1)
  .refine(
    (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
    "expected each name once",
  );
