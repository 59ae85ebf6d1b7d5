/** Typical values of industries, for the defaults and the tables of the tools. */
import type { Content } from "@/lib/content";
import { minutesOfWeek, readWeek } from "@/lib/geo/week";

/** A firm typical of an industry, with the calls of one service. */
interface TypicalFirm {
  slug: string;
  title: string;
  /** Minutes of a call. */
  minutes: number;
  /** Calls in the busiest hour of the week, with one decimal; and when it is: "Monday from 8 to 9". */
  calls: number;
  when: string;
  /** Open hours of a week. */
  openHours: number;
}

/** Typical firms by category, in the order of the content. */
export interface TypicalCategory {
  title: string;
  firms: readonly TypicalFirm[];
}

const MONTHS = 12;
const WEEKS_OF_YEAR = 52;

/**
 * The typical firms of all industries that a service suits. The busiest hour is reckoned as on landing pages.
 *
 * @param service slug of the service whose calls are counted
 * @see docs/behaviour.md#the-week-and-the-year
 */
export function typicalFirms(
  { categories, industries }: Pick<Content, "categories" | "industries">,
  service: string,
): TypicalCategory[] {
  return categories
    .map(({ slug, title }) => ({
      title,
      firms: industries
        .filter(({ category }) => category === slug)
        .flatMap((industry) => {
          const { perMonth, minutes } = industry.services[service] ?? {};
          if (perMonth === undefined || minutes === undefined) return [];
          const week = readWeek(industry.opening.typical!);
          const openDays = week.filter((hours) => hours.length > 0).length;
          const calls = ((perMonth * MONTHS) / WEEKS_OF_YEAR / openDays) * industry.peak.share;
          return [
            {
              slug: industry.slug,
              title: industry.title,
              minutes,
              calls: Math.round(calls * 10) / 10,
              when: industry.peak.when,
              openHours: minutesOfWeek(week) / 60,
            },
          ];
        }),
    }))
    .filter(({ firms }) => firms.length > 0);
}
