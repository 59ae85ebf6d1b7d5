import type { City, Content, Country, Industry, Region } from "@/lib/content";
import { countriesOf } from "@/lib/content/catalogue";
import {
  answered,
  shiftHours,
  unanswered,
  WHOLE_DAY,
  WORKING_DAY,
  type DailyHours,
} from "@/lib/geo/daily-hours";
import { joinHours, minutesOf } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import type { Strip } from "@/lib/landing";
import { createWords, type Words } from "@/lib/landing/english";
import { describeOwnStrips } from "@/lib/landing/hours/hours-as-strips";
import { usualDay } from "@/lib/landing/hours/opening-hours";
import { weekIn } from "@/lib/plans/trade-year";

const DAY = 24 * 60;

/** Nine to five at a place, on the desk's clock. */
export interface OfficeHours extends Omit<HoursByCountry, "countries"> {
  /** The seasons of a country's strip are its clocks, the one furthest ahead first. */
  countries: readonly Strip[];
}

/** The hours of a country from the first city that opens to the last one that closes, on the desk's clock. */
interface CountryDay extends Pick<Strip, "name" | "text"> {
  /** The hours by the smallest plan that answers them, by its id. Those of no plan have the id "open". */
  parts: readonly { id: string; hours: readonly DailyHours[] }[];
}

type HoursContent = Pick<Content, "site" | "plans" | "landing" | "overviews">;

/**
 * When firms of an industry are open in each country, on the desk's clock, and when each plan answers. One bar for each
 * country: a strip for each time difference would be thirty rows, in which no country is found.
 */
export interface HoursByCountry {
  heading: string;
  text: string;
  plans: readonly Strip[];
  countries: readonly CountryDay[];
}

/** @param cities those whose countries are listed, in their order */
export function composeHoursByCountry(
  industry: Industry,
  cities: readonly City[],
  content: HoursContent,
): HoursByCountry {
  const { site, plans, landing } = content;
  const { heading, text, anyHour, anyCountry, onPlan } = content.overviews.byCountry;
  const words = createWords(landing.words);
  const countries = countriesOf(cities).map((country) => {
    const { week } = weekIn(industry, country.slug);
    const inCountry = cities.filter((city) => city.country === country);
    return {
      name: country.title,
      day: week[usualDay(week)]!,
      differences: differencesOf(inCountry, content),
    };
  });
  // A firm that never closes has the same strip everywhere.
  const neverClose = countries.length > 1 && countries.every(({ day }) => minutesOf(day) >= DAY);
  const listed = neverClose ? [{ ...countries[0]!, name: anyCountry, differences: [0] }] : countries;
  const ofPlans = describeOwnStrips(site.asOf, { plans: plans.plans, messages: landing, words });
  return {
    heading: heading({ businesses: industry.names.businesses }),
    text: text({ city: site.address.locality }),
    plans: ofPlans,
    countries: listed.map(({ name, day, differences }) => {
      const { text: hours, seasons } = stripOf(name, day, differences, { words, anyHour });
      const parts = shareOut(joinHours(seasons.flat()), ofPlans);
      const last = ofPlans.find(({ id }) => id === parts.at(-1)!.id);
      return { name, text: last ? onPlan({ hours, plan: last.name }) : hours, parts };
    }),
  };
}

/** Gives each hour to the first plan that answers it. */
function shareOut(open: readonly DailyHours[], plans: readonly Strip[]): CountryDay["parts"] {
  let left = open;
  const parts = plans.map(({ id, seasons: [desk = []] }) => {
    const hours = left.flatMap((part) => desk.flatMap((offer) => answered(part, offer)));
    left = left.flatMap((part) => unanswered(part, desk));
    return { id, hours };
  });
  return [...parts, { id: "open", hours: left }].filter(({ hours }) => hours.length > 0);
}

/** An office day in each country of a region. */
export function composeRegionHours({ title, countries }: Region, content: HoursContent): OfficeHours {
  const { officeHours } = content.overviews;
  return composeOfficeHours(
    title,
    officeHours.region({ city: content.site.address.locality }),
    countries.map((country) => ({
      name: country.title,
      differences: differencesOf(country.cities, content),
    })),
    content,
  );
}

/** An office day on each clock of a country. Several are named after the first city of each. */
export function composeCountryHours(country: Country, content: HoursContent): OfficeHours {
  const { site, overviews } = content;
  const clocks = citiesByClock(country, content);
  return composeOfficeHours(
    country.inSentence,
    overviews.officeHours.country({ city: site.address.locality, clocks: clocks.length }),
    clocks.map((cities) => ({
      name: clocks.length === 1 ? country.title : cities[0]!.label,
      differences: differencesOf(cities, content),
    })),
    content,
  );
}

/** The cities of a country by clock, the one furthest ahead first. */
export function citiesByClock({ cities }: Country, content: HoursContent): City[][] {
  return differencesOf(cities, content).map((minutes) =>
    cities.filter((city) => differencesOf([city], content).includes(minutes)),
  );
}

function composeOfficeHours(
  place: string,
  text: string,
  places: readonly { name: string; differences: readonly number[] }[],
  { site, plans, landing, overviews }: HoursContent,
): OfficeHours {
  const words = createWords(landing.words);
  const { anyHour } = overviews.byCountry;
  return {
    heading: overviews.officeHours.heading({ place }),
    text,
    plans: describeOwnStrips(site.asOf, { plans: plans.plans, messages: landing, words }),
    countries: places.map(({ name, differences }) =>
      stripOf(name, [WORKING_DAY], differences, { words, anyHour }),
    ),
  };
}

/** A strip with a step for each time difference. */
function stripOf(
  name: string,
  day: readonly DailyHours[],
  differences: readonly number[],
  { words, anyHour }: { words: Words; anyHour: string },
): Strip {
  const { from, to } = spanOf(day, differences);
  return {
    id: "day",
    name,
    text: to - from >= DAY ? anyHour : words.hours({ from, to }),
    seasons: differences.map((minutes) =>
      day.flatMap((hours) => answered(WHOLE_DAY, shiftHours(hours, -minutes))),
    ),
  };
}

/** From the first opening to the last closing, on the desk's clock. */
function spanOf(day: readonly DailyHours[], differences: readonly number[]): DailyHours {
  return {
    from: day[0]!.from - Math.max(...differences),
    to: day.at(-1)!.to - Math.min(...differences),
  };
}

/** The usual time differences of cities from the desk, the one furthest ahead first. */
function differencesOf(cities: readonly City[], { site: { geo, asOf } }: HoursContent): number[] {
  const zones = new Set(cities.map(({ timezone }) => timezone));
  const usual = [...zones].map((zone) => clockDifference(zone, geo.timezone, asOf).usual);
  return [...new Set(usual)].sort((a, b) => b - a);
}
