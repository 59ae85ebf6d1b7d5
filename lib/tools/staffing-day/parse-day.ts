import { formatTime } from "@/lib/clock-times";
import { readCsv, type CsvRow } from "@/lib/csv";
import { readMoment, readTimeOfDay } from "@/lib/reading/written-dates";
import { readDuration, type DurationUnits } from "@/lib/reading/durations";
import { readNumber, type DecimalSign } from "@/lib/reading/decimal-signs";
import type { Answers, Question } from "../questions";
import { formatNumber } from "../typed-numbers";
import { settleNumbers, type DayColumns, type DayNumbers } from "./day-numbers";
import type { HalfHour } from "./half-hours";

/** What is wrong with a row of a pasted day. */
interface DayProblem {
  /** The line of the text, from 1. */
  row: number;
  /** "expected calls from 0 to 5,000, got “many”". */
  message: string;
}

/** Half hours in order; none if there is a problem or a question. */
export interface ParsedDay {
  halfHours: readonly HalfHour[];
  problems: readonly DayProblem[];
  question?: Question;
  /** Headings of columns that nothing is read from. */
  unused: readonly string[];
}

/** The most calls of half an hour, and the most minutes of a call. */
const MOST_CALLS = 5000;
const MOST_MINUTES = 120;

/** A column by its heading. */
const HEADINGS = {
  start: /start|time|from|half|interval|period|zeit|heure|hora/i,
  calls:
    /^(?:.*\b)?(?:calls|contacts|volume|offered|received|anrufe|appels|llamadas)\b(?! ?(?:time|length|dur))/i,
  minutes: /minut|\bmins?\b/i,
  seconds: /second|\bsecs?\b|sekund|segund/i,
  length: /aht|dura|dauer|durée|length|handle|talk/i,
} as const satisfies Record<keyof DayColumns, RegExp>;

/** The columns of a text without headings. */
const IN_ORDER: DayColumns = { start: 0, calls: 1, minutes: 2 };
const TOTAL = /^(?:grand )?(?:totals?|sum|summe|gesamt|average|mean|durchschnitt|moyenne|media)\b/i;

/**
 * Reads a day as people paste or type it: one half hour a line, with its start, its calls and, if it is known, the length
 * of a call. With headings the columns may have another order, and other columns besides, which are left out and named. What may be
 * read in two ways is a question.
 *
 * @param usualMinutes minutes of a call in rows without them
 */
export function parseDay(text: string, usualMinutes: number, answers: Answers = {}): ParsedDay {
  const rows = readCsv(text);
  const [first] = rows;
  if (!first) return { halfHours: [], problems: [], unused: [] };
  const hasHeadings = !/\d/.test(first.cells.slice(0, 2).join(""));
  const columns = hasHeadings ? findColumns(first.cells) : IN_ORDER;
  const fail = (row: number, message: string): ParsedDay => ({
    halfHours: [],
    problems: [{ row, message }],
    unused: [],
  });
  if (typeof columns === "string") return fail(first.row, columns);
  const body = (hasHeadings ? rows.slice(1) : rows).filter(
    ({ cells }) => !TOTAL.test(cells.find((cell) => cell !== "") ?? ""),
  );
  if (body.length === 0) return fail(first.row, "there is no half hour below the headings");
  const read = settleNumbers(body, columns, hasHeadings ? first.cells : [], answers);
  if ("question" in read) return { halfHours: [], problems: [], unused: [], question: read.question };
  const { halfHours, problems } = readRows(body, { columns, hasHeadings, usualMinutes, ...read });
  return {
    halfHours: problems.length > 0 ? [] : halfHours.toSorted((a, b) => a.start - b.start),
    problems,
    unused: hasHeadings
      ? first.cells.filter((heading, index) => heading !== "" && !Object.values(columns).includes(index))
      : [],
  };
}

/** The columns by their headings, or in the usual order if no heading is known; what is wrong, as text. */
function findColumns(cells: readonly string[]): DayColumns | string {
  const taken = new Set<number>();
  const find = (heading: RegExp) => {
    const index = cells.findIndex((cell, column) => heading.test(cell) && !taken.has(column));
    if (index === -1) return {};
    taken.add(index);
    return { index };
  };
  const found = (["calls", "minutes", "seconds", "length", "start"] as const).map(
    (name) => [name, find(HEADINGS[name]).index] as const,
  );
  const columns: DayColumns = Object.fromEntries(found.filter(([, index]) => index !== undefined));
  if (columns.start === undefined && columns.calls === undefined && cells.length > 3)
    return "expected columns called Start and Calls";
  if (taken.size === 0) return IN_ORDER;
  if (columns.start === undefined || columns.calls === undefined)
    return cells.length <= 3 &&
      columns.minutes === undefined &&
      columns.calls === undefined &&
      columns.start === 0
      ? "expected a column called Calls"
      : `expected a column called ${columns.start === undefined ? "Start" : "Calls"}`;
  return columns;
}

interface Reading extends DayNumbers {
  columns: DayColumns;
  hasHeadings: boolean;
  usualMinutes: number;
}

function readRows(rows: readonly CsvRow[], reading: Reading) {
  const seen = new Map<number, number>();
  const halfHours: HalfHour[] = [];
  const problems: DayProblem[] = [];
  let day: number | undefined;
  for (const row of rows) {
    const half = readHalfHour(row, reading);
    const fail = (message: string) => problems.push({ row: row.row, message });
    if (typeof half === "string") fail(half);
    else if (half.day !== undefined && day !== undefined && half.day !== day)
      fail("a second day begins; paste one day");
    else if (seen.has(half.start))
      fail(`${formatTime(half.start)} is already in row ${seen.get(half.start)}`);
    else {
      seen.set(half.start, row.row);
      day ??= half.day;
      halfHours.push({ start: half.start, calls: half.calls, minutes: half.minutes });
    }
  }
  return { halfHours, problems };
}

/** A half hour of a row, or what is wrong with it. */
function readHalfHour(
  { cells }: CsvRow,
  { columns, hasHeadings, usualMinutes, sign, units }: Reading,
): (HalfHour & { day: number | undefined }) | string {
  if (!hasHeadings && (cells.length < 2 || cells.length > 3))
    return `expected start, calls and minutes, got ${cells.length} ${cells.length === 1 ? "column" : "columns"}`;
  const cellOf = (column: keyof DayColumns) => (cells[columns[column] ?? -1] ?? "").trim();
  const at = readStart(cellOf("start"));
  if (!at) return `expected a start such as 08:00 or 08:30, got “${cellOf("start")}”`;
  const calls = readNumber(cellOf("calls"), sign);
  if (calls === undefined || calls < 0 || calls > MOST_CALLS)
    return `expected calls from 0 to ${formatNumber(MOST_CALLS)}, got “${cellOf("calls")}”`;
  const unit =
    columns.minutes === undefined && (columns.seconds !== undefined || units.number === "s")
      ? "seconds"
      : "minutes";
  const lengths = (["minutes", "seconds", "length"] as const).filter((name) => cellOf(name) !== "");
  const minutes =
    lengths.length === 0
      ? usualMinutes
      : lengthOf(
          lengths.map((name) => [name, cellOf(name)] as const),
          units,
          sign,
        );
  if (!(minutes > 0 && minutes <= MOST_MINUTES)) {
    const most = MOST_MINUTES * (unit === "seconds" ? 60 : 1);
    return `expected more than 0 and at most ${formatNumber(most)} ${unit} a call, got “${lengths.map(cellOf).join(" and ")}”`;
  }
  return { ...at, calls, minutes };
}

/** Minutes of a call. Minutes and seconds beside each other are two parts of it, or the same twice. */
function lengthOf(
  lengths: readonly (readonly [name: "minutes" | "seconds" | "length", text: string])[],
  units: DurationUnits,
  sign: DecimalSign,
): number {
  const read = new Map(
    lengths.map(([name, text]) => {
      const number = name === "minutes" ? "min" : name === "seconds" ? "s" : units.number;
      // As it is written: a division would lose its last digit.
      const minutes = number === "min" ? readNumber(text, sign) : undefined;
      return [name, minutes ?? (readDuration(text, { ...units, number }, sign) ?? Number.NaN) / 60] as const;
    }),
  );
  const [minutes, rest] = [read.get("minutes"), read.get("seconds")];
  if (minutes === undefined || rest === undefined) return minutes ?? rest ?? read.get("length")!;
  if (Math.abs(minutes - rest) <= 0.05) return rest;
  return rest < 1 ? minutes + rest : Number.NaN;
}

/** Minutes after midnight of "08:00", "08:00-08:30" and "01/10/2026 08:00", with the day if there is one. */
function readStart(text: string): { start: number; day: number | undefined } | undefined {
  const moment = readMoment(text, "day") ?? readMoment(text, "month");
  const seconds = moment?.hasTime ? moment.at % 86_400 : readTimeOfDay(text.split(/ to |[-–—]/)[0]!);
  if (seconds === undefined || seconds % 1800 !== 0 || seconds >= 86_400) return undefined;
  return { start: seconds / 60, day: moment?.hasTime ? Math.floor(moment.at / 86_400) : undefined };
}
