import { memoizeLatest } from "./memoize";

test("a result is kept for lists with the same elements, and only for them", () => {
  const memoized = memoizeLatest((a: readonly object[], b: readonly object[]) => [...a, ...b]);
  const [one, two, three] = [{}, {}, {}];
  for (const [a, b] of [
    [[one], [two]],
    [[two], [one]],
    [[one], [two, three]],
  ] as const) {
    const result = memoized(a, b);
    expect(result).toEqual([...a, ...b]);
    expect(memoized([...a], [...b])).toBe(result);
  }
});
