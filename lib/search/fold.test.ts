import { spellings, telling, words } from "./fold";

it.each([
  ["München", ["munchen"]],
  ["St. John's", ["st", "johns"]],
  ["Straßburg", ["strassburg"]],
  ["Ōtautahi, Dùn Èideann", ["otautahi", "dun", "eideann"]],
  ["call-centre 24/7", ["call", "centre", "24", "7"]],
  ["…", []],
])("folds %s", (text, expected) => expect(words(text)).toEqual(expected));

it("knows how umlauts are typed without their keys", () => {
  expect(spellings("Düsseldorf")).toEqual(["dusseldorf", "duesseldorf"]);
  expect(spellings("Leeds")).toEqual(["leeds"]);
});

it("folds a letter and its accent alike, in one character or in two", () => {
  expect(spellings("Köln".normalize("NFD"))).toEqual(spellings("Köln".normalize("NFC")));
});

it("keeps the words that tell things apart", () => {
  expect(telling(["an", "answering", "service", "for", "dentists"])).toEqual(["answering", "dentists"]);
});

it("keeps the others where there is nothing else", () => {
  expect(telling(["the", "services"])).toEqual(["services"]);
  expect(telling(["the"])).toEqual(["the"]);
  expect(telling([])).toEqual([]);
});
