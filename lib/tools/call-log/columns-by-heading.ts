/** Which column of a log says what: by its heading, and by what is in it. */
import { findUnits } from "@/lib/reading/durations";
import { isDay, isDuration, isMoment, isTime } from "./cell-kinds";
import * as says from "./heading-patterns";
import { isOther, isPlainWord, readWord, tidy } from "./read-word";

/** The places of the columns of a log. */
export interface Columns {
  /** The start: a day and a time in one column or in two. */
  start: readonly [day: number, time?: number];
  /** How long people talked, from the column that says it best; undefined if none does. */
  talk?: number | undefined;
  /** True if `talk` may contain the time that it rang. */
  withRinging?: boolean | undefined;
  /** A second column that counts the rest of `talk`: minutes, and seconds beside them. */
  talkSeconds?: number | undefined;
  end?: number | undefined;
  /** When it was answered; empty if it was not. */
  answer?: number | undefined;
  /** Words on what became of a call, the one that says it best first, and on its direction. */
  words: readonly number[];
  /** Columns that tell calls from faxes, chats and texts, and nothing else. */
  kinds?: readonly number[];
  /** Rows with one text here are parts of one call; where the first is empty, the second counts. */
  id?: readonly number[];
  /** Who called: an extension in a log that says nothing of directions. */
  caller?: number | undefined;
  /** The queue, group or own number that was called. */
  queue?: number | undefined;
  /** True if `start` is when the call ended. */
  startsAtEnd?: boolean | undefined;
  /** True if the parts of a call follow each other: their lengths add up. */
  addsParts?: boolean | undefined;
}

/** How many rows tell what is in a column. */
const SAMPLE = 60;

type Rows = readonly (readonly string[])[];

/** Cells of a column that are not empty, of the first rows. */
function sampleOf(rows: Rows, column: number): string[] {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = row[column]?.trim();
    if (cell) cells.push(cell);
    if (cells.length === SAMPLE) break;
  }
  return cells;
}

/** True of half of the cells at least: the others may be remarks, or of another form. */
const most = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(is).length >= 0.5 * cells.length;

/** True if the cells are headings of a log: a start by its name, and something else that is known. */
export function areHeadings(cells: readonly string[]): boolean {
  const names = cells.map(tidy);
  if (names.some((name) => /\d{2}/.test(name))) return false;
  const isStart = (name: string) =>
    says.START.some((pattern) => pattern.test(name)) && !says.NOT_START.test(name);
  const others = [says.TALK, says.LENGTH, says.TOTAL, ...says.WORDS, says.END, says.ANSWER];
  const known = names.filter((name) => isStart(name) || others.some((pattern) => pattern.test(name)));
  return known.length >= 2 && names.some(isStart);
}

/** A column, with what its first rows have in it. */
interface Column {
  index: number;
  heading: string;
  /** The heading, tidied. */
  name: string;
  cells: readonly string[];
}

/** The columns of a table with headings; undefined if no start is found. */
export function findColumns(headings: readonly string[], rows: Rows): Columns | undefined {
  const all = headings.map((heading, index) => {
    return { index, heading, name: tidy(heading), cells: sampleOf(rows, index) };
  });
  const columns = findNamedColumns(all);
  if (columns) return columns;
  // Some logs say when calls ended, and how long they were.
  const ends = all.map(({ name, ...rest }) => ({ ...rest, name: name.replace(says.END_FIRST, "") }));
  const ended = findNamedColumns(ends);
  return ended?.talk === undefined ? undefined : { ...ended, startsAtEnd: true };
}

function findNamedColumns(all: readonly Column[]): Columns | undefined {
  const start = findStart(all);
  if (!start) return undefined;
  const free = all.filter(({ index }) => !start.includes(index));
  const talk = findTalk(free);
  const rest = free.filter((column) => column !== talk);
  const words = findWords(rest, talk);
  const inMinutes =
    talk && says.MINUTES.test(talk.name) && findUnits(talk.cells, talk.heading).number === "min";
  const seconds = inMinutes && rest.find(({ name }) => says.SECONDS.test(name));
  const isEnd = start.length === 2 ? (cell: string) => isMoment(cell) || isTime(cell) : isMoment;
  const times = rest.filter(({ cells }) => most(cells, isEnd));
  const end = times.find(({ name }) => says.END.test(name));
  const answer = times.find(({ name }) => says.ANSWER.test(name) && !says.END.test(name));
  const id = says.ID.flatMap((pattern) => all.find(({ name }) => pattern.test(name)) ?? []).filter(
    ({ cells }) => cells.length > 0,
  );
  const caller = all.find(({ name }) => says.CALLER.test(name));
  const queue = rest.find((column) => says.QUEUE.test(column.name) && !words.includes(column));
  return {
    start,
    talk: talk?.index,
    withRinging: talk && !says.TALK.test(talk.name),
    talkSeconds: (seconds || undefined)?.index,
    end: end?.index,
    answer: answer?.index,
    id: id.map(indexOf),
    caller: caller?.index,
    queue: queue?.index,
    addsParts: all.some(({ name }) => says.CONTINUATION.test(name)),
    words: words.map(indexOf),
    kinds: all.filter((column) => !words.includes(column) && column.cells.some(isOther)).map(indexOf),
  };
}

const indexOf = ({ index }: Column) => index;

/** A day with a time, or both in two columns; otherwise any moment that its heading does not rule out. */
function findStart(all: readonly Column[]): Columns["start"] | undefined {
  const able = all.filter(({ name }) => !says.NOT_START.test(name));
  const pick = (patterns: readonly RegExp[], is: (cell: string) => boolean) => {
    for (const pattern of patterns) {
      const found = able.find(({ name, cells }) => pattern.test(name) && most(cells, is));
      if (found) return found.index;
    }
    return undefined;
  };
  const moment = pick(says.START, isMoment);
  if (moment !== undefined) return [moment];
  // "Anrufdatum; Beginn": the day is in the column whose heading says less, the time in the other.
  const day = pick(says.START.toReversed(), isDay);
  // "02.12.26" is both.
  const time = pick(says.START, (cell) => isTime(cell) && !isDay(cell));
  if (day !== undefined && time !== undefined) return [day, time];
  const unnamed = able.find(({ cells }) => most(cells, isMoment));
  return unnamed && [unnamed.index];
}

/** How long people talked; how long the call was, if no column says that, and last of all its total. */
function findTalk(free: readonly Column[]): Column | undefined {
  const lengths = free.filter(
    ({ name, cells }) =>
      (says.TALK.test(name) || says.LENGTH.test(name)) &&
      !says.NOT_TALK.test(name) &&
      (cells.length === 0 || most(cells, isDuration)) &&
      !most(cells, isMoment),
  );
  const talks = [
    ...lengths.filter(({ name }) => says.TALK.test(name)),
    ...lengths.filter(({ name }) => !says.TOTAL.test(name)),
    ...lengths,
  ];
  return talks.find(({ cells }) => cells.length > 0) ?? talks[0];
}

/** Words on what became of a call and on its direction, the column that says it best first. */
function findWords(rest: readonly Column[], talk: Column | undefined): Column[] {
  const named = says.WORDS.flatMap((pattern) =>
    rest.filter(
      ({ name, cells }) =>
        pattern.test(name) &&
        !says.OF_WORK.test(name) &&
        !most(cells, (cell) => isMoment(cell) || /\d:\d/.test(cell)) &&
        cells.some((cell) => readWord(cell, name)) &&
        // Panasonic marks calls that came in by "<I>"; other systems write there only the number that was called.
        (!says.DIALLED.test(name) || cells.some((cell) => /^<i>/i.test(cell))),
    ),
  );
  const plain = rest.filter(({ cells }) => cells.length > 1 && cells.every(isPlainWord));
  const words = [...new Set([...named, ...plain])];
  const hasOutcomes = words.some(({ name, cells }) => cells.some((cell) => readWord(cell, name)?.outcome));
  if (hasOutcomes || (talk && says.TALK.test(talk.name))) return words;
  // Words that we do not know are asked, if nothing else says what became of the calls.
  const unknown = rest.filter(
    ({ name, cells }) =>
      says.STATUS.test(name) && cells.length > 0 && cells.every((cell) => /^\p{L}[\p{L}\s-]*$/u.test(cell)),
  );
  return [...new Set([...words, ...unknown])];
}
