/** What holds for the numbers of a pasted day as a whole, or is asked. */
import type { CsvRow } from "@/lib/csv";
import { findUnits, type DurationUnits } from "@/lib/reading/durations";
import { findDecimalSign, readNumber, type DecimalSign } from "@/lib/reading/decimal-signs";

/** What a text leaves open, with the answers that there are. */
export interface DayQuestion {
  text: string;
  choices: readonly (readonly [answer: DayAnswers, label: string])[];
}

/** Answers to what may be read in two ways. */
export interface DayAnswers {
  sign?: DecimalSign;
  number?: DurationUnits["number"];
  pair?: DurationUnits["pair"];
}

/** The places of the columns. */
export type DayColumns = Partial<Record<"start" | "calls" | "minutes" | "seconds" | "length", number>>;

/** "5,000". */
export const inFull = (value: number) => value.toLocaleString("en-GB");

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
  answers: DayAnswers,
): DayNumbers | { question: DayQuestion } {
  const cellsOf = (...columns: readonly (number | undefined)[]) =>
    columns.flatMap((column) => rows.flatMap(({ cells }) => cells[column ?? -1] || []));
  const numbers = cellsOf(calls, minutes, seconds, length);
  const found = findDecimalSign(numbers);
  const isOpen = found === "open" || found === "both";
  const sign = answers.sign ?? (isOpen ? undefined : found === "none" ? "." : found);
  if (sign === undefined) {
    const example =
      numbers.find((cell) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(cell)) ??
      numbers.find((cell) => /[.,]/.test(cell))!;
    const label = (by: DecimalSign) => {
      const value = readNumber(example, by);
      return value === undefined
        ? `A ${by === "." ? "point" : "comma"} is the decimal sign`
        : `It is ${inFull(value)}`;
    };
    return {
      question: {
        text: `“${example}” may be two numbers.`,
        choices: [
          [{ ...answers, sign: "." }, label(".")],
          [{ ...answers, sign: "," }, label(",")],
        ],
      },
    };
  }
  const column = minutes ?? seconds ?? length;
  const lengths = cellsOf(column);
  const guessed =
    column === length ? findUnits(lengths, headings[column ?? -1] ?? "") : findUnits(lengths, "");
  const number =
    answers.number ??
    (column !== undefined && column === minutes ? "min" : column === seconds ? "s" : guessed.number);
  const pair = answers.pair ?? guessed.pair;
  const ask = (pattern: RegExp, choices: DayQuestion["choices"]) => {
    const example = lengths.find((cell) => pattern.test(cell));
    return example === undefined
      ? undefined
      : { question: { text: `How long is a call of “${example}”?`, choices } };
  };
  const open =
    (number === undefined
      ? ask(/^[\d.,]+$/, [
          [{ ...answers, number: "s" }, "Seconds"],
          [{ ...answers, number: "min" }, "Minutes"],
        ])
      : undefined) ??
    (pair === undefined
      ? ask(/^\d+:\d+$/, [
          [{ ...answers, pair: "min:s" }, "Minutes and seconds"],
          [{ ...answers, pair: "h:min" }, "Hours and minutes"],
        ])
      : undefined);
  return open ?? { sign, units: { number: number ?? "s", pair: pair ?? "min:s" } };
}
