import type { City, Content, Industry, LandingCatalogue, Service } from "@/lib/content";
import { bySlug } from "@/lib/content/catalogue";
import { calendarName } from "@/lib/geo/calendar";
import { clockDifference, offsetMinutes } from "@/lib/geo/zone";
import { routes } from "@/lib/routes";
import { describeBusyMonths } from "./busy";
import type { LandingFrame, LandingPage, PageLists, Pair } from "./model";
import { composePage, composePair } from "./page";
import { describePlace, type Place } from "./place";
import type { PlaceContext } from "./place-context";
import { createWords } from "./words";

export type { LandingFrame, LandingPage, Pair, Titled } from "./model";
export type { Place } from "./place";

/** Composes the pages of a catalogue. What pages share is composed when the first of them asks for it. */
export interface LandingComposer {
  /** The page for three slugs; undefined where one of them is not in the catalogue. */
  compose(service: string, industry: string, city: string): LandingPage | undefined;
}

/** How many trades of the same kind a page links to. */
const OTHER_INDUSTRIES = 8;

/** The claims printed as figures on every landing page, in the specification's order. */
const STATS = ["clients", "coverage", "countries-served", "satisfaction"];

/**
 * @param content everything the site says
 * @param catalogue which pages exist: links go only to these
 */
export function createComposer(content: Content, catalogue: LandingCatalogue): LandingComposer {
  const messages = content.landing;
  const frame: LandingFrame = {
    site: content.site,
    messages,
    stats: STATS.map((id) => {
      const claim = content.claims.get(id);
      if (!claim) throw new Error(`content/claims.yaml: expected a claim “${id}”`);
      return claim;
    }),
  };
  const services = bySlug(catalogue.services);
  const industries = bySlug(catalogue.industries);
  const cities = bySlug(catalogue.cities);
  const placeOf = createPlaces(content, catalogue.cities);
  const othersOf = (service: Service, industry: Industry): Pair["others"] => ({
    services: catalogue.services.filter((other) => other !== service),
    industries: nearestInOrder(industry, catalogue.industries)
      .filter(({ category }) => category === industry.category)
      .slice(0, OTHER_INDUSTRIES),
  });
  // The same array for all cities with the same seasons: pages share what is rendered of it.
  const busyIn = memoize((industry: Industry) =>
    memoize((country: City["country"]) =>
      [false, true].map((southern) => describeBusyMonths(industry, country, southern, messages)),
    ),
  );
  const busyOf = (industry: Industry, { country, latitude }: City) =>
    busyIn(industry)(country)[latitude < 0 ? 1 : 0]!;
  const challengesOf = memoize(({ challenges }: Industry): PageLists["challenges"] => ({
    heading: messages.headings.challenges,
    items: challenges,
  }));
  const reasonsOf = memoize(({ whyChoose }: Service): PageLists["reasons"] => ({
    heading: messages.headings.reasons,
    items: whyChoose,
  }));
  // Pages are written pair by pair: remembering the last pair is enough, and bounded.
  let last: Pair | undefined;
  const pairOf = (service: Service, industry: Industry): Pair => {
    if (last?.service !== service || last.industry !== industry)
      last = composePair(service, industry, content, othersOf(service, industry));
    return last;
  };
  let lastPage: LandingPage | undefined;
  return {
    compose(serviceSlug, industrySlug, citySlug) {
      const path = routes.landing(serviceSlug, industrySlug, citySlug);
      // Asked for twice in a row, for its metadata and for its body.
      if (lastPage?.path === path) return lastPage;
      const service = services.get(serviceSlug);
      const industry = industries.get(industrySlug);
      const city = cities.get(citySlug);
      if (!service || !industry || !city) return undefined;
      lastPage = composePage(pairOf(service, industry), placeOf(city), frame, {
        busy: busyOf(industry, city),
        challenges: challengesOf(industry),
        reasons: reasonsOf(service),
      });
      return lastPage;
    },
  };
}

type PlaceContent = Pick<Content, "site" | "plans" | "holidays" | "landing" | "cities">;

/**
 * Describes places, each once.
 *
 * @param cities where neighbours are looked for
 */
export function createPlaces(
  { site, plans, holidays, landing, cities: all }: PlaceContent,
  cities: readonly City[],
): (city: City) => Place {
  const { asOf, geo, homeCity, local } = site;
  const { country, subdivision, region } = local.calendar;
  const holidaysOf = (...area: Parameters<typeof calendarName>) => {
    const name = calendarName(...area);
    const found = holidays[name];
    if (!found) throw new Error(`expected the public holidays of ${name} in the content`);
    return found;
  };
  const context: PlaceContext = {
    cities,
    plans: plans.plans,
    desk: geo,
    // The content's checks have found it in the catalogue.
    homeCity: all.find(({ slug }) => slug === homeCity)!.name,
    deskPlace: local.desk,
    nation: local.nation,
    deskCalendar: calendarName(country, subdivision, region),
    asOf,
    offsetOf: memoizeByKey((zone: string, date: string) =>
      offsetMinutes(zone, new Date(`${date}T12:00:00Z`)),
    ),
    differenceOf: memoizeByKey((zone: string) => clockDifference(zone, geo.timezone, asOf)),
    holidaysOf,
    deskHolidays: new Set(holidaysOf(country, subdivision, region).map(({ date }) => date)),
    messages: landing,
    words: createWords(landing.words),
  };
  return memoize((city: City) => describePlace(city, context));
}

/** The list turned so that it begins behind the item: each item links to the ones that follow it. */
function nearestInOrder<T>(item: T, items: readonly T[]): T[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, index)];
}

function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Remembers results by the arguments' text: hundreds of cities share a few dozen zones and calendars. */
function memoizeByKey<A extends (string | undefined)[], V>(compute: (...args: A) => V): (...args: A) => V {
  const known = new Map<string, V>();
  return (...args) => {
    const key = args.join("/");
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(...args);
    known.set(key, value);
    return value;
  };
}
