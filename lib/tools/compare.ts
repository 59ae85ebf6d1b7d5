/**
 * Cities or services for one industry, side by side: docs/behaviour.md#compare. The plan is that of the landing pages, to
 * which the columns link: `choosePlan`, not the cheapest one that covers the week.
 */
import { choosePlan, type Choice, type PlanResult } from "@/lib/plans/choose-plan";
import { coverHours, type Coverage, type WantedHours } from "@/lib/plans/coverage";
import { priceOfMonth, type PricedPlan } from "@/lib/plans/price";
import type { Holiday } from "@/lib/geo/holidays";
import type { CityTraits, ComparedService } from "./compare-data";
import { sidesOf, type ComparisonDirectory, type Side } from "./compare-fields";
import { deskCalendar, firmDefault, firmFields, firmOf, type Directory, type Firm } from "./firm";
import { holidaysOf, type Place, type PlaceCountry } from "./places";
import { readQuery, type Texts } from "./query";

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
  place: Place;
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
  return sidesOf(texts).map((side) => describeSide(directory, side));
}

function describeSide(directory: ComparisonDirectory, side: Side): Column {
  const { places, services, cities, prices } = directory.data;
  const { place, country, trade, hours } = usualFirm(directory, side.industry, side.city);
  const offer = services.find(({ slug }) => slug === side.service)!;
  const traits = cities[side.city]!;
  // Every trade of the content has open hours.
  const coverages = coverHours(hours!, prices.plans, deskCalendar(places, trade));
  return {
    ...side,
    place,
    traits,
    offer,
    hours: hours!,
    coverages,
    holidays: holidaysOf(places, place.calendar),
    contacts: priceContacts(directory, side, { offer, traits, coverages }, country),
  };
}

/** The usual firm of a trade in a city. */
function usualFirm(directory: Directory, industry: string, city: string): Firm {
  const query = new URLSearchParams({ industry, city }).toString();
  const { texts } = readQuery(query, firmFields(directory), (name, known) =>
    firmDefault(directory, name, known),
  );
  return firmOf(directory, texts);
}

function priceContacts(
  { data: { contacts, prices, contactWorth } }: ComparisonDirectory,
  { industry, service }: Side,
  { offer, traits, coverages }: Pick<Column, "offer" | "traits" | "coverages">,
  { priceLevel = 1 }: PlaceCountry,
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
