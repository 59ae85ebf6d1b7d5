import { readFileSync } from "node:fs";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { adoptSettings } from "@/lib/env";
import { routes } from "@/lib/routes";

// The site may be a narrowed one: its build wrote down what it was asked for.
adoptSettings(JSON.parse(readFileSync(".releases/build.json", "utf8")).variables);

/** What the built site was made from: names, prices, counts and accounts that a test expects are taken from here. */
export const content = getContent();

/** What has landing pages in this build. */
export const catalogue = getLandingCatalogue();

/** One entry of each kind that has a landing page: those that the whole site shows first. */
export const sample = takeSample();

function takeSample() {
  const { services, industries, cities } = catalogue;
  const [trade] = content.pages.home.industries.categories.flatMap(({ items }) => items);
  const service = services.find(({ channel }) => channel === "chat") ?? services[0]!;
  const industry = industries.find(({ slug }) => slug === trade) ?? industries[0]!;
  const city = cities.find(({ slug }) => slug === content.site.homeCity) ?? cities[0]!;
  const { country } = city;
  return {
    service,
    industry,
    city,
    landing: routes.landing(service.slug, industry.slug, city.slug),
    hub: routes.hub(service.slug, industry.slug),
    cityPage: routes.city(country.region.slug, country.slug, city.slug),
    countryPage: routes.country(country.region.slug, country.slug),
    regionPage: routes.region(country.region.slug),
  };
}

/** A place that the catalogue does not know. */
export const UNKNOWN_CITY = "atlantis";

/** The words that lead to a page in the bar or in the footer. */
export function labelOf(url: string): string {
  const { header, footer } = content.navigation;
  const links = [
    ...header,
    ...header.flatMap((link) => link.links ?? []),
    ...footer.flatMap((column) => column.links),
  ];
  const link = links.find((one) => one.url === url);
  if (!link) throw new Error(`no link of the navigation leads to ${url}`);
  return link.label;
}
