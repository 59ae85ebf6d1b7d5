import fc from "fast-check";
import type { FieldValues } from "./form-fields";
import { composeMail, LINK_LIMIT } from "./compose-mail";

const ADDRESS = "hello@clydeline.example";
const ANN: FieldValues = {
  name: "Ann Burns",
  email: "ann@burns.example",
  company: "Burns & Sons",
  phone: "0141 496 0999",
  service: "Live Chat Support",
  message: "Two vans.\nOne phone?",
};
const LABELS = ["Name", "Email", "Company", "Phone", "Service Interest", "Message"];

/** Composes a message and parses its link as a mail program does. */
function composeAndParse(message: FieldValues) {
  const { link } = composeMail(message, ADDRESS);
  if (link === undefined) throw new Error("expected a link");
  const [, address, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  return { link, address, subject: decodeURIComponent(subject!), body: decodeURIComponent(body!) };
}

it("has the fixed subject and lines, in the link as in the plain text", () => {
  const { address, subject, body } = composeAndParse(ANN);
  expect(address).toBe(ADDRESS);
  expect(subject).toBe("New Contact Form Submission from Ann Burns");
  expect(body.split("\r\n")).toEqual([
    ...["Name: Ann Burns", "Email: ann@burns.example", "Company: Burns & Sons", "Phone: 0141 496 0999"],
    ...["Service Interest: Live Chat Support", "Message: Two vans.", "One phone?"],
  ]);
  expect(composeMail(ANN, ADDRESS).text).toBe(
    `To: ${ADDRESS}\nSubject: ${subject}\n\n${body.replaceAll("\r\n", "\n")}`,
  );
});

it("encodes every kind of line break as %0D%0A, and removes empty lines around the message", () => {
  const { link } = composeAndParse({ ...ANN, message: "\na  \n\nb\r\nc\rd\u2028e\n" });
  expect(link).toMatch(/Message%3A%20a%0D%0A%0D%0Ab%0D%0Ac%0D%0Ad%0D%0Ae$/);
});

it("has a link up to the limit, and only plain text above it", () => {
  const shortest = composeAndParse({ ...ANN, message: "x" }).link.length;
  const longest = "x".repeat(LINK_LIMIT - shortest + 1);
  expect(composeAndParse({ ...ANN, message: longest }).link).toHaveLength(LINK_LIMIT);
  const beyond = composeMail({ ...ANN, message: `${longest}x` }, ADDRESS);
  expect(beyond.link).toBeUndefined();
  expect(beyond.text).toContain(`${longest}x`);
});

describe("the email of a random contact form", () => {
  // fast-check's own units for all of Unicode take a second to be made.
  const character = fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point));
  // Code units as well: lone surrogates, line breaks and nulls among them.
  const text = fc.oneof(
    fc.string({ unit: character }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    fc.constantFrom("", "a\r\nb", "\uD800", "&cc=x", "%0D%0ABcc: x", "</a>"),
  );
  const fields = { name: text, email: text, company: text, phone: text, service: text, message: text };

  it("has a link with one subject and one body, and each label once before the message, or no link", () => {
    fc.assert(
      fc.property(fc.record(fields), (any) => {
        const { link, text: plain } = composeMail(any, ADDRESS);
        expect(plain).not.toMatch(/\p{Surrogate}/u);
        if (link === undefined) return;
        expect(link.length).toBeLessThanOrEqual(LINK_LIMIT);
        expect(link).toMatch(/^mailto:hello@clydeline\.example\?subject=[\w%.!~*'()-]*&body=[\w%.!~*'()-]*$/);
        const { subject, body } = composeAndParse(any);
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const lines = body.split("\r\n");
        expect(lines.slice(0, 6).map((line) => line.slice(0, line.indexOf(":")))).toEqual(LABELS);
        expect(lines.join("")).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  it("keeps a message of printable characters unchanged", () => {
    const line = fc.string({ unit: character }).filter((value) => !/[\p{Cc}\p{Cs}\p{Z}]/u.test(value));
    fc.assert(
      fc.property(fc.array(line.filter(Boolean), { minLength: 1, maxLength: 5 }), (lines) => {
        const { text: plain } = composeMail({ ...ANN, message: lines.join("\n") }, ADDRESS);
        expect(plain.split("Message: ")[1]).toBe(lines.join("\n"));
      }),
    );
  });
});
