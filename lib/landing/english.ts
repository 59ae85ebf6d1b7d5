/** For sentences composed from data: lists, dates and numbers in British English, and the hash that picks a variant. */
import { formatNumber, remember } from "@/lib/numbers";
import { formatPounds } from "@/lib/pounds";

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

/** "£1,499". */
export const formatAmount = remember(formatPounds);

const HUNDREDTHS = Array.from({ length: 100 }, (_, hundredths) =>
  (hundredths / 100).toFixed(hundredths === 0 ? 1 : 2),
);
const TENTHS = Array.from({ length: 1000 }, (_, tenths) => (tenths / 10).toFixed(1));

/** Two figures or more: "0.13", "3.4", "47.0", "225". */
export function formatShare(value: number): string {
  return (
    HUNDREDTHS[Math.round(value * 100)] ?? TENTHS[Math.round(value * 10)] ?? formatNumber(Math.round(value))
  );
}

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
 * Returns a number below `below`; each purpose has its own.
 *
 * @param purpose what is chosen: "#who", "#benefits"
 */
export type Picker = (purpose: string, below: number) => number;

/**
 * Creates a picker whose numbers depend only on the text and the purpose, so that a page has the same variants in
 * every build (FNV-1a hash). Another hash would reword most pages.
 */
export function createPicker(text: string): Picker {
  const start = hashText(text);
  return (purpose, below) => (hashText(purpose, start) >>> 0) % below;
}

// The constants of FNV-1a. Signed, as `Math.imul` returns it: a loop over 32-bit integers is several times faster.
const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5 | 0;

/** FNV-1a with 32 bits, starting from a constant or continuing a hash. */
export function hashText(text: string, from = OFFSET): number {
  let value = from;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), PRIME);
  }
  return value;
}
