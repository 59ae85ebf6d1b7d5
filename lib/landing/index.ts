/** Composes the models of the landing pages of a catalogue, and finds out which of them are offered to search engines. */
import { type Fact, factIn, memoize, memoizeByKey } from "export-kit/queries";
import type { BusyPeriod, City, Content, Country, Industry, LandingCatalogue, Service } from "@/lib/content";
import { bySlug, isSuitable } from "@/lib/content/catalogue";
import { LANDING_CLAIMS } from "@/lib/content/claims";
import { wageIn } from "@/lib/content/minimum-wages";
import { readWeek } from "@/lib/geo/week";
import { beatsStaff } from "./alternatives-to-a-plan";
import { busyMonthNumbers, describeBusyMonths, periodsOf } from "./busy-months";
import { createCityContext } from "./city-context";
import { describeCity } from "./city-facts";
import {
  composeFigures,
  composePage,
  type BusyTexts,
  type LandingPage,
  type LocalIndustry,
  type SharedContent,
} from "./compose-page";
import { namesIn, serviceIn, textsIn } from "./country-words";
import { describeCustomerArea, type Reach } from "./customer-area";
import { type Contacts, contactsOf, type ExampleFirm } from "./example-firm";
import { createIndexing, type Rule } from "./indexing";
import { createIndustryHours, type IndustryHours } from "./hours/industry-hours";
import { languagesOf, localTerms } from "./language-wage-and-money";
import { createLaw } from "./law-statements";
import { describeOpenHours } from "./hours/opening-hours";
import { comparePlans, homeShare, suitablePlan } from "./plan-options";
import { composePair, listChallenges, type Pair } from "./service-industry-pair";
import { createUniqueFigures } from "./unique-figures";
import { followPeople, reachOf, type Origin } from "./where-contacts-come-from";

export type { Alternatives } from "./alternatives-to-a-plan";
export { createCityFacts, neighboursOf, type CityFacts } from "./city-facts";
export type { LandingPage, SharedContent } from "./compose-page";
export type { ClockDay, ClockFace, ClockLegend } from "./hours/coverage-clock-texts";
export { distanceUnit, hasNearMap } from "./customer-area";
export type { HeadlinePrice } from "./headline-price";
export type { DayStrips, ShownStrips, Strip } from "./hours/hours-as-strips";
export { describeFunnel, type FunnelStep, type Rule } from "./indexing";
export type { LawTexts } from "./law-statements";
export type { MonthByMonth } from "./month-by-month";
export type { PlanCards } from "./plan-cards";
export type { PriceDetails } from "./price-details";
export type { Conversation, PairWording, Titled } from "./service-industry-pair";

/** Composes the landing pages of a catalogue. Shared content is composed on first use. */
export interface LandingComposer {
  /** The page for three slugs; undefined if one of them is not in the catalogue. */
  compose(service: string, industry: string, city: string): LandingPage | undefined;
  /** Why a page is not offered to search engines: the first rule that it breaks. Undefined if it is offered. */
  keptOutBy(service: string, industry: string, city: string): Rule | undefined;
}

/** Of countries without words of their own. */
const USUAL_WORDS = {};

/** Links to other industries of the same category. */
const OTHER_INDUSTRIES = 3;

/** @param catalogue the pages that exist: links go only to these */
export function createComposer(content: Content, catalogue: LandingCatalogue): LandingComposer {
  const { landing: messages, plans, staffCosts } = content;
  const services = bySlug(catalogue.services);
  const industries = bySlug(catalogue.industries);
  const cities = bySlug(catalogue.cities);
  const context = createCityContext(content, catalogue.cities);
  const shared: SharedContent = {
    site: content.site,
    homeCity: context.homeCity,
    messages,
    officeHours: describeOpenHours(readWeek(content.site.hours.week), context),
    stats: LANDING_CLAIMS.map((id) => {
      const claim = content.claims.get(id);
      if (!claim) throw new Error(`content/claims.yaml: expected a claim “${id}”`);
      return claim;
    }),
  };
  const cityFactsOf = memoize((city: City) => describeCity(city, context));
  const lawOf = createLaw(content.law, context);
  const areaOf = memoize((city: City) =>
    memoizeByKey((reach: Reach) =>
      describeCustomerArea(content.catchments[city.slug]![reach], reach, city, messages.trade.origin),
    ),
  );
  const pairIn = createPairs(content, catalogue);
  const localIn = createLocalIndustries(content, createIndustryHours(context));
  const find = (anyService: Service, anyIndustry: Industry, city: City) => {
    const service = serviceIn(anyService)(city.country);
    const industry = textsIn(anyIndustry)(city.country);
    return {
      service,
      industry,
      contacts: contactsOf(service, industry),
      local: localIn(industry)(periodsOf(service, industry))(city),
    };
  };
  type Found = ReturnType<typeof find>;
  /** Returns a function that computes once for all cities that agree in the industry. It returns undefined if the service does not suit that. */
  const memoizeByFirm = <Value>(compute: (firm: ExampleFirm) => Value) => {
    const factsIn = memoize((_service: Service) =>
      memoize((_industry: Industry) => new WeakMap<LocalIndustry, Fact<Value>>()),
    );
    return ({ service, industry, contacts, local }: Found) =>
      contacts &&
      factIn(factsIn(service)(industry), local, () => compute(firmOf(service, contacts, local)), compute);
  };
  const firmOf = (
    service: Service,
    contacts: Contacts,
    { industry, hours, busy, terms }: LocalIndustry,
  ): ExampleFirm => ({
    service,
    industry,
    contacts,
    hours,
    busyMonths: busy.months,
    ...terms,
    plans,
    staffCosts,
    context,
  });
  const figuresOf = memoizeByFirm((firm) => composeFigures(firm, false));
  const figuresByTime = memoizeByFirm((firm) => composeFigures(firm, true));
  // Not among the figures, which take longer: it is asked for thousands of siblings of a page.
  const planOf = memoizeByFirm((firm) => {
    const options = comparePlans(firm);
    const choice = suitablePlan(firm, options);
    return (
      choice && {
        choice,
        beatsStaff: beatsStaff(firm, choice),
        homeShare: homeShare(choice, options),
      }
    );
  });
  const originOf = (found: Found, city: City): Origin | undefined => {
    const { service, industry, contacts, local } = found;
    if (!contacts || !followPeople(service, industry)) return undefined;
    const area = areaOf(city)(reachOf(service, industry));
    return { service, industry: local.industry, city, area, contacts, choice: planOf(found)?.choice, plans };
  };
  const ruleOf = createIndexing(content.indexing, {
    uniqueFiguresOf: createUniqueFigures(catalogue, (service, industry, city) =>
      originOf(find(service, industry, city), city),
    ),
    planOf: (service, industry, city) => planOf(find(service, industry, city)),
  });
  return {
    keptOutBy: (service, industry, city) =>
      ruleOf(services.get(service)!, industries.get(industry)!, cities.get(city)!),
    compose(serviceSlug, industrySlug, citySlug) {
      const service = services.get(serviceSlug);
      const industry = industries.get(industrySlug);
      const city = cities.get(citySlug);
      if (!service || !industry || !city) return undefined;
      const found = find(service, industry, city);
      const law = lawOf(service, industry, city);
      const byTime = service.channel === "lead" && law?.byTime === true;
      return composePage({
        pair: pairIn(found.service, found.industry, city.country),
        local: found.local,
        cityFacts: cityFactsOf(city),
        figures: (byTime ? figuresByTime : figuresOf)(found),
        origin: originOf(found, city),
        law,
        shared,
      });
    },
  };
}

/** Returns a function that finds the pair of a service and an industry for a country. Countries with the same words share it. */
function createPairs({ landing: messages }: Content, { services, industries, cities }: LandingCatalogue) {
  const industryBySlug = bySlug(industries);
  const othersOf = (service: Service, industry: Industry, country: Country): Pair["others"] => ({
    services: services.filter(({ slug }) => slug !== service.slug).map((other) => serviceIn(other)(country)),
    industries: followingItems(industryBySlug.get(industry.slug)!, industries)
      .filter((other) => other.category === industry.category && isSuitable(service, other))
      .slice(0, OTHER_INDUSTRIES)
      .map((other) => textsIn(other)(country)),
  });
  const challengesOf = memoize((industry: Industry) => listChallenges(industry, messages));
  const countryWith = new Map(cities.map(({ country }) => [country.words ?? USUAL_WORDS, country]));
  const pairs = memoize((words: object) =>
    memoize((service: Service) =>
      memoize((industry: Industry) =>
        composePair(service, industry, messages, {
          others: othersOf(service, industry, countryWith.get(words)!),
          challenges: challengesOf(industry),
        }),
      ),
    ),
  );
  return (service: Service, industry: Industry, { words = USUAL_WORDS }: Country): Pair =>
    pairs(words)(service)(industry);
}

/** The other items of the list, starting after the item: each item links to those that follow it. */
function followingItems<T>(item: T, items: readonly T[]): T[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, index)];
}

/** Returns functions that find an industry as it is in a city: cities that agree in all of it share the object. */
function createLocalIndustries(
  { landing: messages, minimumWages, cities }: Content,
  hoursOf: (industry: Industry, city: City) => IndustryHours,
) {
  const busyIn = memoize((periods: readonly BusyPeriod[]) => {
    const known = new Map<string, BusyTexts>();
    return (city: City): BusyTexts => {
      const months = busyMonthNumbers(periods, city);
      const texts = describeBusyMonths(periods, city, messages);
      const key = [...months, ...texts].join();
      const busy = known.get(key) ?? { key, texts, months };
      known.set(key, busy);
      return busy;
    };
  });
  const languages = new Set(cities.map((city) => languagesOf(city)[0]!));
  const termsOf = memoize((city: City) =>
    localTerms(city, languages, wageIn(minimumWages, city), messages.trade.contactWorth),
  );
  return memoize((usual: Industry) =>
    memoize((periods: readonly BusyPeriod[]) => {
      const known = new Map<IndustryHours, Map<string, LocalIndustry>>();
      return memoize((city: City): LocalIndustry => {
        const industry = namesIn(usual)(city.country);
        const hours = hoursOf(usual, city);
        const busy = busyIn(periods)(city);
        const terms = termsOf(city);
        const withHours = known.get(hours) ?? new Map<string, LocalIndustry>();
        known.set(hours, withHours);
        const key = `${industry === usual ? "" : city.country.slug} ${busy.key} ${terms.key}`;
        const local = withHours.get(key) ?? { industry, hours, busy, terms };
        withHours.set(key, local);
        return local;
      });
    }),
  );
}
