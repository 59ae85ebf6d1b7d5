import { distinctiveWords, spellings, wordsOf } from "./folded-words";
import { indexWords } from "./similar-words";

it("folds accents, cases and punctuation, and keeps both spellings of umlauts", () => {
  const folded = ["St. John's", "Straßburg", "Ōtautahi, Dùn Èideann", "call-centre 24/7", "…"].map(wordsOf);
  expect(folded).toEqual([
    ["st", "johns"],
    ["strassburg"],
    ["otautahi", "dun", "eideann"],
    ["call", "centre", "24", "7"],
    [],
  ]);
  for (const form of ["NFC", "NFD"])
    expect(spellings("Düsseldorf".normalize(form))).toEqual(["dusseldorf", "duesseldorf"]);
});

it("keeps the words that distinguish entries, and common ones if there are no others", () => {
  const texts = ["An answering service for dentists", "the services", "the", ""];
  expect(texts.map(distinctiveWords)).toEqual([["answering", "dentists"], ["services"], ["the"], []]);
});

const KNOWN = ["glasgow", "manchester", "edinburgh", "leeds", "vet", "dentists", "chat"];
const similarTo = indexWords(KNOWN, 0.65);
const quality = (typed: string, known: string, unfinished = false) =>
  similarTo(typed, unfinished).get(known) ?? 0;

it("finds words with as many typos as their length allows, and no others", () => {
  const typed = ["glasgw", "edinbrugh", "mnchestar", "chta", "glsagwo", "chxa", "vat", "london"];
  expect(typed.map((word) => [...similarTo(word, false).keys()].join())).toEqual(
    ["glasgow", "edinburgh", "manchester", "chat", "", "", "", ""], //
  );
});

it("prefers the same word to its plural or singular, and that to one with a typo", () => {
  expect(quality("leeds", "leeds")).toBe(1);
  expect(quality("leds", "leeds")).toBeLessThan(0.95);
  for (const [typed, known] of [
    ["dentist", "dentists"],
    ["vets", "vet"],
  ] as const)
    expect(quality(typed, known)).toBeGreaterThan(0.95);
});

it("completes the unfinished word only", () => {
  expect(quality("gla", "glasgow", true)).toBeGreaterThan(0.7);
  expect(quality("gla", "glasgow", false)).toBe(0);
});
