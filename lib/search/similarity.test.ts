import { distance, similarity } from "./similarity";

it.each([
  ["plumer", "plumber", 1],
  ["edinbrugh", "edinburgh", 1],
  ["glasgow", "glasgow", 0],
  ["mancehstre", "manchester", 2],
  ["cat", "dog", 3],
])("counts the typos between %s and %s", (a, b, typos) => {
  expect(distance(a, b, 3)).toBe(typos);
  expect(distance(b, a, 3)).toBe(typos);
});

it("gives up beyond the limit", () => {
  expect(distance("glasgow", "berlin", 2)).toBe(3);
  expect(distance("ab", "abcdef", 2)).toBe(3);
});

it("puts the same word before one with a typo, and that before another word", () => {
  const values = ["leeds", "leds", "lees", "london"].map((typed) => similarity(typed, "leeds", false));
  expect(values[0]).toBe(1);
  expect(values[1]).toBeLessThan(1);
  expect(values[1]).toBeGreaterThan(0.65);
  expect(values[3]).toBe(0);
});

it("takes short words at their word", () => {
  expect(similarity("vat", "vet", false)).toBe(0);
  expect(similarity("vet", "vet", false)).toBe(1);
});

it("finishes the word that is being typed, and no other", () => {
  expect(similarity("gla", "glasgow", true)).toBeGreaterThan(0.7);
  expect(similarity("gla", "glasgow", false)).toBe(0);
});

it("does not mind one and many", () => {
  expect(similarity("dentist", "dentists", false)).toBeGreaterThan(0.95);
  expect(similarity("dentists", "dentist", false)).toBeGreaterThan(0.95);
});
