import type { City, Content, Country, Industry, LandingCatalogue, Service } from "@/lib/content";
import type { LandingPage } from "@/lib/landing";
import type { Link } from "./hub-links";
import { routes } from "@/lib/routes";
import { DESCRIPTION_LIMIT, firstThatFits, TITLE_LIMIT } from "@/lib/seo/text-width";
import { countriesOf, isSuitable } from "@/lib/content/catalogue";

/** The page that lists the landing pages of a service and an industry. */
export interface Hub {
  service: Service;
  industry: Industry;
  path: string;
  title: string;
  description: string;
  heading: string;
  /** How the service handles this industry's calls, or why it does not suit. */
  lead: string;
  /** True if the service suits the industry. */
  indexable: boolean;
  countries: HubCountry[];
  /** Where the links of `countries` lead. */
  citiesText: string;
  /** What its landing pages answer, country by country; undefined if the service does not suit, or has no plan. */
  answers: HubAnswers | undefined;
}

/** The answer for a typical firm in the largest city of each country. */
interface HubAnswers {
  heading: string;
  text: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** A country with its landing pages, in the order of the alphabet. */
export interface HubCountry {
  country: Country;
  links: Link[];
  /** Some of `links`: the cities with most people first. */
  largest: Link[];
}

/** How many cities of a country a hub shows before the others. */
const LARGEST = 6;

/**
 * Composes a hub; undefined if the catalogue has no landing page of the service and the industry.
 *
 * @param landingPageOf the page of the service and the industry in a city; without it the hub has no answers
 */
export function composeHub(
  catalogue: LandingCatalogue,
  serviceSlug: string,
  industrySlug: string,
  content: Pick<Content, "site" | "overviews">,
  landingPageOf?: (city: City) => LandingPage | undefined,
): Hub | undefined {
  const { brand } = content.site;
  const { hub: texts } = content.overviews;
  const service = catalogue.services.find(({ slug }) => slug === serviceSlug);
  const industry = catalogue.industries.find(({ slug }) => slug === industrySlug);
  if (!service || !industry || catalogue.cities.length === 0) return undefined;
  const { people, readers = people, businesses } = industry.names;
  const { how, reason } = industry.services[service.slug]!;
  const heading = `${service.short} for ${readers}`;
  const countries = countriesOf(catalogue.cities).map((country) => {
    const cities = catalogue.cities.filter((city) => city.country === country);
    // The files of the cities list the largest first.
    const links = cities.map((city) => ({
      label: city.label,
      url: routes.landing(service.slug, industry.slug, city.slug),
    }));
    return {
      country,
      links: links.toSorted((a, b) => a.label.localeCompare(b.label, "en-GB")),
      largest: links.slice(0, LARGEST),
    };
  });
  const suits = isSuitable(service, industry);
  return {
    service,
    industry,
    path: routes.hub(service.slug, industry.slug),
    title: firstThatFits(
      texts.titles.map((write) => write({ heading, brand })),
      TITLE_LIMIT,
    ),
    description: suits
      ? texts.description({
          heading,
          cities: catalogue.cities.length,
          countries: countries.length,
          country: countries[0]!.country.inSentence,
        })
      : firstThatFits(
          texts.unfit.map((write) => write({ heading, reason, businesses })),
          DESCRIPTION_LIMIT,
        ),
    heading,
    lead: suits ? how : reason,
    indexable: suits,
    countries,
    citiesText: texts.cities({ people: readers }),
    answers: landingPageOf && describeAnswers(industry, catalogue.cities, texts, landingPageOf),
  };
}

function describeAnswers(
  { names: { business } }: Industry,
  cities: readonly City[],
  { answers: { heading, text, columns } }: Content["overviews"]["hub"],
  landingPageOf: (city: City) => LandingPage | undefined,
): HubAnswers | undefined {
  const rows = countriesOf(cities).flatMap((country) => {
    const largest = cities.find((city) => city.country === country)!;
    const { cards } = landingPageOf(largest)!;
    const suitable = cards?.cards.find(({ suits }) => suits !== undefined);
    if (!suitable) return [];
    const { name, amount, coverage } = suitable;
    return { name: `${country.title}, ${largest.name}`, cells: [amount, name, coverage] };
  });
  if (rows.length === 0) return undefined;
  return {
    heading,
    text: text({ business }),
    columns: [columns.place, columns.month, columns.plan, columns.hours],
    rows,
  };
}
