import type { z } from "zod";
import { clause, noun, sentence, sentenceOf, slug, text } from "./text";

const accepts = (schema: z.ZodType, value: string) => schema.safeParse(value).success;
const messageOf = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message;

it("accepts lower-case words with hyphens as a slug, and sentences with a capital letter and an end", () => {
  for (const value of ["plumbing", "pay-per-lead", "st-johns", "24-hour"])
    expect(messageOf(slug, value)).toBe(undefined);
  for (const value of ["Plumbing", "pay--per", "-lead", "lead-", "düsseldorf", "a b", "a/b", ""])
    expect(messageOf(slug, value)).toMatch(/^expected a slug/);
  for (const value of [
    "It rings.",
    "“Who is it?”",
    "24 hours a day!",
    "Élan vital.",
    "Is it (really)?",
    "‘So.’",
  ])
    expect(messageOf(sentence, value)).toBe(undefined);
});

it.each([
  [text, "", "expected a text"],
  [text, " a", "expected no space at either end"],
  [text, "a\nb", "expected one line: fold it with >-"],
  [sentence, "it rings.", "expected a capital letter at the start"],
  [sentence, "It rings", "expected a full stop, question mark or exclamation mark at the end"],
  [sentence, "It rings,", "expected a full stop, question mark or exclamation mark at the end"],
])("rejects other texts: %#", (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

it("limits the number of words in a sentence", () => {
  const schema = sentenceOf(2, 3);
  expect(accepts(schema, "It rings.")).toBe(true);
  expect(accepts(schema, "It always rings.")).toBe(true);
  expect(messageOf(schema, "Ring.")).toBe("expected 2 to 3 words");
  expect(messageOf(schema, "It rings and rings.")).toBe("expected 2 to 3 words");
});

it("accepts a clause without a full stop and a noun of a few words", () => {
  expect(accepts(clause, "a tenant with a wet ceiling")).toBe(true);
  expect(messageOf(clause, "a tenant.")).toBe("expected a clause without a full stop at the end");
  expect(accepts(noun, "car park")).toBe(true);
  expect(messageOf(noun, "one two three four five six seven")).toBe("expected at most 6 words");
});
