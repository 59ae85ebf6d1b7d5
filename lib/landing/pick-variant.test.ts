import { createPicker } from "./pick-variant";

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
