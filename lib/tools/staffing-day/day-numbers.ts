/** What holds for the numbers of a pasted day as a whole, or is asked. */
import type { CsvRow } from "@/lib/csv";
import { findDecimalSign, type DecimalSign } from "@/lib/reading/decimal-signs";
import { findUnits, type DurationUnits } from "@/lib/reading/durations";
import { questionOf, type Answers, type Question } from "../questions";

/** The places of the columns. */
export type DayColumns = Partial<Record<"start" | "calls" | "minutes" | "seconds" | "length", number>>;

/** The decimal sign and the units of lengths. */
export interface DayNumbers {
  sign: DecimalSign;
  units: DurationUnits;
}

/** Decides sign and units for the text as a whole, or asks. */
export function settleNumbers(
  rows: readonly CsvRow[],
  { calls, minutes, seconds, length }: DayColumns,
  headings: readonly string[],
  answers: Answers,
): DayNumbers | { question: Question } {
  const cellsOf = (...columns: readonly (number | undefined)[]) =>
    columns.flatMap((column) => rows.flatMap(({ cells }) => cells[column ?? -1] || []));
  const numbers = cellsOf(calls, minutes, seconds, length);
  const found = findDecimalSign(numbers);
  const sign = answers.decimal ?? (found === "none" ? "." : found);
  if (sign === "open" || sign === "both") {
    const open = numbers.find((cell) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(cell));
    return { question: questionOf("decimal", open ?? numbers.find((cell) => /[.,]/.test(cell))!) };
  }
  const column = minutes ?? seconds ?? length;
  const lengths = cellsOf(column);
  const heading = column === length ? headings[column ?? -1] : undefined;
  const guessed = findUnits(lengths, heading ?? "");
  const named = column === undefined ? undefined : column === minutes ? "min" : column === seconds && "s";
  const number = answers.number ?? (named || guessed.number);
  const pair = answers.pair ?? guessed.pair;
  const plain = lengths.find((cell) => /^[\d.,]+$/.test(cell));
  if (number === undefined && plain !== undefined) return { question: questionOf("number", plain) };
  const ofTwo = lengths.find((cell) => /^\d+:\d+$/.test(cell));
  if (pair === undefined && ofTwo !== undefined) return { question: questionOf("pair", ofTwo) };
  const units = { number: number ?? "s", pair: pair ?? "min:s" };
  return { sign: sign as DecimalSign, units: units as DurationUnits };
}
