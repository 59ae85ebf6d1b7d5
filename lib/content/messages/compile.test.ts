import { z } from "zod";
import { label, message } from "../schema/message";
import { compileMessages, plainTexts } from "./compile";

const NUMBERS = ["no", "one", "two", "three"];

const schema = z.strictObject({
  greeting: message({}, { who: "text", business: "text", area: "text" }),
  calls: message({ count: "number" }),
  desk: message({}, { channel: ["phone", "chat"], who: "text" }),
  label,
  list: z.array(message({}, { who: "text" })),
});

const PLAIN = { greeting: "Hello", calls: "{count}", desk: "desk", label: "Home", list: ["{who}"] };
const compile = (texts: Partial<z.input<typeof schema>>) =>
  compileMessages(schema.parse({ ...PLAIN, ...texts }), NUMBERS);

it("fills placeholders with values", () => {
  const { greeting } = compile({ greeting: "{Who} in {area} calls {business}. {Business} answers {who}." });
  expect(greeting({ who: "a tenant", business: "an electrical firm", area: "Govan" })).toBe(
    "A tenant in Govan calls an electrical firm. An electrical firm answers a tenant.",
  );
});

it("prints a value that contains braces, # and quotation marks unchanged", () => {
  const { greeting } = compile({ greeting: "“{who}”" });
  expect(greeting({ who: "{area} # 'x'", business: "", area: "" })).toBe("“{area} # 'x'”");
});

it("writes numbers in digits or in words", () => {
  const plural = compile({ calls: "{count, plural, one {# call} other {# calls}}" }).calls;
  const inWords = compile({
    calls: "{count, number, words} {count, plural, one {call} other {calls}}",
  }).calls;
  const write = (calls: typeof plural) => [0, 1, 3, 1416].map((count) => calls({ count }));
  expect(write(plural)).toEqual(["0 calls", "1 call", "3 calls", "1,416 calls"]);
  expect(write(inWords)).toEqual(["no calls", "one call", "three calls", "1,416 calls"]);
});

it("prefers the case of an exact number to a plural category", () => {
  const { calls } = compile({ calls: "{count, plural, one {one} =1 {a single} other {many}} of {count}" });
  expect([0, 1, 2].map((count) => calls({ count }))).toEqual(["many of 0", "a single of 1", "many of 2"]);
});

it("selects the case of a value, or “other”", () => {
  const { desk } = compile({ desk: "The desk{channel, select, chat { writes to {who}} other {}}." });
  expect(desk({ channel: "chat", who: "you" })).toBe("The desk writes to you.");
  expect(desk({ channel: "phone", who: "you" })).toBe("The desk.");
});

it("compiles lists and keeps labels unchanged", () => {
  const { list, label: text } = compile({ list: ["{who}", "Not {who}"] });
  expect(list.map((write) => write({ who: "me" }))).toEqual(["me", "Not me"]);
  expect(text).toBe("Home");
});

it("plainTexts returns all cases of a message without placeholders", () => {
  const texts = schema.parse({
    ...PLAIN,
    greeting: "{Who} calls {business} here.",
    calls: "It rings {count, plural, =0 {not once all day long} other {# times}}.",
  });
  expect(plainTexts(texts)).toEqual({
    ...PLAIN,
    greeting: " calls  here.",
    calls: "It rings  times.. not once all day long",
    list: [""],
  });
});
