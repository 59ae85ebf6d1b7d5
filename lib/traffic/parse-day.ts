import { formatTime, parseTime } from "@/lib/clock-times";
import { readCsv, type CsvRow } from "@/lib/csv";
import type { HalfHour } from "./day";

/** What is wrong with a row of a pasted day. */
export interface DayProblem {
  /** The line of the text, from 1. */
  row: number;
  /** "expected calls from 0 to 5,000, got “many”". */
  message: string;
}

/** Half hours in order; none if there is a problem. */
export type ParsedDay =
  { halfHours: HalfHour[]; problems: readonly [] } | { halfHours: readonly []; problems: DayProblem[] };

/** The most calls of half an hour, and the most minutes of a call. */
const MOST_CALLS = 5000;
const MOST_MINUTES = 120;

/** A column by its heading. */
const HEADINGS = {
  start: /^(start|time|from|half)/i,
  calls: /^(calls|contacts|volume)/i,
  minutes: /^minutes/i,
  seconds: /^seconds/i,
};
type Columns = Record<keyof typeof HEADINGS, number | undefined>;

/** The columns of a text without headings. */
const IN_ORDER: Columns = { start: 0, calls: 1, minutes: 2, seconds: undefined };

/**
 * Reads a day as people paste or type it: one half hour a line, with its start, its calls and, if it is known, the
 * minutes of a call. Cells are separated by commas, semicolons or tabs, decimals by a point or a comma. With headings the
 * columns may have another order, seconds for minutes, and other columns besides, which are left out.
 *
 * @param usualMinutes minutes of a call in rows without them
 */
export function parseDay(text: string, usualMinutes: number): ParsedDay {
  const rows = readCsv(text);
  const [first] = rows;
  const hasHeadings = first !== undefined && !/\d/.test(first.cells.slice(0, 2).join(""));
  const columns = hasHeadings ? findColumns(first.cells) : IN_ORDER;
  if (typeof columns === "string")
    return { halfHours: [], problems: [{ row: first!.row, message: columns }] };
  const seen = new Map<number, number>();
  const halfHours: HalfHour[] = [];
  const problems: DayProblem[] = [];
  for (const row of hasHeadings ? rows.slice(1) : rows) {
    const half = readHalfHour(row, columns, hasHeadings, usualMinutes);
    if (typeof half === "string") problems.push({ row: row.row, message: half });
    else if (seen.has(half.start)) {
      const message = `${formatTime(half.start)} is already in row ${seen.get(half.start)}`;
      problems.push({ row: row.row, message });
    } else {
      seen.set(half.start, row.row);
      halfHours.push(half);
    }
  }
  if (problems.length > 0) return { halfHours: [], problems };
  return { halfHours: halfHours.toSorted((a, b) => a.start - b.start), problems: [] };
}

/** The columns by their headings, or in the usual order if no heading is known; what is wrong, as text. */
function findColumns(cells: readonly string[]): Columns | string {
  const find = (heading: RegExp) => {
    const index = cells.findIndex((cell) => heading.test(cell));
    return index === -1 ? undefined : index;
  };
  const columns = {
    start: find(HEADINGS.start),
    calls: find(HEADINGS.calls),
    minutes: find(HEADINGS.minutes),
    seconds: find(HEADINGS.seconds),
  };
  if (Object.values(columns).every((column) => column === undefined)) {
    return cells.length <= 3 ? IN_ORDER : "expected columns called Start and Calls";
  }
  return columns.start === undefined || columns.calls === undefined
    ? `expected a column called ${columns.start === undefined ? "Start" : "Calls"}`
    : columns;
}

const inFull = (value: number) => value.toLocaleString("en-GB");

/** A half hour of a row, or what is wrong with it. */
function readHalfHour(
  { cells }: CsvRow,
  columns: Columns,
  hasHeadings: boolean,
  usualMinutes: number,
): HalfHour | string {
  if (!hasHeadings && (cells.length < 2 || cells.length > 3))
    return `expected start, calls and minutes, got ${cells.length} ${cells.length === 1 ? "column" : "columns"}`;
  const cellOf = (column: keyof Columns) => cells[columns[column] ?? -1] ?? "";
  // "08:00-08:30" is the half hour from 08:00.
  const start = parseTime(cellOf("start").split(/ to |[-–—]/)[0]!);
  if (start === undefined || start % 30 !== 0 || start >= 24 * 60)
    return `expected a start such as 08:00 or 08:30, got “${cellOf("start")}”`;
  const calls = parseDecimal(cellOf("calls"));
  if (calls === undefined || calls > MOST_CALLS)
    return `expected calls from 0 to ${inFull(MOST_CALLS)}, got “${cellOf("calls")}”`;
  const unit = columns.minutes === undefined && columns.seconds !== undefined ? "seconds" : "minutes";
  const length = cellOf(unit);
  const minutes =
    length === "" ? usualMinutes : (parseDecimal(length) ?? NaN) / (unit === "seconds" ? 60 : 1);
  if (!(minutes > 0 && minutes <= MOST_MINUTES)) {
    const most = MOST_MINUTES * (unit === "seconds" ? 60 : 1);
    return `expected more than 0 and at most ${inFull(most)} ${unit} a call, got “${length}”`;
  }
  return { start, calls, minutes };
}

/**
 * A number as it is typed, or as `String` writes it. "3,5" and "3.5" are three and a half; "1,250" may be more than a
 * thousand or little more than one, and is undefined.
 */
function parseDecimal(text: string): number | undefined {
  if (/^\d{1,3},\d{3}$/.test(text)) return undefined;
  return /^\d+([.,]\d+)?(e[-+]?\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
