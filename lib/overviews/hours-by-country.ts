import type { City, Content, Industry } from "@/lib/content";
import { answered, shiftHours, WHOLE_DAY, type DailyHours } from "@/lib/geo/coverage";
import { readWeek } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import type { Strip } from "@/lib/landing";
import { describeOwnStrips } from "@/lib/landing/day-strips";
import { groupDays } from "@/lib/landing/week-texts";
import { createWords } from "@/lib/landing/words";

const DAY = 24 * 60;

type HoursContent = Pick<Content, "site" | "plans" | "landing" | "overviews">;

/**
 * When firms of an industry are open in each country, on the desk's clock, and when each plan answers.
 *
 * @see docs/decisions/0063-hours-by-country-as-steps.md
 */
export interface HoursByCountry {
  heading: string;
  text: string;
  /** None for services without a plan. */
  plans: readonly Strip[];
  /** The seasons of a country's strip are its clocks, the one furthest ahead first. */
  countries: readonly Strip[];
}

/**
 * @param cities those whose countries are listed, in their order
 * @param withPlans false for services without a plan
 */
export function composeHoursByCountry(
  industry: Industry,
  cities: readonly City[],
  content: HoursContent,
  withPlans = true,
): HoursByCountry {
  const { site, plans, landing } = content;
  const { heading, text, anyHour } = content.overviews.byCountry;
  const words = createWords(landing.words);
  return {
    heading: heading({ businesses: industry.names.businesses }),
    text: text({ city: site.address.locality, plans: withPlans ? "yes" : "no" }),
    plans: withPlans ? describeOwnStrips(site.asOf, { plans: plans.plans, messages: landing, words }) : [],
    countries: [...differencesByCountry(cities, content)].map(([country, differences]) => {
      const day = usualDay(industry, country.slug);
      const { from, to } = spanOf(day, differences);
      return {
        id: "day",
        name: country.title,
        text: to - from >= DAY ? anyHour : words.hours({ from, to }),
        seasons: differences.map((minutes) =>
          day.flatMap((hours) => answered(WHOLE_DAY, shiftHours(hours, -minutes))),
        ),
      };
    }),
  };
}

/** The hours of the day that most days of the industry's week are like. */
function usualDay({ opening }: Industry, country: string): readonly DailyHours[] {
  const week = readWeek(opening[country] ?? opening.typical!);
  const [day] = groupDays(week).reduce((most, group) => (group.length > most.length ? group : most));
  return week[day!]!;
}

/** From the first opening to the last closing, on the desk's clock. */
function spanOf(day: readonly DailyHours[], differences: readonly number[]): DailyHours {
  return {
    from: day[0]!.from - Math.max(...differences),
    to: day.at(-1)!.to - Math.min(...differences),
  };
}

let known: { cities: readonly City[]; differences: Map<City["country"], number[]> } | undefined;

/** The usual time differences from the desk within each country; hundreds of pages ask for those of the same cities. */
function differencesByCountry(
  cities: readonly City[],
  { site: { geo, asOf } }: HoursContent,
): Map<City["country"], number[]> {
  if (known?.cities === cities) return known.differences;
  const zones = new Map<City["country"], Set<string>>();
  for (const { country, timezone } of cities)
    zones.set(country, (zones.get(country) ?? new Set()).add(timezone));
  const differences = new Map(
    [...zones].map(([country, inCountry]) => {
      const usual = [...inCountry].map((zone) => clockDifference(zone, geo.timezone, asOf).usual);
      return [country, [...new Set(usual)].sort((a, b) => b - a)];
    }),
  );
  known = { cities, differences };
  return differences;
}
