import { parseOnce, startWithKept, textsToKeep } from "./parsed-texts";

it("parses a text that is not kept, and keeps only those asked for", () => {
  const parse = jest.fn((): unknown => ["new"]);
  startWithKept({});
  expect(parseOnce("- new", parse)).toEqual(["new"]);
  expect(parseOnce("- new", parse)).toEqual(["new"]);
  expect(parse).toHaveBeenCalledTimes(1);
  const kept = textsToKeep()!;
  startWithKept(kept);
  expect(parseOnce("- new", parse)).toEqual(["new"]);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(textsToKeep()).toBeUndefined();
  // Such as one with a mistake.
  expect(parseOnce("- [", () => undefined)).toBeUndefined();
  startWithKept({ ...kept, other: 1 });
  parseOnce("- new", parse);
  expect(textsToKeep()).toEqual(kept);
});
