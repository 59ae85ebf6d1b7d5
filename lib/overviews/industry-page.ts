import type { Content, Industry, LandingCatalogue, Service } from "@/lib/content";
import { countriesOf, isListed, suitableServices } from "@/lib/content/catalogue";
import { readWeek } from "@/lib/geo/week";
import { inWordsOf } from "@/lib/landing/country-words";
import { createWords } from "@/lib/landing/english";
import { describeOpenHours } from "@/lib/landing/hours/opening-hours";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits } from "@/lib/seo/text-width";
import { composeHoursByCountry, type HoursByCountry } from "./hours-by-country";
import { linkHubs, type Link } from "./hub-links";

/** A service that suits an industry. */
export interface SuitableService {
  service: Service;
  /** Said of one that is not at the core of what the industry needs; undefined for the others, which are most. */
  note: string | undefined;
  reason: string;
}

type Script = Industry["services"][string]["script"];

/** What the page of an industry says besides the industry's own texts. */
export interface IndustryOverview {
  /** For search results. */
  description: string;
  services: { heading: string; first: SuitableService[]; othersHeading: string; others: SuitableService[] };
  /** When its firms are asked for, row by row. */
  hours: { heading: string; rows: { name: string; text: string }[] };
  /** The same on the desk's clock: in the desk's own country, and in the others, which the page folds. */
  byCountry: HoursByCountry;
  elsewhere: { heading: string; countries: HoursByCountry["countries"] };
  /** A sample enquiry to the first of the services. */
  call: { heading: string; caller: string; agent: string; then: string; script: Script };
  worth: {
    heading: string;
    range: string;
    why: string;
    /** In pounds, against the plan with the lowest price. */
    scale: { from: number; to: number; plan: { name: string; monthly: number } };
  };
  /** Landing pages of the cities to link to; undefined if a narrowed catalogue has none. */
  cities: { heading: string; text: string | undefined; links: Link[] } | undefined;
  /** The hubs of the services that suit. */
  hubs: { heading: string; links: Link[] };
}

/** The service of the landing pages that the cities link to. */
export const LINKED_SERVICE = "call-center-outsourcing";
/**
 * The page describes the first services that suit, this many, before the others.
 * @see docs/behaviour.md#industry-pages
 */
export const FIRST_SERVICES = 4;

/** An industry in the words of the company's own country, as its page has it: a lorry and a flat. */
export function atHome(industry: Industry, { cities, site }: Pick<Content, "cities" | "site">): Industry {
  return inWordsOf(cities.find(({ slug }) => slug === site.homeCity)!.country, industry);
}

/** @param catalogue the pages that exist: links go only to these */
export function composeIndustry(
  industry: Industry,
  content: Content,
  catalogue: LandingCatalogue,
): IndustryOverview {
  const { customer, people: workers, readers: people = workers } = industry.names;
  const { descriptions, services, worth, hubs } = content.overviews.industry;
  const suitable = suitableServices(industry, content.services).map((service): SuitableService => {
    const { fit, reason } = industry.services[service.slug]!;
    return { service, reason, note: fit === "core" ? undefined : services.possible };
  });
  const described = countDescribed(suitable.length);
  const range = {
    from: formatPounds(industry.newCustomer.from),
    to: formatPounds(industry.newCustomer.to),
  };
  return {
    description: firstThatFits(
      descriptions.map((describe) => describe({ people, count: suitable.length })),
      DESCRIPTION_LIMIT,
    ),
    services: {
      heading: services.heading({ people }),
      first: suitable.slice(0, described),
      othersHeading: services.others({ people }),
      others: suitable.slice(described),
    },
    hours: describeHours(industry, content),
    ...describeCountries(industry, content),
    call: describeCall(industry, suitable[0]!.service, content),
    worth: {
      heading: worth.heading({ customer }),
      range: worth.range(range),
      why: industry.newCustomer.why,
      scale: scaleOf(industry, content),
    },
    cities: linkCities(industry, content, catalogue),
    hubs: { heading: hubs({ people }), links: linkHubs(industry, catalogue) },
  };
}

/** How many of the services that suit are described first: a single other one is among them. */
export function countDescribed(suitable: number): number {
  return suitable === FIRST_SERVICES + 1 ? suitable : FIRST_SERVICES;
}

function describeCall(
  industry: Industry,
  { slug, channel, contact }: Service,
  { landing }: Content,
): IndustryOverview["call"] {
  const { heading, ...speakers } = landing.headings.conversation;
  return {
    heading: heading({ channel, contact: contact.one }),
    ...speakers,
    script: industry.services[slug]!.script,
  };
}

function scaleOf(
  { newCustomer: { from, to } }: Industry,
  { plans: { plans } }: Content,
): IndustryOverview["worth"]["scale"] {
  const { name, price } = plans.toSorted((a, b) => a.price - b.price)[0]!;
  return { from, to, plan: { name, monthly: price } };
}

/** Splits the hours by country: a reader has one country, most often the desk's. */
function describeCountries(
  industry: Industry,
  content: Content,
): Pick<IndustryOverview, "byCountry" | "elsewhere"> {
  const all = composeHoursByCountry(industry, content.cities, content);
  const home = content.cities.find(({ slug }) => slug === content.site.homeCity)!.country.title;
  // Firms that never close have one strip for all countries.
  const shown = all.countries.filter(({ name }) => name === home || all.countries.length === 1);
  const countries = all.countries.filter((strip) => !shown.includes(strip));
  return {
    byCountry: { ...all, countries: shown },
    elsewhere: {
      heading: content.overviews.byCountry.elsewhere({ count: countries.length }),
      countries,
    },
  };
}

function describeHours(industry: Industry, content: Content): IndustryOverview["hours"] {
  const { heading, rows: names, holidays } = content.overviews.industry.hours;
  const { emergency, weekend, publicHolidays, peak } = industry;
  return {
    heading: heading({ businesses: industry.names.businesses }),
    rows: [
      { name: names.usual, text: describeOpening(industry, content) },
      { name: names.peak, text: peak.when },
      ...(emergency === undefined ? [] : [{ name: names.emergency, text: emergency }]),
      { name: names.weekend, text: weekend },
      { name: names.holidays, text: `${holidays[publicHolidays.habit]} ${publicHolidays.note}` },
    ],
  };
}

/** The cities with a landing page: in a narrowed catalogue there may be none. */
function linkCities(
  industry: Industry,
  { site, overviews }: Content,
  { services, industries, cities }: LandingCatalogue,
): IndustryOverview["cities"] {
  if (!isListed({ slug: LINKED_SERVICE }, services) || !isListed(industry, industries)) return undefined;
  const linked = site.linkedCities.flatMap((slug) => cities.find((city) => city.slug === slug) ?? []);
  if (linked.length === 0) return undefined;
  const { inOneCountry, inSeveral, text } = overviews.industry.cities;
  const { businesses, people: workers, readers: people = workers } = industry.names;
  const [country, another] = countriesOf(linked);
  const others = cities.length - linked.length;
  return {
    heading: another
      ? inSeveral({ businesses, count: linked.length })
      : inOneCountry({ businesses, country: country!.inSentence }),
    text:
      others === 0
        ? undefined
        : text({
            count: linked.length,
            total: cities.length,
            people,
            countries: countriesOf(cities.filter((city) => !linked.includes(city))).length,
          }),
    links: linked.map(({ label, slug }) => ({
      label,
      url: routes.landing(LINKED_SERVICE, industry.slug, slug),
    })),
  };
}

/** The key of the hours that hold where no country has its own. */
const USUAL = "typical";

/** The usual week of an industry in words. The drawing of its hours by country shows where it differs. */
function describeOpening(
  { opening }: Pick<Industry, "opening">,
  { landing }: Pick<Content, "landing">,
): string {
  const words = createWords(landing.words);
  return describeOpenHours(readWeek(opening[USUAL]!), { messages: landing, words });
}
