/** Days of twelve months as marks on a lane. */
import { utcDay } from "@/lib/geo/days";

/** A name with its days, counted from the first one of the twelve months. */
export interface MarkedYear {
  name: string;
  /** `own` is true for the days that are to be seen first. */
  days: readonly { day: number; own: boolean }[];
}

const DAY_MS = 24 * 60 * 60_000;
/** Days of twelve months: a leap year's last one is left out. */
const YEAR = 365;

/** @param asOf the first day of the twelve months; dates outside of them are left out */
export function markYear(
  name: string,
  dates: readonly string[],
  { asOf, isOwn }: { asOf: string; isOwn: (date: string) => boolean },
): MarkedYear {
  const first = utcDay(asOf).getTime();
  return {
    name,
    days: dates
      .map((date) => ({ day: Math.round((utcDay(date).getTime() - first) / DAY_MS), own: isOwn(date) }))
      .filter(({ day }) => day >= 0 && day < YEAR),
  };
}

const INITIALS = "J F M A M J J A S O N D".split(" ");

/** First letters of twelve months, beginning with that of a date. */
export function monthInitials(asOf: string): string {
  const month = Number(asOf.slice(5, 7)) - 1;
  return [...INITIALS, ...INITIALS].slice(month, month + 12).join("");
}
