import { distinctiveWords, spellings, wordsOf } from "./fold";

it.each([
  ["München", ["munchen"]],
  ["St. John's", ["st", "johns"]],
  ["Straßburg", ["strassburg"]],
  ["Ōtautahi, Dùn Èideann", ["otautahi", "dun", "eideann"]],
  ["call-centre 24/7", ["call", "centre", "24", "7"]],
  ["…", []],
])("folds %s", (text, expected) => expect(wordsOf(text)).toEqual(expected));

it("includes spellings of umlauts without their keys", () => {
  expect(spellings("Düsseldorf")).toEqual(["dusseldorf", "duesseldorf"]);
  expect(spellings("Leeds")).toEqual(["leeds"]);
});

it("folds precomposed and decomposed letters alike", () => {
  expect(spellings("Köln".normalize("NFD"))).toEqual(spellings("Köln".normalize("NFC")));
});

it("keeps the words that distinguish entries", () => {
  expect(distinctiveWords("An answering service for dentists")).toEqual(["answering", "dentists"]);
});

it("keeps common words if there are no others", () => {
  expect(distinctiveWords("the services")).toEqual(["services"]);
  expect(distinctiveWords("the")).toEqual(["the"]);
  expect(distinctiveWords("")).toEqual([]);
});
