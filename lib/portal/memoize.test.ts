import { memoizeLatest } from "./memoize";

test("a result is kept for lists with the same elements, and only for them", () => {
  const work = jest.fn((a: readonly object[], b: readonly object[]) => [...a, ...b]);
  const memoized = memoizeLatest(work);
  const [one, two, three] = [{}, {}, {}];
  const first = memoized([one], [two]);
  expect(memoized([one], [two])).toBe(first);
  expect(work).toHaveBeenCalledTimes(1);
  for (const [a, b] of [
    [[two], [one]],
    [[one], [two, three]],
    [[one, two], []],
    [[], []],
    [[one], [three]],
  ] as const)
    expect(memoized(a, b)).toEqual([...a, ...b]);
  expect(work).toHaveBeenCalledTimes(6);
});
