import { memoize, memoizeByKey } from "export-kit/queries";
import type { BusyPeriod, City, Content, Country, Industry, LandingCatalogue, Service } from "@/lib/content";
import { bySlug, isSuitable } from "@/lib/content/catalogue";
import { wageIn } from "@/lib/content/minimum-wages";
import { calendarName } from "@/lib/geo/calendar";
import { readWeek } from "@/lib/geo/week";
import { clockDifference, offsetMinutes } from "@/lib/geo/zone";
import { atPriceLevel } from "@/lib/plans/price";
import { busyMonthNumbers, describeBusyMonths, hasDarkDays, periodsOf } from "./busy";
import type { CityContext } from "./city-context";
import { type CityFacts, describeCity } from "./city-facts";
import { describeTerms } from "./city-terms";
import { describeCustomerArea, hasNearMap, type Reach } from "./customer-area";
import { createIndexing, type Rule } from "./indexing";
import { languagesOf } from "./languages";
import { createLaw } from "./law";
import type { BusyTexts, LandingPage, LocalTrade, Pair, SharedContent } from "./model";
import { createOwnFigures } from "./own-figures";
import { followPeople } from "./origin";
import { composePage, composePair, originInputOf, rotationsOf } from "./page";
import { serviceIn, textsIn } from "./texts-in";
import { figuresOf } from "./trade";
import { createTradeHours, type TradeHours } from "./trade-hours";
import { describeOpenHours } from "./week-texts";
import { createWords } from "./words";

export type { BusyTexts, Conversation, LandingPage, PairWording, SharedContent, Titled } from "./model";
export { hasNearMap } from "./customer-area";
export { neighboursOf, type CityFacts } from "./city-facts";
export type { ClockDay, ClockFace, ClockLegend } from "./clock-texts";
export type { DayStrips, ShownStrips, Strip } from "./day-strips";
export type { LawTexts } from "./law";
export { describeFunnel, type FunnelStep, type Rule } from "./indexing";
export type { Head } from "./head";
export type { Months } from "./months";
export type { Alternatives } from "./alternatives";
export type { PlanCards } from "./cards";
export type { Working } from "./working";

/** Composes the landing pages of a catalogue. Shared content is composed on first use. */
export interface LandingComposer {
  /** The page for three slugs; undefined if one of them is not in the catalogue. */
  compose(service: string, industry: string, city: string): LandingPage | undefined;
  /** Why a page is not offered to search engines: the first rule that it breaks. Undefined if it is offered. */
  keptOutBy(service: string, industry: string, city: string): Rule | undefined;
}

/** Of countries without words of their own. */
const USUAL_WORDS = {};

/** Challenges of the industry on a page: cities show different ones. */
const CHALLENGES = 2;

/** Links to other industries of the same category. */
const OTHER_INDUSTRIES = 3;

/**
 * Claims printed as figures on every landing page: docs/behaviour.md#company-claims. `CLAIMS_IN_CODE` in
 * `lib/content/consistency/check-references.ts` has the same ids, so that a missing one is reported with its file.
 */
const STATS = ["clients", "coverage", "countries-served", "satisfaction"];

/** @param catalogue the pages that exist: links go only to these */
export function createComposer(content: Content, catalogue: LandingCatalogue): LandingComposer {
  const messages = content.landing;
  const shared: SharedContent = {
    site: content.site,
    messages,
    officeHours: describeOpenHours(readWeek(content.site.hours.week), {
      messages,
      words: createWords(messages.words),
    }),
    stats: STATS.map((id) => {
      const claim = content.claims.get(id);
      if (!claim) throw new Error(`content/claims.yaml: expected a claim “${id}”`);
      return claim;
    }),
  };
  const services = bySlug(catalogue.services);
  const industries = bySlug(catalogue.industries);
  const cities = bySlug(catalogue.cities);
  const context = createCityContext(content, catalogue.cities);
  const cityFactsOf = memoize((city: City) => describeCity(city, context));
  const tradeHoursOf = createTradeHours(context);
  const lawOf = createLaw(content.law, context);
  const othersOf = (service: Service, industry: Industry, country: Country): Pair["others"] => ({
    services: catalogue.services
      .filter(({ slug }) => slug !== service.slug)
      .map((other) => serviceIn(other, country)),
    industries: followingItems(industries.get(industry.slug)!, catalogue.industries)
      .filter((other) => other.category === industry.category && isSuitable(service, other))
      .slice(0, OTHER_INDUSTRIES)
      .map((other) => textsIn(other, country)),
  });
  // One object for all cities with the same text, so that pages share its rendered HTML.
  const busyIn = memoize((periods: readonly BusyPeriod[]) => {
    const known = new Map<string, BusyTexts>();
    return memoizeByKey((seasons: string) => {
      const city = cityWithSeasons.get(seasons)!;
      const months = busyMonthNumbers(periods, city);
      const texts = describeBusyMonths(periods, city, messages);
      const key = [...months, ...texts].join();
      const busy = known.get(key) ?? { key, texts, months };
      known.set(key, busy);
      return busy;
    });
  });
  const cityWithSeasons = new Map(catalogue.cities.map((city) => [seasonsOf(city), city]));
  const termsOf = memoize((city: City) =>
    describeTerms(city, context.languages, wageIn(content.minimumWages, city), messages.trade.contactWorth),
  );
  const localOf = memoize((trade: Industry) =>
    memoize((periods: readonly BusyPeriod[]) => {
      const known = new Map<TradeHours, Map<string, LocalTrade>>();
      return memoize((city: City): LocalTrade => {
        const industry = industryIn(trade, city.country);
        const hours = tradeHoursOf(trade, city);
        const busy = busyIn(periods)(seasonsOf(city));
        const terms = termsOf(city);
        const withHours = known.get(hours) ?? new Map<string, LocalTrade>();
        known.set(hours, withHours);
        const key = `${industry === trade ? "" : city.country.slug} ${busy.key} ${terms.key}`;
        const local = withHours.get(key) ?? { industry, hours, busy, terms };
        withHours.set(key, local);
        return local;
      });
    }),
  );
  const challengesOf = memoize(({ challenges }: Industry): Pair["challenges"] =>
    rotationsOf(challenges, CHALLENGES).map((items) => ({ heading: messages.headings.challenges, items })),
  );
  // Countries with the same words share the pairs.
  const countryWith = new Map(catalogue.cities.map(({ country }) => [country.words ?? USUAL_WORDS, country]));
  const pairsIn = memoize((words: object) =>
    memoize((service: Service) =>
      memoize((industry: Industry) =>
        composePair(service, industry, messages, {
          others: othersOf(service, industry, countryWith.get(words)!),
          challenges: challengesOf(industry),
        }),
      ),
    ),
  );
  const facts = { context, plans: content.plans, staffCosts: content.staffCosts };
  const localTradeOf = (anyService: Service, anywhere: Industry, city: City) => {
    const industry = textsIn(anywhere, city.country);
    const service = serviceIn(anyService, city.country);
    return {
      pair: pairsIn(city.country.words ?? USUAL_WORDS)(service)(industry),
      local: localOf(industry)(periodsOf(service, industry))(city),
    };
  };
  const ownFiguresOf = createOwnFigures(catalogue, context, (service, industry, city) => {
    const { pair, local } = localTradeOf(service, industry, city);
    if (!pair.contacts || !followPeople(service, industry)) return undefined;
    return originInputOf(pair, pair.contacts, local, city, facts);
  });
  const ruleOf = createIndexing(content.indexing, {
    ownFiguresOf,
    pays(service, industry, city) {
      const { pair, local } = localTradeOf(service, industry, city);
      return figuresOf(pair, local, facts)!.alternatives.pays;
    },
    homeShareOf(service, industry, city) {
      const { pair, local } = localTradeOf(service, industry, city);
      return figuresOf(pair, local, facts)!.answer?.homeShare ?? 1;
    },
  });
  return {
    keptOutBy: (service, industry, city) =>
      ruleOf(services.get(service)!, industries.get(industry)!, cities.get(city)!),
    compose(serviceSlug, industrySlug, citySlug) {
      const service = services.get(serviceSlug);
      const anywhere = industries.get(industrySlug);
      const city = cities.get(citySlug);
      if (!service || !anywhere || !city) return undefined;
      const { pair, local } = localTradeOf(service, anywhere, city);
      return composePage(pair, cityFactsOf(city), shared, local, {
        law: lawOf(service, anywhere, city),
        ...facts,
      });
    },
  };
}

type CityFactsContent = Pick<
  Content,
  "site" | "plans" | "holidays" | "holidaySources" | "catchments" | "landing" | "cities"
>;

/**
 * Returns a function that computes the facts of each city once.
 *
 * @param cities candidates for neighbours
 */
export function createCityFacts(
  content: CityFactsContent,
  cities: readonly City[],
): (city: City) => CityFacts {
  const context = createCityContext(content, cities);
  return memoize((city: City) => describeCity(city, context));
}

/** Cities with the same value have the same busy months. */
function seasonsOf({ country, latitude, climate }: City): string {
  const hemisphere = latitude < 0 ? "southern" : "northern";
  return [country.code, hemisphere, hasDarkDays(latitude) ? "dark" : "light", climate.id].join(" ");
}

/** @param cities candidates for neighbours */
function createCityContext(
  { site, plans, holidays, holidaySources, catchments, landing, cities: all }: CityFactsContent,
  cities: readonly City[],
): CityContext {
  const { asOf, geo, homeCity, local } = site;
  const { country, subdivision, region } = local.calendar;
  const holidaysOf = (...area: Parameters<typeof calendarName>) => {
    const name = calendarName(...area);
    const found = holidays[name];
    if (!found) throw new Error(`expected the public holidays of ${name} in the content`);
    return found;
  };
  const customerAreaOf = memoize((city: City) =>
    memoizeByKey((reach: Reach) =>
      describeCustomerArea(catchments[city.slug]![reach], reach, city, landing.trade.origin),
    ),
  );
  return {
    cities,
    plans: plans.plans,
    overflowCallPrice: plans.overflowCallPrice,
    // Validation makes sure that content/locations has it. `cities` may be narrowed and lack it.
    homeCity: all.find(({ slug }) => slug === homeCity)!.name,
    nation: local.nation,
    deskCalendar: calendarName(country, subdivision, region),
    asOf,
    offsetOf: memoizeByKey((zone: string, date: string) =>
      offsetMinutes(zone, new Date(`${date}T12:00:00Z`)),
    ),
    differenceOf: (zone) => clockDifference(zone, geo.timezone, asOf),
    hasNearMap: ({ slug }) => hasNearMap(catchments[slug]!),
    holidaysOf,
    holidayNoteOf: (...area) => holidaySources.get(calendarName(...area))?.note,
    deskHolidays: new Set(holidaysOf(country, subdivision, region).map(({ date }) => date)),
    customerAreaOf: (city, reach) => customerAreaOf(city)(reach),
    languages: new Set(all.map((city) => languagesOf(city)[0]!)),
    messages: landing,
    words: createWords(landing.words),
  };
}

/** The other items of the list, starting after the item: each item links to those that follow it. */
function followingItems<T>(item: T, items: readonly T[]): T[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, index)];
}

const inCountries = memoize((industry: Industry) =>
  memoize(({ slug, priceLevel }: Country): Industry => {
    const names = industry.namesIn?.[slug];
    if (!names && priceLevel === undefined) return industry;
    return {
      ...industry,
      names: { ...industry.names, ...names },
      newCustomer: {
        ...industry.newCustomer,
        from: atPriceLevel(industry.newCustomer.from, priceLevel),
        to: atPriceLevel(industry.newCustomer.to, priceLevel),
      },
    };
  }),
);

/** An industry in the words of a country, and with what a customer brings at its prices: itself where both are usual. */
function industryIn(industry: Industry, country: Country): Industry {
  return inCountries(industry)(country);
}
