import { z } from "zod";
import { label, message } from "./message";

const schema = z.strictObject({
  openings: z.array(message({ who: "text" }, { area: "text", count: "number", channel: ["phone", "chat"] })),
});

/** The mistakes in a text, with their paths. */
function problemsOf(text: string) {
  const result = schema.safeParse({ openings: ["{who} rings.", text] });
  return result.error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];
}

it.each([
  "{Who} in {area} rings {count} times.",
  "{AWho} rings{channel, select, chat {, or writes from {area}} other {}}.",
  "{who}: {count, number, words} {count, plural, =0 {calls} one {call} other {# calls}}",
  "Don't ring {who}'s number.",
])("accepts the message %j", (text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each([
  [
    "an unknown placeholder",
    "{who} lives in {place}.",
    "{place} is no placeholder here: expected {who}, {area}, {count}, {channel}",
  ],
  [
    "an unknown one inside a case",
    "{who} {count, plural, one {rings {x}} other {}}",
    "{x} is no placeholder here: expected {who}, {area}, {count}, {channel}",
  ],
  ["a missing placeholder", "Somebody in {area} rings.", "expected {who} somewhere in the text"],
  [
    "a brace that is not closed",
    "{who rings.",
    "expected a name in letters and digits and a } after it, near “{who rings.”",
  ],
  ["a brace that is not closed at the end", "{who} {area", "expected a } for every {, near “{area”"],
  ["a brace that is not opened", "{who} rings}.", "expected a { for every }, and both around names only"],
  [
    "a name in quotation marks",
    "'{who}' rings {who}.",
    "expected a { for every }, and both around names only",
  ],
  ["empty braces", "{who} {}", "expected the name of a placeholder between { and }, near “{}”"],
  ["another format", "{who} on {area, date}", "expected no date, time or tag"],
  [
    "an unknown format",
    "{who} {count, spellout}",
    "expected plural, select or number after the comma, near “spellout}”",
  ],
  ["another number format", "{who} {count, number, percent}", "expected {count} or {count, number, words}"],
  ["a choice without other", "{who} {channel, select, chat {writes}}", "expected a case “other”, near “}”"],
  [
    "an unknown case",
    "{who} {channel, select, fax {faxes} other {rings}}",
    "{channel} has no case “fax”: expected phone, chat or other",
  ],
  [
    "a choice that is printed",
    "{who} {channel}",
    "expected {channel, select, …}: it chooses between texts and is not printed",
  ],
  [
    "a plural of a text",
    "{who, plural, one {a} other {b}}",
    "expected a number before the comma, and {who} is none",
  ],
  [
    "a choice by a number",
    "{who} {count, select, other {b}}",
    "expected a choice before the comma, and {count} is none",
  ],
  ["two lines", "{who}\nrings.", "expected one line: fold it with >-"],
])("rejects %s with its position", (_, text, expected) => {
  expect(problemsOf(text)).toEqual([["openings.1", expected]]);
});

it("allows no placeholder in a label", () => {
  expect(label.safeParse("Get started").success).toBe(true);
  expect(label.safeParse("Call {phone}").success).toBe(false);
});
