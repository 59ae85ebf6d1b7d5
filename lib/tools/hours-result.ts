import { coverHours } from "@/lib/plans/coverage";
import type { Prices } from "@/lib/plans/price";
import { deskCalendar, firmDefault, firmOf, type Directory } from "./firm";
import {
  describeExceptions,
  describeFit,
  seasonsOf,
  spansOf,
  tabulateHolidays,
  type DaySpan,
  type Holidays,
} from "./hours";
import type { Texts } from "./query";

/** A week beside the plans, to be shown. */
export interface HoursResult {
  heading: string;
  seasons: readonly { name: string; spans: readonly DaySpan[] }[];
  /** Sentences about weeks with another time difference. */
  exceptions: readonly string[];
  holidays: Holidays;
}

/** Defaults of `firmFields` with a city of one's own: one whose hours are not those of the desk. */
export function hoursDefault(directory: Directory, city: string) {
  return (name: string, texts: Texts) => (name === "city" ? city : firmDefault(directory, name, texts));
}

/** Compares the week of valid texts with the plans. Undefined for a firm that is never open. */
export function composeHoursResult(
  directory: Directory,
  texts: Texts,
  plans: Prices["plans"],
): HoursResult | undefined {
  const { places } = directory;
  const firm = firmOf(directory, texts);
  const { hours, place, trade } = firm;
  if (!hours) return undefined;
  const coverages = coverHours(hours, plans, deskCalendar(places, trade));
  return {
    heading: describeFit(coverages, place.label),
    seasons: seasonsOf(hours.difference, plans).map((season) => ({
      name: season.name,
      // What a plan does on a day off is of no interest.
      spans: spansOf(hours, season, plans).filter(({ open }) => open.length > 0),
    })),
    exceptions: describeExceptions(coverages, hours),
    holidays: tabulateHolidays({ ...firm, hours }, places, plans),
  };
}
