import { splitSentence } from "./sentences";

it("splits off the first sentence", () => {
  expect(splitSentence("Who rings? At four it does. We answer.")).toEqual([
    "Who rings?",
    "At four it does. We answer.",
  ]);
  expect(splitSentence("One sentence.")).toEqual(["One sentence.", ""]);
});
