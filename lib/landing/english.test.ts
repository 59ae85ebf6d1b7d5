import { choiceOf, createPicker, formatAmount, formatShare, listOf } from "./english";

it("lists items and alternatives", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listOf)).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(choiceOf(["a", "b", "c"])).toBe("a, b or c");
});

it("formats amounts and shares", () => {
  expect([0, 1499, 0.5, 656.5].map(formatAmount)).toEqual(["£0", "£1,499", "£0.50", "£656.50"]);
  expect([99.94, 99.95, 1324.4, 0.996, 0.128, 0].map(formatShare)).toEqual([
    "99.9",
    "100",
    "1,324",
    "1.0",
    "0.13",
    "0.0",
  ]);
});

it("picks by the FNV-1a hash of two texts", () => {
  // Published test vectors: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  const vectors = [
    ["", "", 0x811c9dc5],
    ["", "a", 0xe40c292c],
    ["foo", "bar", 0xbf9cf968],
  ] as const;
  for (const [text, purpose, hash] of vectors) {
    expect(createPicker(text)(purpose, 2 ** 32)).toBe(hash);
    expect(createPicker(text)(purpose, 7)).toBe(hash % 7);
  }
});
