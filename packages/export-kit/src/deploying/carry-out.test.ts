import { nextBatch } from "./carry-out";

it.each([
  ["grows to twice its size on a fast storage", 100, 100, 0.1, 200],
  ["shrinks to six seconds' worth on a slow storage", 1_000, 1_000, 20, 300],
  ["takes the rate of a short batch at the end of a phase", 1_000, 10, 0.1, 600],
  ["has at most 10,000 objects", 8_000, 8_000, 1, 10_000],
  ["has at least one object", 100, 1, 60, 1],
])("a batch %s", (_, size, done, seconds, expected) => {
  expect(nextBatch(size, done, seconds)).toBe(expected);
});
