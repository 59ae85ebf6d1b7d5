/** What the drawings of a comparison show: a usual day of each city on its own clock, and its public holidays. */
import { DAYS, type Hours, type Week } from "@/lib/geo/week";
import { utcDay, yearLater } from "@/lib/geo/zone";
import { deskHoursOf } from "@/lib/plans/trade-year";
import type { Column } from "./compare";
import { shiftWeek } from "./hours";
import { textsOfWeek } from "./week-fields";

/** The day that most days of a firm's week are like, and the hours of each plan on it. */
export interface ComparedDay {
  name: string;
  open: readonly Hours[];
  /** In the order of the price list. */
  plans: readonly (readonly Hours[])[];
}

/** The public holidays of a city, in days from the first one of the twelve months. */
export interface ComparedYear {
  name: string;
  /** `own` is true if no other city of the comparison has it. */
  holidays: readonly { day: number; own: boolean }[];
}

export interface ComparisonDrawing {
  plans: readonly string[];
  days: readonly ComparedDay[];
  years: readonly ComparedYear[];
  /** First letters of the twelve months, each with the day that it begins on. */
  months: readonly { initial: string; day: number }[];
}

const NONE: ReadonlySet<string> = new Set();

/** Undefined if the columns are services: they share the hours and the holidays of one city. */
export function drawComparison(columns: readonly Column[], asOf: string): ComparisonDrawing | undefined {
  if (new Set(columns.map(({ city }) => city)).size < columns.length) return undefined;
  const plans = columns[0]!.coverages.map(({ plan }) => plan);
  return {
    plans: plans.map(({ name }) => name),
    days: columns.map(({ place, hours }) => {
      const day = usualDay(hours.week);
      return {
        name: place.label,
        open: hours.week[day]!,
        plans: plans.map(
          (plan) => shiftWeek(deskHoursOf(plan, NONE, asOf).week, hours.difference.usual)[day]!,
        ),
      };
    }),
    years: columns.map((column) => {
      const elsewhere = new Set(
        columns.filter((other) => other !== column).flatMap(({ holidays }) => holidays.map(dateOf)),
      );
      return {
        name: column.place.label,
        holidays: column.holidays
          .map(dateOf)
          .filter((date) => date >= asOf && date < yearLater(asOf))
          .map((date) => ({ day: daysFrom(asOf, date), own: !elsewhere.has(date) })),
      };
    }),
    months: monthsFrom(asOf),
  };
}

/** Index of a day that most days of the week are like. */
function usualDay(week: Week): number {
  const texts = textsOfWeek(week);
  const alike = (day: number) => DAYS.filter((other) => texts[other] === texts[DAYS[day]!]).length;
  const open = DAYS.map((_, day) => day).filter((day) => week[day]!.length > 0);
  return open.reduce((most, day) => (alike(day) > alike(most) ? day : most));
}

function dateOf({ date }: { date: string }): string {
  return date;
}

const DAY_MS = 24 * 60 * 60_000;

function daysFrom(asOf: string, date: string): number {
  return Math.round((utcDay(date).getTime() - utcDay(asOf).getTime()) / DAY_MS);
}

const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "narrow", timeZone: "UTC" });

function monthsFrom(asOf: string): ComparisonDrawing["months"] {
  const [year = 0, month = 1] = asOf.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + index, 1));
    return {
      initial: monthFormat.format(first),
      day: Math.round((first.getTime() - utcDay(asOf).getTime()) / DAY_MS),
    };
  });
}
