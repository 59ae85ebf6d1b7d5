import type { City, Content, LandingCatalogue, LawStatement, Plan } from "@/lib/content";
import { groupByCategory, isListed } from "@/lib/content/catalogue";
import { lengthOf, WORKING_DAY } from "@/lib/geo/daily-hours";
import type { CityFacts } from "@/lib/landing";
import { choiceOf, createWords, listOf } from "@/lib/landing/english";
import { selectLaw } from "@/lib/landing/law-statements";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits } from "@/lib/seo/text-width";
import type { Link } from "./hub-links";

/** A statement on law or custom. */
export type StatementTexts = Pick<LawStatement, "id" | "text" | "source">;

/** What the page of a city says, and the landing pages it leads to. */
export interface CityOverview {
  /** For search results. */
  description: string;
  /** The hours answered and the languages spoken, in two or three sentences. */
  lead: string;
  /** The city's working day at our desk. */
  clock: { heading: string; text: string };
  /** What an agent is told: the place itself, and what else there is to know. */
  notes: { heading: string; text: string; more: string; rows: { term: string; text: string }[] };
  holidays: { heading: string; text: string; rows: { name: string; answered: string }[] };
  languages: { heading: string; texts: string[] };
  law: {
    /** On which days the statements were written. */
    written: string;
    source: string;
    topics: { topic: string; statements: StatementTexts[] }[];
  };
  /** Every service for one industry; undefined if the catalogue is narrowed to others. */
  services: { heading: string; text: string; links: Link[] } | undefined;
  /** One service for every industry, by category; likewise. */
  industries:
    | { heading: string; text: string; categories: { slug: string; title: string; links: Link[] }[] }
    | undefined;
}

/**
 * The landing pages that a city links to: every service for this industry, and this service for every industry.
 * @see docs/behaviour.md#region-country-and-city-pages
 */
export const CITY_PAGE_INDUSTRY = "plumbing";
export const CITY_PAGE_SERVICE = "call-center-outsourcing";

const ENGLISH = "English";

/** What is known about a city besides the note on the place, by the field of its content. */
const OTHER_NOTES = ["speech", "access", "rhythm", "homes"] as const;

/** How many statements of each topic are shown, whatever the trade. */
export const SHOWN_LAW = { recording: 3, emergency: 1, custom: 2, tax: 1 };

/**
 * @param facts of the city
 * @param catalogue the pages that exist: links go only to these
 */
export function composeCity(facts: CityFacts, content: Content, catalogue: LandingCatalogue): CityOverview {
  const { city } = facts;
  const texts = content.overviews.city;
  return {
    description: describe(facts, content),
    lead: leadOf(facts, content),
    clock: { heading: texts.clock({ city: city.name }), text: facts.clockText },
    notes: describePlace(city, content),
    holidays: {
      heading: texts.holidays,
      text: `${facts.holidaysText} ${facts.closedText}`.trim(),
      rows: facts.holidays,
    },
    languages: {
      heading: texts.languages.heading,
      texts: [...describeLanguages(city, content), ...(facts.moneyText ? [facts.moneyText] : [])],
    },
    law: describeLaw(city, content),
    ...linkLandingPages(city, content, catalogue),
  };
}

function describe({ city, differenceText, holidays }: CityFacts, { overviews }: Content): string {
  const values = { city: city.label, difference: differenceText, count: holidays.length };
  return firstThatFits(
    overviews.city.descriptions.map((write) => write(values)),
    DESCRIPTION_LIMIT,
  );
}

function leadOf({ city, differenceText, plans }: CityFacts, { overviews, site }: Content): string {
  const { lead, leadAtHome } = overviews.city;
  const whole = plans.filter(({ leastMinutes }) => leastMinutes === lengthOf(WORKING_DAY));
  const values = {
    city: city.name,
    plans: listOf(whole.map(({ plan }) => plan.name)),
    count: whole.length,
    languages: listOf(mostlySpoken(city)),
  };
  return city.slug === site.homeCity ? leadAtHome(values) : lead({ ...values, difference: differenceText });
}

/** What most callers speak. Of a whole country only its first language: the others may be those of a few. */
function mostlySpoken({ languages, country }: City): readonly string[] {
  return languages ?? country.languages.slice(0, 1);
}

/** The languages of callers, and the plans for those other than English. */
function describeLanguages(city: City, { plans, overviews }: Content): string[] {
  const { spoken, plans: inPlans } = overviews.city.languages;
  const callers = mostlySpoken(city);
  const english = plans.plans.filter(({ otherLanguages }: Plan) => otherLanguages === 0);
  const others = plans.plans.filter((plan) => !english.includes(plan));
  const names = (list: readonly Plan[]) => list.map(({ name: planName }) => planName);
  const isForeign = callers.some((language) => language !== ENGLISH);
  return [
    spoken({ city: city.name, languages: listOf(callers) }),
    ...(isForeign && english.length > 0 && others.length > 0
      ? [inPlans({ english: listOf(names(english)), others: choiceOf(names(others)), count: english.length })]
      : []),
  ];
}

function describePlace(city: City, { landing, overviews }: Content): CityOverview["notes"] {
  const { heading, ...terms } = landing.headings.notes;
  return {
    heading: heading({ city: city.name }),
    text: city.note,
    more: overviews.city.notes({ city: city.name }),
    rows: OTHER_NOTES.map((field) => ({ term: terms[field], text: city[field] })),
  };
}

/** The statements by topic, in the order of `SHOWN_LAW`. */
function describeLaw(city: City, { law, landing, overviews }: Content): CityOverview["law"] {
  const { source, written: writtenOn, topics } = overviews.city.law;
  const { date } = createWords(landing.words);
  const shown = selectLaw(law, city, SHOWN_LAW);
  const [earliest] = shown.map((statement) => statement.written).toSorted();
  return {
    written: writtenOn({ date: date(earliest!) }),
    source,
    topics: (Object.keys(SHOWN_LAW) as (keyof typeof SHOWN_LAW)[]).flatMap((topic) => {
      const statements = shown
        .filter((statement) => statement.topic === topic)
        .map(({ id, text, source: writtenIn }) => ({ id, text, source: writtenIn }));
      return statements.length > 0 ? [{ topic: topics[topic], statements }] : [];
    }),
  };
}

function linkLandingPages(
  city: City,
  { categories, overviews }: Content,
  catalogue: LandingCatalogue,
): Pick<CityOverview, "services" | "industries"> {
  const texts = overviews.city;
  const isServed = isListed(city, catalogue.cities);
  const industry = catalogue.industries.find(({ slug }) => slug === CITY_PAGE_INDUSTRY);
  const service = catalogue.services.find(({ slug }) => slug === CITY_PAGE_SERVICE);
  return {
    services:
      isServed && industry
        ? {
            heading: texts.services({ city: city.name }),
            text: texts.servicesText({ people: industry.names.people }),
            links: catalogue.services.map(({ short, slug }) => ({
              label: short,
              url: routes.landing(slug, CITY_PAGE_INDUSTRY, city.slug),
            })),
          }
        : undefined,
    industries:
      isServed && service
        ? {
            heading: texts.industries({ city: city.name }),
            text: texts.industriesText({ service: service.phrase, city: city.name }),
            categories: groupByCategory(catalogue.industries, categories).map(
              ({ slug, title, industries }) => ({
                slug,
                title,
                links: industries.map((one) => ({
                  label: one.title,
                  url: routes.landing(CITY_PAGE_SERVICE, one.slug, city.slug),
                })),
              }),
            ),
          }
        : undefined,
  };
}
