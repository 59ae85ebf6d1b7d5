import type { City, Country, Industry, LandingCatalogue, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { firstThatFits, TITLE_LIMIT } from "./text-width";

interface HubLink {
  label: string;
  url: string;
}

/** Anchor of the list of hubs on a service page: its id in `components/sections/services/service-body.tsx`. */
export const HUBS_ANCHOR = "trades";

/** The page that lists the landing pages of a service and an industry. */
export interface Hub {
  service: Service;
  industry: Industry;
  path: string;
  title: string;
  description: string;
  heading: string;
  /** How the service handles this industry's calls. */
  how: string;
  countries: HubCountry[];
}

/** A country with its landing pages. */
export interface HubCountry {
  country: Country;
  links: HubLink[];
}

/** Composes a hub; undefined if the catalogue has no landing page of the service and the industry. */
export function composeHub(
  catalogue: LandingCatalogue,
  serviceSlug: string,
  industrySlug: string,
  brand: string,
): Hub | undefined {
  const service = catalogue.services.find(({ slug }) => slug === serviceSlug);
  const industry = catalogue.industries.find(({ slug }) => slug === industrySlug);
  if (!service || !industry || catalogue.cities.length === 0) return undefined;
  const heading = `${service.short} for ${industry.names.people}`;
  const countries = groupByCountry(catalogue.cities).map(([country, cities]) => ({
    country,
    links: cities.map((city) => ({
      label: city.label,
      url: routes.landing(service.slug, industry.slug, city.slug),
    })),
  }));
  return {
    service,
    industry,
    path: routes.hub(service.slug, industry.slug),
    title: firstThatFits(
      [`${heading}, town by town | ${brand}`, `${heading} | ${brand}`, heading],
      TITLE_LIMIT,
    ),
    description: describe(heading, catalogue.cities.length, countries),
    heading,
    how: industry.services[service.slug]!.how,
    countries,
  };
}

function describe(heading: string, cities: number, countries: readonly HubCountry[]): string {
  const count = cities === 1 ? "one town" : `${cities} towns`;
  const [only] = countries;
  const where = countries.length === 1 && only ? only.country.inSentence : `${countries.length} countries`;
  return `${heading} in ${count} of ${where}: local hours, public holidays and the price for each.`;
}

/** Links from a service to its hubs, one for each industry. */
export function hubLinksOfService(catalogue: LandingCatalogue, service: Pick<Service, "slug">): HubLink[] {
  if (catalogue.cities.length === 0 || !catalogue.services.some(({ slug }) => slug === service.slug))
    return [];
  return catalogue.industries.map(({ slug, title }) => ({
    label: title,
    url: routes.hub(service.slug, slug),
  }));
}

/** Links to the lists of hubs, one for each service: the way to landing pages without JavaScript. */
export function serviceHubLinks({ services }: Pick<LandingCatalogue, "services">): HubLink[] {
  return services.map(({ slug, short }) => ({ label: short, url: `${routes.service(slug)}#${HUBS_ANCHOR}` }));
}

// Map.groupBy needs Node 21.
function groupByCountry(cities: readonly City[]): [Country, City[]][] {
  const groups = new Map<Country, City[]>();
  for (const city of cities) {
    const group = groups.get(city.country);
    if (group) group.push(city);
    else groups.set(city.country, [city]);
  }
  return [...groups];
}
