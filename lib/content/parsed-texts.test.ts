import { newParsedTexts, parseOnce, takeParsedTexts } from "./parsed-texts";

it("parses a text that is not kept, and keeps only those asked for", () => {
  const parse = jest.fn((): unknown => ["new"]);
  takeParsedTexts({});
  expect(parseOnce("- new", parse)).toEqual(["new"]);
  const kept = newParsedTexts()!;
  takeParsedTexts(kept);
  expect(parseOnce("- new", parse)).toEqual(["new"]);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(newParsedTexts()).toBeUndefined();
  // Such as one with a mistake.
  expect(parseOnce("- [", () => undefined)).toBeUndefined();
  takeParsedTexts({ ...kept, other: 1 });
  parseOnce("- new", parse);
  expect(newParsedTexts()).toEqual(kept);
});
