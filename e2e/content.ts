import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as ContentReaders from "@/lib/content";
import { adoptSettings, buildRoot } from "@/lib/env";
import { routes } from "@/lib/routes";

// The build may have been narrowed: use its settings.
adoptSettings(JSON.parse(readFileSync(`${buildRoot()}.releases/build.json`, "utf8")).variables);

// Bundled by the configuration: Playwright would compile the 250 modules one by one.
const { getContent, getLandingCatalogue }: typeof ContentReaders = createRequire(__filename)(
  "../.next/bundles/lib-content-index.cjs",
);

/** The content of the built site, from which tests take expected names, prices, counts and accounts. */
export const content = getContent();

/** The services, industries and cities with landing pages in this build. */
export const catalogue = getLandingCatalogue();

/** One entry of each kind. They do not depend on the scope of the build, if it contains them. */
export const sample = takeSample();

function takeSample() {
  const { services, industries, cities } = catalogue;
  const [firstIndustry] = content.pages.home.industries.categories.flatMap(({ items }) => items);
  const service = services.find(({ channel }) => channel === "chat") ?? services[0]!;
  const industry = industries.find(({ slug }) => slug === firstIndustry) ?? industries[0]!;
  const city = cities.find(({ slug }) => slug === content.site.homeCity) ?? cities[0]!;
  const { country } = city;
  // The oldest, which new posts do not change.
  const post = content.posts.at(-1)!;
  const category = content.postCategories.find(({ name }) => name === post.category)!;
  const tag = content.postTags.find(({ name }) => name === post.tags[0])!;
  return {
    service,
    industry,
    city,
    landing: routes.landing(service.slug, industry.slug, city.slug),
    hub: routes.hub(service.slug, industry.slug),
    cityPage: routes.city(country.region.slug, country.slug, city.slug),
    countryPage: routes.country(country.region.slug, country.slug),
    regionPage: routes.region(country.region.slug),
    post,
    category,
    tag,
  };
}

/** A city that is not in the catalogue. */
export const UNKNOWN_CITY = "atlantis";

/** The label of a link in the header, the menu or the footer. */
export function labelOf(url: string): string {
  const { header, menu, footer, legal } = content.navigation;
  const links = [
    ...[...header, ...menu, ...legal],
    ...header.flatMap((link) => link.links ?? []),
    ...footer.flatMap((column) => column.links),
  ];
  const link = links.find((one) => one.url === url);
  if (!link) throw new Error(`content/navigation.yaml has no link to ${url}`);
  return link.label;
}
