/** Lists, names and number formats of British English, for sentences composed from data. */

const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });
const disjunction = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** "a, b and c". */
export function listOf(items: readonly string[]): string {
  return conjunction.format(items);
}

/** "a, b or c". */
export function choiceOf(items: readonly string[]): string {
  return disjunction.format(items);
}

export { formatPounds } from "@/lib/pounds";

const namesOf = (options: Intl.DateTimeFormatOptions, dates: readonly string[]) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return dates.map((date) => format.format(new Date(date)));
};
const MONTHS = namesOf(
  { month: "long" },
  Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-01`),
);
/** From Sunday on, as `Date` counts them. */
const WEEKDAYS = namesOf(
  { weekday: "long" },
  Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}`),
);

/** Name of a month, 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1]!;
}

/** Name of the weekday of an ISO date. */
export function weekdayName(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
}

/**
 * A number below `below`, another for each purpose.
 *
 * @param purpose what is chosen: "#who", "#area"; empty for the page's first choice
 */
export type Picker = (purpose: string, below: number) => number;

/**
 * Picks numbers that depend on nothing but the text and the purpose: the same page always takes the
 * same one of several phrasings, on every machine (FNV-1a).
 */
export function createPicker(text: string): Picker {
  const start = hash(text, OFFSET);
  return (purpose, below) => (hash(purpose, start) >>> 0) % below;
}

// Signed from the start, as `Math.imul` returns it: a loop over one kind of number is several times faster.
const OFFSET = 0x811c9dc5 | 0;

/** FNV-1a, 32 bits, begun or gone on with. */
function hash(text: string, from: number): number {
  let value = from;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
