/** Reads what telephone systems export: docs/behaviour.md#your-call-log. */
import { createCsvReader, type CsvRow } from "@/lib/csv";
import { offsetMinutes } from "@/lib/geo/zone";
import { questionOf, quote, type Answers } from "../questions";
import { areHeadings, findColumns, type Columns } from "./columns-by-heading";
import { findLayout } from "./columns-without-headings";
import { describeLeftOut, nothingLeftOut } from "./left-out";
import type { Log, Unread } from "./log";
import { createClock, createClockChange } from "./log-clock";
import { tidy, type Direction } from "./read-word";
import {
  askWords,
  countTexts,
  createMeanings,
  joinParts,
  outcomeOf,
  settleOutcomes,
  type Said,
} from "./outcomes";
import { findCompletion } from "./missing-days";
import { decideFormat, momentOf, talkOf, type Table } from "./log-format";

interface LogOptions {
  /** The firm's zone, for logs in UTC. */
  zone: string;
  answers?: Answers;
}

/** So many rows are read between two reports of the progress; the first of them tell what is in the columns. */
const STEP = 4000;
/** Headings are among the first rows: above them may be a title. */
const TITLE_ROWS = 15;
const TOTAL =
  /^(?:grand |sub ?)?(?:totals?|sum|summe|gesamt|average|avg|mean|durchschnitt|moyenne|media|promedio|sous-total|end of report|page \d+)\b/i;

/** More are no queues, but numbers of callers. */
const MOST_QUEUES = 60;

/** A line of dashes, or the types of the columns: "VARCHAR(50)". */
const BELOW_HEADINGS = /^[-=\s]*$|^[A-Z]+(?:\(\d+\))?$/;

/** Reads a log to its end. */
export function readLog(text: string, options: LogOptions): Log {
  const steps = readLogInSteps(text, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads a log, and yields the share of the work that is done now and then. */
export function* readLogInSteps(text: string, options: LogOptions): Generator<number, Log> {
  const reader = createCsvReader(text);
  const rows: CsvRow[] = [];
  for (let row = reader.next(); row; row = rows.length < STEP ? reader.next() : undefined) rows.push(row);
  if (rows.length === 0) return emptyLog("There is no text in it.");
  const head = rows.slice(0, TITLE_ROWS).findIndex(({ cells }) => areHeadings(cells));
  const table = head === -1 ? withoutHeadings(rows) : withHeadings(rows, head);
  if (!table) return emptyLog(noStart(rows, head));
  const { body, columns } = table;
  const used = usedColumns(columns);
  for (let row = reader.next(used); row; row = reader.next(used)) {
    table.completion?.complete(row.cells);
    // Totals and headings are told by all of their cells.
    body.push(/\d/.test(row.cells[columns.start[0]] ?? "") ? row : reader.again());
    if (body.length % STEP === 0) yield reader.progress() / 2;
  }
  return yield* readRows(table, options);
}

/** Not "GMT Standard Time", which is the clock of London all year. */
const UTC = /\b(?:utc|gmt)\b(?! standard|[-+ ]?\d)/i;

/** How exports name zones: those of America, and Australia's, which is ten hours ahead all year. */
const NAMED_ZONES: Readonly<Record<string, string>> = {
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  pacific: "America/Los_Angeles",
  aest: "Australia/Brisbane",
};

/** The zone that texts name: "America/New_York", "Eastern Time". */
function findZone(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const named = /\b(?:(eastern|central|mountain|pacific)(?: standard| daylight)? time|(aest))\b/i.exec(
      text,
    );
    if (named) return NAMED_ZONES[(named[1] ?? named[2]!).toLowerCase()];
    const zone = /\b[A-Z]\w+\/[A-Z]\w+/.exec(text)?.[0];
    if (zone && isZone(zone)) return zone;
  }
  return undefined;
}

function isZone(name: string): boolean {
  try {
    offsetMinutes(name, new Date(0));
    return true;
  } catch {
    return false;
  }
}

export const emptyLog = (problem?: string): Log => ({
  ...{ calls: [], questions: [], queues: [], rows: 0, notes: [], unread: [] },
  ...(problem !== undefined && { problem }),
});

function withHeadings(rows: readonly CsvRow[], head: number): Table | undefined {
  const written = rows[head]!.cells;
  const body = rows.slice(head + 1);
  const all = body.map(({ cells }) => cells);
  const title = rows.slice(0, head).flatMap(({ cells }) => cells);
  const whole = findColumns(written, all);
  const completion = whole ? undefined : findCompletion(title.join(" "), written, all);
  if (completion) all.forEach(completion.complete);
  const headings = completion?.headings ?? written;
  const columns = whole ?? (completion && findColumns(headings, all));
  if (!columns) return undefined;
  const column = headings.findIndex((heading) => /^(?:time ?zone|tz)$/.test(tidy(heading)));
  const zones = new Set(body.slice(0, STEP).map(({ cells }) => cells[column] ?? ""));
  const named = [headings[columns.start[0]]!, ...(zones.size === 1 ? zones : [])];
  const zone = named.some((text) => UTC.test(text)) ? "UTC" : findZone([...named, ...title]);
  return { headings, columns, body, above: head, zone, completion };
}

function withoutHeadings(rows: readonly CsvRow[]): Table | undefined {
  const first = rows.slice(0, TITLE_ROWS).map(({ cells }) => findLayout(cells));
  // A missed call may have no length.
  const fullest = first.find((layout) => layout?.columns.talk !== undefined);
  for (const [index, found] of first.entries()) {
    if (!found) continue;
    const layout = fullest ?? found;
    const { cells } = rows[index]!;
    const before = rows[index - 1]?.cells ?? [];
    // Headings that do not name a start.
    const areNames = before.length === cells.length && before.every((cell) => /^[^\d:]{2,}$/.test(cell));
    const headed = areNames ? withHeadings(rows, index - 1) : undefined;
    return headed ?? { ...layout, body: rows.slice(index), above: index };
  }
  return undefined;
}

function noStart(rows: readonly CsvRow[], head: number): string {
  const first = rows[Math.max(0, head)]!.cells.filter((cell) => cell !== "").join(", ");
  return head === -1
    ? `No column says when a call began. The first row is ${quote(first)}.`
    : `The headings are ${quote(first)}, but no column below them has a day and a time of each call.`;
}

const usedColumns = (columns: Columns): ReadonlySet<number> =>
  new Set(
    Object.values(columns)
      .flat()
      .filter((column) => typeof column === "number"),
  );

const isLeftOut = (direction: Direction | undefined): direction is Exclude<Direction, "in"> =>
  direction !== undefined && direction !== "in";

function* readRows(table: Table, { zone: ownZone, answers = {} }: LogOptions): Generator<number, Log> {
  const { columns, headings, body, above, zone = ownZone } = table;
  const meaningOf = createMeanings(table, answers);
  const { questions, format } = decideFormat(
    table,
    answers,
    (cells) => !isLeftOut(meaningOf(cells).direction),
  );
  const toLocal = createClock(ownZone);
  const toOwnZone = createClockChange(zone, ownZone);
  const clockOf = ({ at, instant }: { at: number; instant: boolean }) =>
    instant ? toLocal(at) : toOwnZone(at);
  const saysLengths = columns.talk !== undefined || columns.end !== undefined;
  const unread: Unread[] = [];
  const said: Said[] = [];
  let lastDay = "";
  const ids = new Map<string, Said>();
  // The call above; undefined if that was left out.
  let last: Said | undefined;
  const left = { ...nothingLeftOut(), above };
  for (const [index, { row, cells }] of body.entries()) {
    if (index % STEP === 0) yield 0.5 + index / body.length / 2;
    const [day, time] = columns.start;
    // The day stands in the first row of each day.
    const isBelow = time !== undefined && cells[day] === "" && cells[time] !== "";
    if (isBelow) cells[day] = lastDay;
    const moment = momentOf(cells, columns.start, format);
    if (moment) {
      lastDay = cells[day]!;
      if (isBelow) left.below += 1;
    }
    const meaning = meaningOf(cells);
    const isTotal = !moment && TOTAL.test(cells.find((cell) => cell !== "") ?? "");
    // More about the call above: what became of it after it was put through.
    const isMore =
      !moment &&
      !isTotal &&
      meaning.outcome !== undefined &&
      columns.start.every((column) => cells[column!] === "");
    if (!moment && !isMore) {
      last = undefined;
      if (isTotal) left.totals += 1;
      else if (areHeadings(cells) || cells.every((cell) => BELOW_HEADINGS.test(cell))) left.repeated += 1;
      else
        unread.push({
          row,
          reason: `no day and time of a call in ${quote(columns.start.map((column) => cells[column!] ?? "").join(" "))}`,
        });
      continue;
    }
    const direction = isMore ? undefined : meaning.direction;
    if (isLeftOut(direction)) {
      left[direction] += 1;
      last = undefined;
      continue;
    }
    const { outcome, strange } = meaning;
    const seconds = talkOf(cells, columns, format);
    if (seconds === "unread" && (outcome === undefined || outcome === "answered")) {
      unread.push({ row, reason: `no length of a call in ${quote(cells[columns.talk!]!)}` });
      last = undefined;
      continue;
    }
    const length = typeof seconds === "number" ? seconds : 0;
    // Microsoft has "0001-01-01" for none.
    const answered =
      columns.answer === undefined
        ? undefined
        : /[1-9]/.test((cells[columns.answer] ?? "").replace(/^0001-01-01/, ""));
    const talk = columns.withRinging === false && seconds !== undefined ? length : undefined;
    const at = moment ? clockOf(moment) - (columns.startsAtEnd ? length : 0) : (last?.at ?? 0);
    const call: Said = {
      at,
      seconds: length,
      outcome: "missed",
      queue: (columns.queue !== undefined && cells[columns.queue]) || undefined,
      said:
        outcomeOf(meaning, talk) ?? (answered === undefined ? undefined : answered ? "answered" : "missed"),
      // "Booked" needs no explanation where the log says how long people have talked.
      strange: talk === undefined ? strange : undefined,
    };
    const id = columns.id?.map((column) => cells[column]).find(Boolean) ?? "";
    const first = isMore ? last : id === "" ? undefined : ids.get(id);
    if (first) joinParts(first, call, columns.addsParts);
    last = first ?? (isMore ? undefined : call);
    if (last !== call) {
      left.parts += 1;
      continue;
    }
    if (id !== "") ids.set(id, call);
    if (seconds === undefined && saysLengths) left.lengthless += 1;
    said.push(call);
  }
  const words = askWords(said);
  const isTold = settleOutcomes(said, columns, answers);
  if (!isTold && words.length === 0 && said.length > 0) questions.push(questionOf("outcome", ""));
  questions.push(...words);
  for (const call of said) if (call.outcome !== "answered") call.seconds = 0;
  const used = usedColumns(columns);
  const unused = headings.filter((heading, column) => heading !== "" && !used.has(column));
  const queues = countTexts(said.map(({ queue }) => queue));
  const log = {
    rows: body.length - left.totals - left.repeated,
    notes: [
      ...format.understood,
      columns.startsAtEnd && "The log says when calls ended, so we take off the length to get the start.",
      zone !== ownZone && zone !== "UTC" && `Times in ${quote(zone)} converted to your own.`,
      ...describeLeftOut(left),
      !saysLengths && "The log does not say how long calls were.",
      unused.length > 0 && `Not used: ${unused.map(quote).join(", ")}.`,
    ].filter((note) => typeof note === "string"),
    unread,
    queues: queues.length < 2 || queues.length > MOST_QUEUES ? [] : queues,
    questions,
  };
  if (questions.length > 0) return { ...log, calls: [] };
  if (said.length === 0) return { ...log, calls: [], problem: "None of the rows is an incoming call." };
  return { ...log, calls: said.sort((a, b) => a.at - b.at) };
}
