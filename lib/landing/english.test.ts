import {
  choiceOf,
  createPicker,
  formatAmount,
  formatShare,
  listOf,
  monthName,
  weekdayName,
  firstSentence,
} from "./english";

it.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
])("lists %j as %j", (items, text) => {
  expect(listOf(items)).toBe(text);
});

it("lists alternatives", () => {
  expect(choiceOf(["a", "b", "c"])).toBe("a, b or c");
});

it.each([
  [499, "£499"],
  [1499, "£1,499"],
  [0.5, "£0.50"],
  [656.5, "£656.50"],
  [9588, "£9,588"],
  [0, "£0"],
])("formats %d as %s", (value, text) => {
  expect(formatAmount(value)).toBe(text);
});

it.each([
  [99.94, "99.9"],
  [99.95, "100"],
  [1324.4, "1,324"],
  [0.996, "1.0"],
  [0.128, "0.13"],
  [0, "0.0"],
])("formats the share %d as %s", (value, text) => {
  expect(formatShare(value)).toBe(text);
});

it("names months and weekdays in any time zone of the machine", () => {
  expect([1, 12].map(monthName)).toEqual(["January", "December"]);
  expect(["2026-11-26", "2028-02-29", "2027-01-03"].map(weekdayName)).toEqual([
    "Thursday",
    "Tuesday",
    "Sunday",
  ]);
});

describe("createPicker", () => {
  // FNV-1a of published test vectors: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  it.each([
    ["", "", 0x811c9dc5],
    ["", "a", 0xe40c292c],
    ["a", "", 0xe40c292c],
    ["foo", "bar", 0xbf9cf968],
  ])("picks by the FNV-1a hash of %j followed by %j", (text, purpose, hash) => {
    expect(createPicker(text)(purpose, 2 ** 32)).toBe(hash);
    expect(createPicker(text)(purpose, 7)).toBe(hash % 7);
  });

  it("distributes paths evenly over all variants", () => {
    const counts = [0, 0, 0, 0];
    for (let index = 0; index < 4000; index += 1) {
      const variant = createPicker(`/seo/live-chat-support/plumbing/city-${index}`)("", counts.length);
      counts[variant] = (counts[variant] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

it("finds the first sentence of a text", () => {
  expect(firstSentence("It stays within limits. Beyond them you decide.")).toBe("It stays within limits.");
  expect(firstSentence("Who answers? We do.")).toBe("Who answers?");
  expect(firstSentence("£0.50 for each call.")).toBe("£0.50 for each call.");
});
