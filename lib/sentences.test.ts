import { splitSentence, unbroken } from "./sentences";

it("splits off the first sentence", () => {
  expect(splitSentence("Who rings? At four it does. We answer.")).toEqual([
    "Who rings?",
    "At four it does. We answer.",
  ]);
  expect(splitSentence("One sentence.")).toEqual(["One sentence.", ""]);
});

it("keeps hours on one line", () => {
  expect(unbroken("9 am to 6 pm, 24 hours")).toBe("9\u00A0am\u00A0to\u00A06\u00A0pm, 24 hours");
});
