/** Which column of a log says what: by its heading, and by what is in it. */
import { findUnits, readDuration } from "@/lib/reading/durations";
import { readMoment, readTimeOfDay } from "@/lib/reading/dates";
import { ASIDE, FLAG, isOther, isPlainWord, readWord, tidy } from "./words";

/** The places of the columns of a log. */
export interface Columns {
  /** The start: a day and a time in one column or in two. */
  start: readonly [day: number, time?: number];
  /** How long people talked, from the column that says it best; undefined if none does. */
  talk?: number;
  /** True if `talk` may contain the time that it rang. */
  withRinging?: boolean;
  /** A second column that counts the rest of `talk`: minutes, and seconds beside them. */
  talkSeconds?: number;
  end?: number;
  /** When it was answered; empty if it was not. */
  answer?: number;
  /** Words on what became of a call, the one that says it best first, and on its direction. */
  words: readonly number[];
  /** Columns that tell calls from faxes, chats and texts, and nothing else. */
  kinds?: readonly number[];
  /** Rows with one text here are parts of one call; where the first is empty, the second counts. */
  id?: readonly number[];
  /** Who called: an extension in a log that says nothing of directions. */
  caller?: number;
  /** The queue, group or own number that was called. */
  queue?: number;
  /** True if `start` is when the call ended. */
  startsAtEnd?: true;
  /** True if the parts of a call follow each other: their lengths add up. */
  addsParts?: true;
}

const NOT_START =
  /\bend|ende\b|\bfin\b|\bslut|\beind|\bfine\b|\bfim\b|\bkoniec|answer|connect|h[au]ng|dura|durée|dauer|talk|ring|wait|hold|queue time|total|zone|length|wrap|bill|dispos|time in .|cost|handle|picked|release|updated|seconds|minutes/;
const START = [
  /start|invit|^rang\b|begin|beginn|début|inicio|initiated|originat/,
  /(?:date|datum|fecha).*(?:time|zeit|heure|hora)|time ?stamp|calldate|call ?date|call ?time|zeitpunkt|zeitstempel/,
  /(?:\b|anruf|gesprächs)(?:date|datum|fecha|day|tag|jour|giorno|d[ií]a|dag|dato|kl|call in|time|zeit|uhrzeit|heure|hora|when|data|ora|tijd|tid|godzina|created|received|arriv\w+|published)\b/,
];
const TALK = [
  /bill ?sec|billable|talk(?!desk)|interaction|in call|speak|conversa|connected (?:time|dur)|gespräch|gespreks[td]|samtalstid|rozmow|answered (?:dur|time)/,
  /dura|durée|dauer|\bdur\b|elapsed|varighe[dt]|\bduur|gesprächs?zeit|length|how long|handle|aht|quantity$|agent time|call (?:seconds|minutes|time)|^(?:a )?(?:seconds|minutes|secs|mins|sec|min)\b/,
  // With the time that it rang, if there is another one.
  /total/,
];
const NOT_TALK =
  /ring|wait|hold|queue|wrap|acw|ivr|delay|park|setup|speed|answer (?:time|delay)|to answer|attente|attesa|kötid|warte|wacht|espera|sonn|klingel|total calls|number|(?<!on )phone/;
const END =
  /\bend(?:ed)?\b|\bende\b|\bfin\b|\bslut|\beind|\bfine\b|\bfim\b|\bkoniec|finish|h[au]ng ?up|disconnect|release/;
const ANSWER = /answer|connect|pick/;
const STATUS =
  /^call$|disposition|action result|call result|r[eé]sult|outcome|status|état|estado|ergebnis|statut|situa[çc]/;
const WORDS = [
  FLAG,
  STATUS,
  /direction|initiation ?method|richting|direzione|resultaat|esito|richtung|sens|sentido|dirección|\btype?\b|^dir$|^class$|riktning|kierunek|tipo|\bart\b|action|state|voice ?mail|in out|calltype|call ?type|dcontext|channel$|media|dial number|^(?:is )?(?:internal|incoming|inbound)\??$/,
  // Who or what answered, and why a call ended.
  ASIDE,
];
/** Headings of what became of the work that a call was about. */
const OF_WORK = /^(?:job|order|lead|deal|ticket|booking)\b/;
/** First the number of a whole call: its rows may have numbers of their own. */
const ID = [
  /^(?:(?:master|initial) ?contact|entry ?point ?call) ?id$/,
  /^(?:linked ?id|correlation ?id|(?:global )?call id call id|call ?id|call ?uuid|session(?: ?id)?|conversation ?id|call ref(?:erence)?|id de llamada|anruf ?id)$/,
  /^(?:contact ?id|unique ?id|id)$/,
];
const CALLER =
  /^(?:call )?from$|^src$|^source$|^cli$|^ani$|^caller(?: ?id| number)?$|^calling(?: party)?(?: number)?$/;

const QUEUE =
  /^(?:call )?(?:queue|skill|(?:hunt|ring) ?group|group|team|department|campaign|number name|tracking number|warteschlange|gruppe|file|cola|grupo)(?: name)?$/;

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

const most = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(is).length >= 0.5 * cells.length;

const isMoment = (cell: string) =>
  (["day", "month", "year"] as const).some((order) => readMoment(cell, order)?.hasTime === true);
export const isDay = (cell: string) =>
  (["day", "month", "year"] as const).some((order) => readMoment(cell, order)?.hasTime === false);
const isTime = (cell: string) => readTimeOfDay(cell) !== undefined;
const isDuration = (cell: string) =>
  // A telephone number is none, nor are so many digits.
  !/^(?:[+0]\d{4,}|\d{9,})$/.test(cell) && isReadable(cell);
const isReadable = (cell: string) =>
  readDuration(cell, { number: "s", pair: "min:s" }, ".") !== undefined ||
  readDuration(cell, { number: "s", pair: "min:s" }, ",") !== undefined;

/** True if the cells are headings of a log: a start by its name, and something else that is known. */
export function areHeadings(cells: readonly string[]): boolean {
  const names = cells.map(tidy);
  if (names.some((name) => /\d{2}/.test(name))) return false;
  const isStart = (name: string) => START.some((pattern) => pattern.test(name)) && !NOT_START.test(name);
  const known = names.filter(
    (name) => isStart(name) || [...TALK, ...WORDS, END, ANSWER].some((pattern) => pattern.test(name)),
  );
  return known.length >= 2 && names.some(isStart);
}

/** The columns of a table with headings; undefined if no start is found. */
export function findColumns(headings: readonly string[], rows: Rows): Columns | undefined {
  const names = headings.map(tidy);
  const columns = findNamedColumns(names, headings, rows);
  if (columns) return columns;
  // Some logs say when calls ended, and how long they were.
  const ends = names.map((name) => name.replace(/^(?:end|ende|fin)\b ?/, ""));
  const ended = findNamedColumns(ends, headings, rows);
  return ended?.talk === undefined ? undefined : { ...ended, startsAtEnd: true };
}

function findNamedColumns(
  names: readonly string[],
  headings: readonly string[],
  rows: Rows,
): Columns | undefined {
  const samples = headings.map((_, column) => sampleOf(rows, column));
  const pick = (patterns: readonly RegExp[], not: RegExp | undefined, is: (cell: string) => boolean) => {
    for (const pattern of patterns) {
      const found = names.findIndex(
        (name, column) => pattern.test(name) && !not?.test(name) && most(samples[column]!, is),
      );
      if (found !== -1) return found;
    }
    return undefined;
  };
  const moment = pick(START, NOT_START, isMoment);
  const day = pick(START.toReversed(), NOT_START, isDay);
  // "02.12.26" is both.
  const time = pick(START, NOT_START, (cell) => isTime(cell) && !isDay(cell));
  // Whatever its heading is, if it is no end.
  const unnamed = names.findIndex(
    (name, column) => !NOT_START.test(name) && most(samples[column]!, isMoment),
  );
  const start =
    moment !== undefined
      ? ([moment] as const)
      : day !== undefined && time !== undefined
        ? ([day, time] as const)
        : unnamed !== -1
          ? ([unnamed] as const)
          : undefined;
  if (!start) return undefined;
  const isFree = (column: number) => !(start as readonly (number | undefined)[]).includes(column);
  const talks = TALK.flatMap((pattern) =>
    [...names.keys()].filter(
      (column) =>
        isFree(column) &&
        pattern.test(names[column]!) &&
        (pattern === TALK[2]) ===
          (/^total|gesamt|totale/.test(names[column]!) && !TALK[0]!.test(names[column]!)) &&
        TALK.slice(0, 2).some((length) => length.test(names[column]!)) &&
        !NOT_TALK.test(names[column]!) &&
        (most(samples[column]!, isDuration) || samples[column]!.length === 0) &&
        !most(samples[column]!, isMoment),
    ),
  );
  const talk = talks.find((column) => samples[column]!.length > 0) ?? talks[0];
  const unit = talk === undefined ? undefined : findUnits(samples[talk]!, headings[talk]!).number;
  const talkSeconds =
    talk !== undefined && /^min/.test(names[talk]!) && unit === "min"
      ? [...names.keys()].find((column) => column !== talk && /^sec/.test(names[column]!))
      : undefined;
  const words = WORDS.flatMap((pattern) =>
    [...names.keys()].filter(
      (column) =>
        pattern.test(names[column]!) &&
        !OF_WORK.test(names[column]!) &&
        isFree(column) &&
        column !== talk &&
        !most(samples[column]!, (cell) => isMoment(cell) || /\d:\d/.test(cell)) &&
        samples[column]!.some((cell) => readWord(cell, names[column]!)) &&
        // Other systems write the number that was called there.
        (names[column] !== "dial number" || samples[column]!.some((cell) => /^<i>/i.test(cell))),
    ),
  );
  words.push(
    ...[...names.keys()].filter(
      (column) => isFree(column) && samples[column]!.length > 1 && samples[column]!.every(isPlainWord),
    ),
  );
  // Words that we do not know are asked, if nothing else says what became of the calls.
  if ((talk === undefined || !TALK[0]!.test(names[talk]!)) && !saysOutcomes(words, names, samples))
    words.push(
      ...[...names.keys()].filter(
        (column) =>
          STATUS.test(names[column]!) &&
          !words.includes(column) &&
          samples[column]!.length > 0 &&
          samples[column]!.every((cell) => /^\p{L}[\p{L}\s-]*$/u.test(cell)),
      ),
    );
  const isEnd = start.length === 2 ? (cell: string) => isMoment(cell) || isTime(cell) : isMoment;
  const end = names.findIndex(
    (name, column) => END.test(name) && isFree(column) && column !== talk && most(samples[column]!, isEnd),
  );
  const answer = names.findIndex(
    (name, column) =>
      ANSWER.test(name) &&
      isFree(column) &&
      column !== talk &&
      !END.test(name) &&
      most(samples[column]!, isEnd),
  );
  const id = ID.map((pattern) => names.findIndex((name) => pattern.test(name))).filter(
    (column) => column !== -1 && samples[column]!.length > 0,
  );
  const caller = names.findIndex((name) => CALLER.test(name));
  const queue = names.findIndex(
    (name, column) => QUEUE.test(name) && isFree(column) && column !== talk && !words.includes(column),
  );
  return {
    start: start as readonly [number, number?],
    ...(talk !== undefined && { talk, withRinging: !TALK[0]!.test(names[talk]!) }),
    ...(talkSeconds !== undefined && { talkSeconds }),
    ...(end !== -1 && { end }),
    ...(answer !== -1 && { answer }),
    ...(id.length > 0 && { id }),
    ...(caller !== -1 && { caller }),
    ...(queue !== -1 && { queue }),
    // Avaya's log of calls, with headings.
    ...(names.includes("continuation") && { addsParts: true as const }),
    words: [...new Set(words)],
    kinds: [...names.keys()].filter((column) => !words.includes(column) && samples[column]!.some(isOther)),
  };
}

const saysOutcomes = (
  words: readonly number[],
  names: readonly string[],
  samples: readonly (readonly string[])[],
): boolean =>
  words.some((column) => samples[column]!.some((cell) => readWord(cell, names[column]!)?.outcome));

/** Logs that are written without headings, by what their first row has where. */
const LAYOUTS: readonly {
  matches: (cells: readonly string[]) => boolean;
  columns: Columns;
  headings: Readonly<Record<number, string>>;
}[] = [
  {
    // Asterisk's Master.csv: account, source, destination, …, start, answer, end, duration, billsec, disposition, …
    matches: (cells) =>
      cells.length >= 16 &&
      isMoment(cells[9]!) &&
      /^(?:ANSWERED|NO ANSWER|BUSY|FAILED|CONGESTION)$/.test(cells[14]!),
    columns: { start: [9], answer: 10, end: 11, talk: 13, words: [14, 3, 7], id: [16] },
    headings: {
      3: "dcontext",
      7: "lastapp",
      9: "start",
      10: "answer",
      11: "end",
      12: "duration",
      13: "billsec",
      14: "disposition",
    },
  },
  {
    // FreeSWITCH's Master.csv: caller, number, destination, context, start, answer, end, duration, billsec, cause, id, …
    matches: (cells) =>
      cells.length >= 11 && isMoment(cells[4]!) && isMoment(cells[6]!) && /^[A-Z_]+$/.test(cells[9]!),
    columns: { start: [4], answer: 5, end: 6, talk: 8, words: [9, 3], id: [10] },
    headings: {
      3: "caller context",
      4: "start",
      5: "answer",
      6: "end",
      7: "duration",
      8: "billsec",
      9: "hangup cause",
    },
  },
  {
    // Station message details of Avaya IP Office: start, connected time, ring time, caller, direction, …
    matches: (cells) =>
      cells.length >= 10 &&
      isMoment(cells[0]!) &&
      /^\d+:\d\d:\d\d$/.test(cells[1]!) &&
      /^[IO]$/.test(cells[4]!),
    columns: { start: [0], talk: 1, words: [4, 8, 12], id: [9], addsParts: true },
    headings: {
      0: "start",
      1: "connected time",
      2: "ring time",
      4: "direction",
      8: "is internal",
      12: "party1 name",
    },
  },
];

/** The columns of a table without headings; undefined if it is none that we know. */
export function findLayout(
  row: readonly string[],
): { columns: Columns; headings: readonly string[] } | undefined {
  const layout = LAYOUTS.find(({ matches }) => matches(row));
  if (layout)
    return { columns: layout.columns, headings: row.map((_, column) => layout.headings[column] ?? "") };
  const kinds = row.map((cell) =>
    isMoment(cell)
      ? "moment"
      : isDay(cell)
        ? "day"
        : /\d:\d\d|\d[.]\d\d ?[ap]/i.test(cell)
          ? "time"
          : cell !== "" && !isDuration(cell) && readWord(cell, "")
            ? "word"
            : isDuration(cell)
              ? "number"
              : "",
  );
  const at = (kind: (typeof kinds)[number], from = 0) => {
    const column = kinds.indexOf(kind, from);
    return column === -1 ? undefined : column;
  };
  const moment = at("moment");
  const day = at("day");
  const time = at("time");
  const start =
    moment !== undefined ? [moment] : day !== undefined && time !== undefined ? [day, time] : undefined;
  if (!start) return undefined;
  const after = Math.max(...start) + 1;
  const parts = at("time", after);
  // A telephone number is no duration.
  const number = row.findIndex(
    (cell, column) =>
      column >= after && kinds[column] === "number" && /^\d{1,4}([.,]\d+)?$|\d ?[hms]/.test(cell),
  );
  const talk = parts ?? (number === -1 ? undefined : number);
  return {
    columns: {
      start: start as [number, number?],
      ...(talk !== undefined && { talk, withRinging: true }),
      words: kinds.flatMap((kind, column) => (kind === "word" ? [column] : [])),
    },
    headings: row.map(() => ""),
  };
}
