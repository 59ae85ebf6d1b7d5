import { findNumberProblem, formatNumber, parseNumber } from "./numbers";

const THOUSANDS = { most: 5000 };
const TENS = { most: 60 };

it.each([
  ["8", 8],
  ["3.5", 3.5],
  ["3,5", 3.5],
  [".5", 0.5],
  [" 12 ", 12],
  ["1,000", 1000],
  ["1.000", 1000],
  ["1 000", 1000],
  ["1 000", 1000],
  ["1’000", 1000],
  ["1,234.5", 1234.5],
  ["1.234,5", 1234.5],
  ["0012", 12],
])("reads “%s” as %d", (text, value) => {
  expect(parseNumber(text, THOUSANDS)).toBe(value);
});

it("reads three decimals as decimals where no thousands are accepted", () => {
  expect(parseNumber("1,250", TENS)).toBe(1.25);
  expect(parseNumber("1.250", TENS)).toBe(1.25);
});

it.each(["", " ", ".", "abc", "-3", "1e3", "0x10", "Infinity", "NaN", "1,2,3", "1.2.3", "3,5 calls", "<b>"])(
  "reads “%s” as no number",
  (text) => {
    expect(parseNumber(text, THOUSANDS)).toBeUndefined();
  },
);

const CALLS = { noun: "Calls", least: 1, most: 5000 };

it("says between which numbers a value has to be", () => {
  expect(findNumberProblem("1", CALLS)).toBeUndefined();
  expect(findNumberProblem("5000", CALLS)).toBeUndefined();
  expect(findNumberProblem("0", CALLS)).toBe("Calls must be between 1 and 5,000.");
  expect(findNumberProblem("5001", CALLS)).toBe("Calls must be between 1 and 5,000.");
  expect(findNumberProblem("many", CALLS)).toBe("Calls must be a number between 1 and 5,000.");
});

it("refuses half a person", () => {
  const people = { noun: "People", least: 1, most: 50, whole: true };
  expect(findNumberProblem("1.5", people)).toBe("People must be a whole number.");
  expect(findNumberProblem("2", people)).toBeUndefined();
});

it("writes numbers that it can read again", () => {
  for (const value of [0.5, 3.25, 8, 999, 1000, 4999.5])
    expect(parseNumber(formatNumber(value), THOUSANDS)).toBe(value);
});
