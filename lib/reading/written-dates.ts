/** Days and times of a file. The order of day and month is decided for the file as a whole. */
import { parseClock } from "@/lib/clock-times";

/** The order of a date in figures that has no year of four digits in front. */
export type DateOrder = "day" | "month" | "year";

/** A moment as it is written: on the clock of the file, or of UTC. */
interface Moment {
  /** Seconds from 1970-01-01 00:00 to what is written. */
  at: number;
  /** True if it is an instant: `at` then counts from that midnight in UTC. */
  instant: boolean;
}

/** The parts of a date as they are written. */
interface WrittenDate {
  parts: readonly [number, number, number];
  /** Known without the other dates of the file. */
  order?: DateOrder | undefined;
  /** False if nobody writes the year first so: "26/10/01". */
  yearFirst?: boolean;
  /** 0 for Sunday. */
  weekday?: number;
  /** The rest of the text. */
  rest: string;
}

const MONTHS = [
  /^(?:jan|ene|janv|gen)/,
  /^(?:feb|fév|fev)/,
  /^(?:mar|mär|mrz|mrt|maa)/,
  /^(?:apr|abr|avr)/,
  /^(?:may|mai|mayo|mei|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|ago|aoû|aou)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|out|ott)/,
  /^(?:nov)/,
  /^(?:dec|dez|dic|déc)/,
];
/** From Sunday, in the languages of our callers. */
const WEEKDAYS = [
  /^(?:su|so|dim|dom)/,
  /^(?:mon|mo\b|lun)/,
  /^(?:tu|di(?!m)|mar)/,
  /^(?:we|mi|mer)/,
  /^(?:th|do(?!m)|jeu|jue)/,
  /^(?:fr|ven|vie)/,
  /^sa/,
];
const DAY_SECONDS = 86_400;
/** Day zero of Excel's calendar, in days before 1970. */
const EXCEL_ZERO = 25_569;

const WEEKDAY = /^\p{L}{2,12}\.?,?\s+(?=\d|\p{L}{3,10}\.?\s+\d)/iu;
/** "09:12:45 UTC 2026-08-04" */
const TIME_FIRST = /^(\d{1,2}:\d{2}(?::\d{2})?(?: [ap]m)?(?: (?:utc|gmt))?),? ((?:\S.*)?\d{4}\b.*)$/i;
const IN_FIGURES = /^(\d{1,4})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)(.*)$/s;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:(\d{6})|(?!\d)(.*))$/s;
const DAY_FIRST_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th)?[-\s./]*(?:de\s)?(\p{L}{3,12})\.?[-\s./,]*(?:de\s)?(\d{4}|\d{2})(?!\d)(.*)$/isu;
const MONTH_FIRST_NAMED = /^(\p{L}{3,12})\.?[-\s]*(\d{1,2})(?:st|nd|rd|th)?,?[-\s]+(\d{4})(.*)$/isu;

/** The date that was read last, without the rest: most rows of a log have the day of the row before. */
let latest: { written: string; date: WrittenDate } | undefined;

/** Splits a text into its date and the rest; undefined if it begins with none. */
function splitDate(text: string): WrittenDate | undefined {
  if (latest && text.startsWith(latest.written)) {
    const rest = text.slice(latest.written.length);
    if (!/^\d/.test(rest)) return { ...latest.date, rest };
  }
  const date = splitNewDate(text);
  if (date && text.endsWith(date.rest))
    latest = { written: text.slice(0, text.length - date.rest.length), date };
  return date;
}

function splitNewDate(text: string): WrittenDate | undefined {
  const trimmed = (/\s\s|[^\S ]/u.test(text) ? text.trim().replaceAll(/\s+/gu, " ") : text.trim()).replace(
    TIME_FIRST,
    "$2 $1",
  );
  // "Mar 3, 2026" begins with a month, "mar 3 mars 2026" with a weekday.
  const date = parseDate(trimmed);
  const [name] = date ? [] : (WEEKDAY.exec(trimmed) ?? []);
  if (!name) return date;
  const named = parseDate(trimmed.slice(name.length));
  const weekday = WEEKDAYS.findIndex((pattern) => pattern.test(name.toLowerCase()));
  return named && { ...named, ...(weekday !== -1 && { weekday }) };
}

function parseDate(trimmed: string): WrittenDate | undefined {
  const figures = IN_FIGURES.exec(trimmed);
  if (figures) {
    const [, first, separator, second, third, rest = ""] = figures as unknown as string[];
    if (first!.length === 3 || (first!.length === 4 && third!.length === 4)) return undefined;
    const order = first!.length === 4 ? "year" : separator === "." ? "day" : undefined;
    return {
      parts: [Number(first), Number(second), Number(third)],
      order,
      yearFirst: separator === "-" && third!.length === 2,
      rest,
    };
  }
  const joined = COMPACT.exec(trimmed);
  if (joined) {
    const [, year, month, day, time, rest = ""] = joined;
    const clock = time ? ` ${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}` : rest;
    return { parts: [Number(year), Number(month), Number(day)], order: "year", rest: clock };
  }
  const named = DAY_FIRST_NAMED.exec(trimmed) ?? undefined;
  const american = named ? undefined : MONTH_FIRST_NAMED.exec(trimmed);
  const [day, name, year, rest = ""] = named
    ? named.slice(1)
    : american
      ? [american[2], american[1], american[3], american[4]]
      : [];
  const month = name ? MONTHS.findIndex((pattern) => pattern.test(name.toLowerCase())) : -1;
  return month === -1 ? undefined : { parts: [Number(day), month + 1, Number(year)], order: "day", rest };
}

/** Days from 1970-01-01; undefined if there is no such day. */
function dayOf([a, b, c]: WrittenDate["parts"], order: DateOrder): number | undefined {
  const [year, month, day] = order === "year" ? [a, b, c] : order === "day" ? [c, b, a] : [c, a, b];
  const full = year < 100 ? 2000 + year : year;
  // Logs are not as old: a day of the month was taken for the year.
  if (full < (year < 100 ? 2012 : 1990) || full > 2099 || month < 1 || month > 12 || day < 1)
    return undefined;
  const at = Date.UTC(full, month - 1, day);
  return new Date(at).getUTCDate() === day ? at / 1000 / DAY_SECONDS : undefined;
}

const ORDERS = ["day", "month", "year"] as const;

function isOnWeekday({ parts, weekday }: WrittenDate, order: DateOrder): boolean {
  const day = dayOf(parts, order);
  // 1 January 1970 was a Thursday.
  return day !== undefined && (day + 4) % 7 === weekday;
}

/** Orders in which all dates of a file are days; several if that stays open. */
interface FoundOrder {
  orders: readonly DateOrder[];
  /** A date that may be two days. */
  example?: string;
}

/**
 * Finds the order of the dates of a file: the one in which all of them are days, and if that are several, in which they
 * follow each other. @param texts in the order of the file
 */
export function findDateOrder(texts: Iterable<string>): FoundOrder {
  const orders = new Map(
    ORDERS.map((order) => [
      order,
      { order, last: Number.NaN, up: true, down: true, years: new Set<number>() },
    ]),
  );
  let last: WrittenDate["parts"] | undefined;
  let example: string | undefined;
  for (const text of texts) {
    const date = splitDate(text);
    if (!date || date.order) continue;
    // Calls of one day follow each other.
    if (date.parts === last) continue;
    last = date.parts;
    if (!example || date.parts[0] !== date.parts[1]) example ??= text.trim();
    // The word may be a weekday of a language that we do not know.
    const isKnownWeekday = [...orders.keys()].some((order) => isOnWeekday(date, order));
    for (const state of [...orders.values()]) {
      const day = dayOf(date.parts, state.order);
      const isOther = isKnownWeekday && !isOnWeekday(date, state.order);
      if (day === undefined || isOther || (state.order === "year" && !date.yearFirst))
        orders.delete(state.order);
      else {
        if (day < state.last) state.up = false;
        if (day > state.last) state.down = false;
        state.last = day;
        state.years.add(date.parts[state.order === "year" ? 0 : 2]);
      }
    }
  }
  if (!last) return { orders: ["day"] };
  let left = [...orders.values()];
  // The days of a log, taken for years, would be more than it has.
  if (left.length > 1) {
    const few = left.filter(({ years }) => years.size <= 2);
    if (few.length > 0) left = few;
  }
  if (left.length > 1) {
    const following = left.filter(({ up, down }) => up || down);
    if (following.length === 1) left = following;
  }
  return { orders: left.map(({ order }) => order), ...(example && { example }) };
}

const ZONE = /\s*(?:(z|utc|gmt)(?![a-z])|(?:utc|gmt)?\s?([+-])(\d{2}):?(\d{2})?)\s*$/i;

/** Reads a day, with a time if there is one; undefined if the text is none. */
export function readMoment(text: string, order: DateOrder): (Moment & { hasTime: boolean }) | undefined {
  const date = splitDate(text);
  if (!date) return readSerial(text);
  const day = dayOf(date.parts, date.order ?? order);
  if (day === undefined) return undefined;
  const rest = date.rest.replace(/^(?:\s*(?:[T,]|at|um|à|a las)(?![a-z]))?\s*/i, "").trim();
  if (rest === "") return { at: day * DAY_SECONDS, instant: false, hasTime: false };
  const zone = ZONE.exec(rest);
  const name = / (?:bst|cet|cest|est|edt|pst|pdt|mst|mdt|cst|cdt|ist|aest|aedt)$/i;
  const clock = parseClock(
    (zone ? rest.slice(0, zone.index) : rest.replace(name, "")).replace(/(?<=:\d\d)\.\d+$/, ""),
  );
  if (clock === undefined) return undefined;
  const offset = zone?.[2]
    ? (zone[2] === "-" ? -1 : 1) * (Number(zone[3]) * 3600 + Number(zone[4] ?? 0) * 60)
    : 0;
  return { at: day * DAY_SECONDS + clock - offset, instant: zone !== null, hasTime: true };
}

/** Seconds or milliseconds since 1970, or a day of Excel's calendar. A number that begins with 0 is a telephone's. */
function readSerial(text: string): (Moment & { hasTime: boolean }) | undefined {
  const number = /^[1-9]\d*(?:[.,]\d+)?$/.test(text.trim())
    ? Number(text.trim().replace(",", "."))
    : Number.NaN;
  if (number > 9e8 && number < 4.2e9) return { at: Math.floor(number), instant: true, hasTime: true };
  if (number > 9e11 && number < 4.2e12)
    return { at: Math.floor(number / 1000), instant: true, hasTime: true };
  if (!(number >= 40_000 && number < 60_000)) return undefined;
  const at = Math.round((number - EXCEL_ZERO) * DAY_SECONDS);
  return { at, instant: false, hasTime: !Number.isInteger(number) };
}

/**
 * A time of day by itself, in seconds: as `parseClock`, "09h05m21s", "090521", or as the fraction of a day that Excel keeps.
 *
 * @param besideSerial true if its day is one of Excel's: "0.5" is then noon
 */
export function readTimeOfDay(text: string, besideSerial = false): number | undefined {
  const trimmed = text.trim();
  if ((besideSerial ? /^0?[.,]\d+$|^0$/ : /^0?[.,]\d{3,}$/).test(trimmed))
    return Math.round(Number(trimmed.replace(",", ".")) * DAY_SECONDS);
  return parseClock(
    trimmed.replace(/^(\d{1,2})h(\d{2})m(\d{2})s$|^(\d\d)([0-5]\d)([0-5]\d)$/i, "$1$4:$2$5:$3$6"),
  );
}
