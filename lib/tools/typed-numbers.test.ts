import { findNumberProblem, formatNumber, parseNumber } from "./typed-numbers";

const THOUSANDS = { most: 5000 };
const TENS = { most: 60 };

it("reads numbers as people write them", () => {
  const numbers = [
    ...[
      ["8", 8],
      ["3.5", 3.5],
      ["3,5", 3.5],
      [".5", 0.5],
      [" 12 ", 12],
      ["0012", 12],
      ["1,234.5", 1234.5],
    ],
    ...[
      ["1.234,5", 1234.5],
      ["1,000", 1000],
      ["1.000", 1000],
      ["1 000", 1000],
      ["1\u202f000", 1000],
    ],
    ["1’000", 1000],
  ] as const;
  expect(numbers.map(([text]) => [text, parseNumber(text, THOUSANDS)])).toEqual(numbers);
  // Three decimals, where no thousands are accepted.
  expect(["1,250", "1.250"].map((text) => parseNumber(text, TENS))).toEqual([1.25, 1.25]);
});

it("reads other texts as no number", () => {
  const others = ["", " ", ".", "abc", "-3", "1e3", "0x10", "Infinity", "NaN", "1,2,3", "1.2.3", "3,5 calls"];
  expect(others.filter((text) => parseNumber(text, THOUSANDS) !== undefined)).toEqual([]);
});

it("says which number to enter", () => {
  const calls = { least: 1, most: 5000 };
  expect(["1", "5000", "1.5"].map((text) => findNumberProblem(text, calls))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const text of ["0", "5001", "many"])
    expect(findNumberProblem(text, calls)).toBe("Enter a number between 1 and 5,000.");
  expect(findNumberProblem("1.5", { ...calls, whole: true })).toBe(
    "Enter a whole number between 1 and 5,000.",
  );
});

it("writes numbers that it can read again", () => {
  for (const value of [0.5, 3.25, 8, 999, 1000, 4999.5])
    expect(parseNumber(formatNumber(value), THOUSANDS)).toBe(value);
});
