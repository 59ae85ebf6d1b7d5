import { indexWords } from "./similar-words";

const KNOWN = ["glasgow", "manchester", "edinburgh", "leeds", "vet", "dentists", "chat"];
const similarTo = indexWords(KNOWN, 0.65);
const quality = (typed: string, known: string, unfinished = false) =>
  similarTo(typed, unfinished).get(known) ?? 0;

it.each([
  ["glasgw", "glasgow"],
  ["edinbrugh", "edinburgh"],
  ["mnchestar", "manchester"],
  ["chta", "chat"],
])("finds %s similar to %s", (typed, known) => {
  expect([...similarTo(typed, false).keys()]).toEqual([known]);
});

it("finds no words with too many typos", () => {
  expect(similarTo("glsagwo", false).size).toBe(0);
  expect(similarTo("chxa", false).size).toBe(0);
});

it("prefers the same word to one with a typo, and finds no other word", () => {
  expect(quality("leeds", "leeds")).toBe(1);
  expect(quality("leds", "leeds")).toBeLessThan(1);
  expect(quality("leds", "leeds")).toBeGreaterThan(0.65);
  expect(quality("london", "leeds")).toBe(0);
});

it("allows no typo in a word of three letters", () => {
  expect(quality("vat", "vet")).toBe(0);
  expect(quality("vet", "vet")).toBe(1);
});

it("completes the unfinished word only", () => {
  expect(quality("gla", "glasgow", true)).toBeGreaterThan(0.7);
  expect(quality("gla", "glasgow", false)).toBe(0);
});

it("treats singular and plural as similar, also in short words", () => {
  expect(quality("dentist", "dentists")).toBeGreaterThan(0.95);
  expect(quality("vets", "vet")).toBeGreaterThan(0.95);
});
