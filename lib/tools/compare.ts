/**
 * Cities or services for one industry, side by side: docs/behaviour.md#compare. The plan is that of the landing pages, to
 * which the columns link: `choosePlan`, not the cheapest one that covers the week.
 */
import { choosePlan, type Choice, type PlanResult } from "@/lib/plans/choose-plan";
import { coverHours, type Coverage, type WantedHours } from "@/lib/plans/coverage";
import { priceOfMonth, type PricedPlan } from "@/lib/plans/price";
import type { Holiday } from "@/lib/geo/holidays";
import type { CityTraits, ComparedService, ComparisonData } from "./compare-data";
import { choiceField, type ChoiceField, type Texts } from "./fields";
import { createDirectory, deskCalendar, firmFields, firmOf, type Directory } from "./firm";
import { holidaysOf, type CityData } from "./firm-data";
import { readQuery } from "./fields-in-query";

/** The data and what is looked up in it. */
export interface ComparisonDirectory extends Directory {
  data: ComparisonData;
}

export const createComparisonDirectory = (data: ComparisonData): ComparisonDirectory => ({
  ...createDirectory(data.firmData),
  data,
});

/** What the columns are, two or three cities or two services, and what is the same in all of them. */
export function comparisonFields({ data, tradeOptions, cityOptions }: ComparisonDirectory): ChoiceField[] {
  const { firmData, services, contacts, example } = data;
  const options = services.map(({ slug, title }) => [slug, title] as const);
  const secondService = ({ service, industry }: Texts) =>
    services.find(({ slug }) => slug !== service && contacts[industry!]?.[slug])!.slug;
  // In another country: there hours, holidays and language differ.
  const secondCity = ({ city }: Texts) =>
    firmData.countries.find((country) => country.cities.every(({ slug }) => slug !== city))!.cities[0]!.slug;
  return [
    choiceField("compare", "Compare", () => "cities", [
      ["cities", "Cities"],
      ["services", "Services"],
    ]),
    choiceField("industry", "Trade", () => example.industry, [], tradeOptions),
    choiceField("service", "Service", () => example.service, options),
    choiceField("service-2", "Second service", secondService, options),
    choiceField("city", "City", () => firmData.desk.city, [], cityOptions),
    choiceField("city-2", "Second city", secondCity, [], cityOptions),
    choiceField("city-3", "Third city", () => "", [["", "No third city"]], cityOptions),
  ];
}

/** What a column compares: slugs. */
interface Side {
  industry: string;
  service: string;
  city: string;
}

/** The columns of valid texts; a city or service that is chosen twice has one. */
export function sidesOf(texts: Texts): Side[] {
  const side = (service: string, city: string): Side => ({ industry: texts.industry!, service, city });
  if (texts.compare === "services")
    return [...new Set([texts.service!, texts["service-2"]!])].map((service) => side(service, texts.city!));
  const cities = [texts.city!, texts["city-2"]!, texts["city-3"]!].filter((slug) => slug !== "");
  return [...new Set(cities)].map((city) => side(texts.service!, city));
}

/** The contacts of a firm, and what each plan would do for it. */
interface ComparedContacts {
  perMonth: number;
  minutes: number;
  /** In the order of the price list; empty for a service that is not part of a plan. */
  results: readonly PlanResult[];
  /** The plan that suits, as on the landing page; absent for a service that is not part of a plan. */
  choice?: Choice<PlanResult>;
}

/** A column of the comparison: the firm, the service and the plans of its side. */
export interface Column extends Side {
  cityData: CityData;
  traits: CityTraits;
  offer: ComparedService;
  /** Usual hours of the industry in the city. */
  hours: WantedHours;
  coverages: readonly Coverage<PricedPlan>[];
  /** Public holidays of the city. */
  holidays: readonly Holiday[];
  /** Undefined if the service does not suit the industry. */
  contacts: ComparedContacts | undefined;
}

/** Computes the columns of valid texts, with the figures of their landing pages. */
export function compareSides(directory: ComparisonDirectory, texts: Texts): Column[] {
  return sidesOf(texts).map((side) => {
    const { firmData, services, cities, prices } = directory.data;
    // The usual firm of the trade there: every trade of the content has open hours.
    const query = new URLSearchParams({ industry: side.industry, city: side.city }).toString();
    const firm = firmOf(directory, readQuery(query, firmFields(directory)).texts);
    const column = {
      ...side,
      cityData: firm.city,
      traits: cities[side.city]!,
      offer: services.find(({ slug }) => slug === side.service)!,
      hours: firm.hours!,
      coverages: coverHours(firm.hours!, prices.plans, deskCalendar(firmData, firm.trade)),
      holidays: holidaysOf(firmData, firm.city.calendar),
    };
    return { ...column, contacts: priceContacts(directory.data, column, firm.country.priceLevel) };
  });
}

function priceContacts(
  { contacts, prices, contactWorth }: ComparisonData,
  { industry, service, offer, traits, coverages }: Omit<Column, "contacts">,
  priceLevel = 1,
): ComparedContacts | undefined {
  const typical = contacts[industry]?.[service];
  if (!typical) return undefined;
  const [perMonth, minutes] = typical;
  if (offer.basis !== undefined) return { perMonth, minutes, results: [] };
  const results = coverages.map(({ plan, share: inHours }) => {
    const share = offer.reply === "at-once" ? inHours : 1;
    const answered = Math.round(perMonth * share);
    const total = priceOfMonth(plan, answered, prices.overflowCallPrice, offer.addOn);
    return { plan, share, contacts: answered, estimate: { total } };
  });
  const language = foreignLanguage(traits);
  return {
    perMonth,
    minutes,
    results,
    choice: choosePlan({ reply: offer.reply, language, contactWorth: contactWorth * priceLevel }, results),
  };
}

/** The language of most callers; undefined for English. */
export function foreignLanguage({ languages: [first] }: CityTraits): string | undefined {
  return first === "English" ? undefined : first;
}
