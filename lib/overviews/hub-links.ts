/** Links to hubs, the pages that list the landing pages of a service and an industry. */
import type { Category, Industry, LandingCatalogue, Service } from "@/lib/content";
import { groupByCategory, isListed, suitableServices } from "@/lib/content/catalogue";
import { routes } from "@/lib/routes";

export interface Link {
  label: string;
  url: string;
}

/** Anchor of the list of hubs on a service page: its id in `components/sections/services/service-body.tsx`. */
const HUBS_ANCHOR = "trades";

/** A category of industries with their hubs. */
interface HubGroup {
  /** Of the category. */
  slug: string;
  title: string;
  links: Link[];
}

/** The hubs of the services that suit an industry. */
export function linkHubs(industry: Industry, { services, industries, cities }: LandingCatalogue): Link[] {
  if (cities.length === 0 || !isListed(industry, industries)) return [];
  return suitableServices(industry, services).map(({ slug, title }) => ({
    label: title,
    url: routes.hub(slug, industry.slug),
  }));
}

/** Links from a service to its hubs, one for each industry, by category. */
export function hubLinksOfService(
  catalogue: LandingCatalogue,
  service: Pick<Service, "slug">,
  categories: readonly Category[],
): HubGroup[] {
  if (catalogue.cities.length === 0 || !isListed(service, catalogue.services)) return [];
  return groupByCategory(catalogue.industries, categories).map(({ slug, title, industries }) => ({
    slug,
    title,
    links: industries.map((each) => ({ label: each.title, url: routes.hub(service.slug, each.slug) })),
  }));
}

/** The list of hubs on the page of a service. */
const hubsOf = (service: string) => `${routes.service(service)}#${HUBS_ANCHOR}`;

/** Links to the lists of hubs, one for each service: the way to landing pages without JavaScript. */
export function serviceHubLinks({ services }: Pick<LandingCatalogue, "services">): Link[] {
  return services.map(({ slug, short }) => ({ label: short, url: hubsOf(slug) }));
}

/** The same by the slugs of the services. */
export function serviceHubAnchors({ services }: Pick<LandingCatalogue, "services">): Record<string, string> {
  return Object.fromEntries(services.map(({ slug }) => [slug, hubsOf(slug)]));
}
