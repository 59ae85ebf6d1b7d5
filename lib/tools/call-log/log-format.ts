/** What holds for a log as a whole: the order of its dates, its units and its decimal sign. */
import type { CsvRow } from "@/lib/csv";
import { findDateOrder, readMoment, readTimeOfDay, type DateOrder } from "@/lib/reading/written-dates";
import { findUnits, readDuration, type DurationUnits } from "@/lib/reading/durations";
import { findDecimalSign, type DecimalSign } from "@/lib/reading/decimal-signs";
import { questionOf, quote, type Answers, type Question } from "../questions";
import type { Columns } from "./columns-by-heading";
import type { Completion } from "./missing-days";
import { tidy } from "./read-word";

/** The rows of a log, and what is in their columns. */
export interface Table {
  headings: readonly string[];
  columns: Columns;
  body: CsvRow[];
  /** Rows above the headings. */
  above: number;
  /** The zone that the file names. */
  zone?: string | undefined;
  /** What rows lack and the title has. */
  completion?: Completion | undefined;
}

export interface LogFormat {
  order: DateOrder;
  units: DurationUnits;
  sign: DecimalSign;
  /** True if hours before eight are of the afternoon. */
  countsToTwelve: boolean;
  /** Sentences on what the file does not say itself. */
  understood: readonly string[];
}

/**
 * Decides what holds for the file as a whole, and asks what stays open.
 *
 * @param isCounted whether a row is a call that came in: the lengths of others do not count
 */
export function decideFormat(
  table: Table,
  answers: Answers,
  isCounted: (cells: readonly string[]) => boolean,
): { questions: Question[]; format: LogFormat } {
  const { columns, body, completion } = table;
  const questions: Question[] = [];
  const decide: Decide = (id, found, example, among) => {
    const answer = (answers[id] as typeof found) ?? found;
    if (answer === undefined) questions.push(questionOf(id, example, among));
    return answer;
  };
  const { orders, example = "" } = findDateOrder(cellsOf(body, columns.start[0]));
  const found = orders.length === 0 ? "day" : orders.length === 1 ? orders[0] : undefined;
  const order = decide("dates", found, example, orders) ?? "day";
  const afternoon = findAfternoon(body, columns);
  const { units, sign, sentences } = decideLengths(table, order, isCounted, decide);
  const understood = [
    completion?.note,
    example !== "" && `Dates such as ${quote(example)} read with the ${order} first.`,
    afternoon !== undefined && `Times such as ${quote(afternoon)} read as afternoon.`,
    ...sentences,
  ].filter((sentence) => typeof sentence === "string");
  return { questions, format: { order, units, sign, countsToTwelve: afternoon !== undefined, understood } };
}

/** Takes the answer to a question, or what was found; asks if there is neither, and returns undefined. */
type Decide = <T extends string>(
  id: "dates" | "decimal" | "number" | "pair",
  found: T | undefined,
  example: string,
  among?: readonly string[],
) => T | undefined;

function* cellsOf(rows: readonly CsvRow[], column: number): Generator<string> {
  for (const { cells } of rows) if (cells[column]) yield cells[column];
}

function decideLengths(
  { columns, headings, body }: Table,
  order: DateOrder,
  isCounted: (cells: readonly string[]) => boolean,
  decide: Decide,
): Pick<LogFormat, "units" | "sign"> & { sentences: readonly (string | false)[] } {
  const { talk } = columns;
  if (talk === undefined) return { units: { number: "s", pair: "min:s" }, sign: ".", sentences: [] };
  const counted = body.filter(({ cells }) => isCounted(cells));
  const exampleOf = (pattern: RegExp) => {
    for (const cell of cellsOf(counted, talk)) if (pattern.test(cell)) return cell;
    return "";
  };
  // "0.02.13" is no number.
  const numeric = counted.filter(({ cells }) => !/^\d+\.\d\d\.\d\d$/.test(cells[talk] ?? ""));
  const found = findDecimalSign(cellsOf(numeric, talk));
  const isAsked = found === "open" || found === "both";
  const sign = isAsked
    ? decide<DecimalSign>("decimal", undefined, exampleOf(/\d[.,]\d{3}$/) || exampleOf(/[.,]/))
    : found === "none"
      ? "."
      : found;
  const units = {
    ...findUnits(cellsOf(counted, talk), headings[talk]!),
    ...(isOfFritzBox(headings) && { pair: "h:min" as const }),
    ...unitsByEnd(columns, body, order),
  };
  const numbers = exampleOf(/^[\d.,]*[1-9][\d.,]*$/);
  const pairs = exampleOf(/^(?=.*[1-9])\d+:\d+$/);
  const number = (numbers !== "" && decide("number", units.number, numbers)) || "s";
  const pair = decide("pair", units.pair, pairs) ?? "min:s";
  return {
    units: { number, pair },
    sign: sign ?? ".",
    sentences: [
      numbers !== "" && `Lengths such as ${quote(numbers)} read as ${UNITS[number]}.`,
      pairs !== "" &&
        `Lengths such as ${quote(pairs)} read as ${pair === "h:min" ? "hours and minutes" : "minutes and seconds"}.`,
    ],
  };
}

/** A FRITZ!Box counts begun minutes: its "0:03" is three. */
const isOfFritzBox = (headings: readonly string[]) =>
  /^typ datum name .*eigene rufnummer dauer$/.test(headings.map(tidy).join(" "));

const UNITS: Record<DurationUnits["number"], string> = {
  ms: "milliseconds",
  s: "seconds",
  min: "minutes",
  h: "hours",
  day: "parts of a day",
};

/** The units that agree with start and end, if the log has both. */
function unitsByEnd(
  { start, end, talk }: Columns,
  body: readonly CsvRow[],
  order: DateOrder,
): Partial<DurationUnits> {
  if (end === undefined || talk === undefined) return {};
  for (const { cells } of body.slice(0, 500)) {
    const from = momentOf(cells, start, { order, countsToTwelve: false });
    const to = readMoment(cells[end] ?? "", order);
    if (!from || !to) continue;
    const length = to.at - from.at;
    // Nobody talks longer than the call is.
    if (length > 0 && Number(cells[talk]) > 100 * length) return { number: "ms" };
    for (const units of [
      { number: "s", pair: "min:s" },
      { number: "min", pair: "h:min" },
    ] as const) {
      const seconds = readDuration(cells[talk] ?? "", units, ".");
      const tolerance = Math.max(2, units.number === "min" ? 60 : 0);
      if (length > 90 && seconds !== undefined && Math.abs(seconds - length) <= tolerance)
        return /:/.test(cells[talk]!) ? { pair: units.pair } : { number: units.number };
    }
  }
  return {};
}

const HALF_DAY = 43_200;
/** In seconds: work begins no earlier. */
const MORNING = 8 * 3600;

/**
 * The first time of the afternoon, in a list kept by hand that counts to twelve and says neither am nor pm: "1.20" below
 * "11.40" on the same day. Undefined if the list is another one.
 */
function findAfternoon(body: readonly CsvRow[], { start: [day, time] }: Columns): string | undefined {
  if (time === undefined) return undefined;
  let before = 0;
  let today = "";
  let first: string | undefined;
  for (const { cells } of body) {
    const text = cells[time] ?? "";
    const clock = readTimeOfDay(text);
    if (clock === undefined) continue;
    if (clock < 3600 || clock >= HALF_DAY + 3600 || /^0|[ap]\.?m/i.test(text)) return undefined;
    if (cells[day] !== "" && cells[day] !== today) before = 0;
    today = cells[day] || today;
    const at = clock < MORNING ? clock + HALF_DAY : clock;
    if (at < before) return undefined;
    if (clock < MORNING && before > 0) first ??= text;
    before = at;
  }
  return first;
}

/** A day of Excel's calendar, without a time. */
const SERIAL_DAY = /^\s*\d{5}\s*$/;

/** When a call began, from one column or from two. */
export function momentOf(
  cells: readonly string[],
  [day, time]: Columns["start"],
  { order, countsToTwelve }: Pick<LogFormat, "order" | "countsToTwelve">,
) {
  const moment = readMoment(cells[day] ?? "", order);
  const isSerial = SERIAL_DAY.test(cells[day] ?? "");
  // Among moments such a day is its midnight.
  if (!moment || time === undefined) return moment?.hasTime || isSerial ? moment : undefined;
  const clock = readTimeOfDay(cells[time] ?? "", isSerial);
  if (clock === undefined) return undefined;
  return { ...moment, at: moment.at + clock + (countsToTwelve && clock < MORNING ? HALF_DAY : 0) };
}

/** When a call ended: a moment, or a time of the day on which it began, or of the next. */
function endOf(
  cells: readonly string[],
  text: string,
  start: Columns["start"],
  format: LogFormat,
): number | undefined {
  const moment = readMoment(text, format.order);
  if (moment || start[1] === undefined) return moment?.at;
  const from = momentOf(cells, start, format)?.at;
  const to = momentOf([cells[start[0]]!, text], [0, 1], format)?.at;
  return from === undefined || to === undefined ? undefined : to < from ? to + 2 * HALF_DAY : to;
}

/** Seconds of talk; undefined if the row does not say it, "unread" if it says what cannot be read. */
export function talkOf(
  cells: readonly string[],
  columns: Columns,
  format: LogFormat,
): number | "unread" | undefined {
  const { start, talk, talkSeconds, end, answer, withRinging } = columns;
  const { units, sign } = format;
  const to = end === undefined ? undefined : endOf(cells, cells[end] ?? "", start, format);
  const picked = answer === undefined ? undefined : endOf(cells, cells[answer] ?? "", start, format);
  if (to !== undefined && picked !== undefined && (talk === undefined || withRinging))
    return Math.max(0, to - picked);
  const text = talk === undefined ? "" : (cells[talk] ?? "").trim();
  // "-1" for a call that was not answered.
  if (/^(?:[-–—]|-1)?$/.test(text) || /^n\/?a$/i.test(text)) {
    if (talk !== undefined || to === undefined) return undefined;
    const from = momentOf(cells, start, format);
    return from && Math.max(0, to - from.at);
  }
  const seconds = readDuration(text, units, sign);
  if (seconds === undefined) return "unread";
  const more = talkSeconds === undefined ? 0 : Number(cells[talkSeconds]);
  return seconds + (Number.isFinite(more) && more < 60 ? more : 0);
}
