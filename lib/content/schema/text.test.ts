import type { z } from "zod";
import { clause, countWords, noun, sentence, sentenceOf, slug, text } from "./text";

const accepts = (schema: z.ZodType, value: string) => schema.safeParse(value).success;
const messageOf = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message;

it.each(["plumbing", "pay-per-lead", "st-johns", "24-hour"])("accepts %s as a slug", (value) => {
  expect(accepts(slug, value)).toBe(true);
});

it.each(["Plumbing", "pay--per", "-lead", "lead-", "düsseldorf", "a b", "a/b", ""])(
  "rejects %j as a slug",
  (value) => {
    expect(messageOf(slug, value)).toMatch(/^expected a slug/);
  },
);

it.each([
  ["", "expected a text"],
  [" a", "expected no space at either end"],
  ["a\nb", "expected one line: fold it with >-"],
])("rejects %j as a text", (value, message) => {
  expect(messageOf(text, value)).toBe(message);
});

it.each(["It rings.", "“Who is it?”", "24 hours a day!", "Élan vital.", "Is it (really)?", "‘So.’"])(
  "accepts %s as a sentence",
  (value) => {
    expect(accepts(sentence, value)).toBe(true);
  },
);

it.each([
  ["it rings.", "expected a capital letter at the start"],
  ["It rings", "expected a full stop, question mark or exclamation mark at the end"],
  ["It rings,", "expected a full stop, question mark or exclamation mark at the end"],
])("rejects %j as a sentence", (value, message) => {
  expect(messageOf(sentence, value)).toBe(message);
});

it("counts words separated by any white space", () => {
  expect(countWords("  one two\tthree – four ")).toBe(5);
  expect(countWords("")).toBe(0);
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
