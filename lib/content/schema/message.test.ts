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

it("accepts placeholders, choices, plurals and numbers in words", () => {
  const messages = [
    "{Who} in {area} rings {count} times.",
    "{Who} rings{channel, select, chat {, or writes from {area}} other {}}.",
    "{who}: {count, number, words} {count, plural, =0 {calls} one {call} other {# calls}}",
    "Don't ring {who}'s number.",
  ];
  expect(messages.flatMap(problemsOf)).toEqual([]);
});

const PLACEHOLDERS = "{who}, {area}, {count}, {channel}";
/** Mistakes, and what is said about them. */
const MISTAKES: [text: string, message: string][] = [
  ["{who} lives in {place}.", `{place} is no placeholder here: expected ${PLACEHOLDERS}`],
  ["{who} {count, plural, one {rings {x}} other {}}", `{x} is no placeholder here: expected ${PLACEHOLDERS}`],
  ["Somebody in {area} rings.", "expected {who} somewhere in the text"],
  ["{who rings.", "expected a name in letters and digits and a } after it, near “{who rings.”"],
  ["{who} {area", "expected a } for every {, near “{area”"],
  ["{who} rings}.", "expected a { for every }, and both around names only"],
  ["'{who}' rings {who}.", "expected a { for every }, and both around names only"],
  ["{who} {}", "expected the name of a placeholder between { and }, near “{}”"],
  ["{who} on {area, date}", "expected no date, time or tag"],
  ["{who} {count, spellout}", "expected plural, select or number after the comma, near “spellout}”"],
  ["{who} {count, number, percent}", "expected {count} or {count, number, words}"],
  ["{who} {channel, select, chat {writes}}", "expected a case “other”, near “}”"],
  [
    "{who} {channel, select, fax {faxes} other {rings}}",
    "{channel} has no case “fax”: expected phone, chat or other",
  ],
  ["{who} {channel}", "expected {channel, select, …}: it chooses between texts and is not printed"],
  ["{who, plural, one {a} other {b}}", "expected a number before the comma, and {who} is none"],
  ["{who} {count, select, other {b}}", "expected a choice before the comma, and {count} is none"],
  ["{who}\nrings.", "expected one line: fold it with >-"],
];

it("rejects a mistake with its position", () => {
  for (const [text, message] of MISTAKES)
    expect([text, problemsOf(text)]).toEqual([text, [["openings.1", message]]]);
});

it("allows no placeholder in a label", () => {
  expect(label.safeParse("Get started").success).toBe(true);
  expect(label.safeParse("Call {phone}").success).toBe(false);
});
