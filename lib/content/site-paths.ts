/** Which addresses of the site exist, for links that stand in the content. */
import { listPages } from "../pages.ts";
import { routes } from "../routes.ts";
import type { ContentProblem } from "./problems.ts";
import type { RegionContent } from "./schema/location.ts";
import type { Navigation } from "./schema/site.ts";

/** The slugs of what has pages of its own. */
export interface SiteSlugs {
  services: readonly string[];
  industries: readonly string[];
  regions: readonly Pick<RegionContent, "slug" | "countries">[];
  /** By the slug of their country. */
  cities: ReadonlyMap<string, readonly { slug: string }[]>;
  posts: readonly string[];
}

/** The paths of all pages that a menu may lead to. Hubs and landing pages are not among them: a build may leave them out. */
export function sitePaths({ services, industries, regions, cities, posts }: SiteSlugs): Set<string> {
  return new Set([
    ...listPages().map(({ name }) => routes.page(name)),
    ...services.map(routes.service),
    ...industries.map(routes.industry),
    ...regions.flatMap((region) => [
      routes.region(region.slug),
      ...region.countries.flatMap((country) => [
        routes.country(region.slug, country.slug),
        ...(cities.get(country.slug) ?? []).map(({ slug }) => routes.city(region.slug, country.slug, slug)),
      ]),
    ]),
    ...posts.map(routes.post),
    routes.auth(),
    routes.dashboard(),
    routes.admin(),
  ]);
}

/** Links of header and footer that lead to no page. */
export function findDeadLinks(navigation: Navigation, paths: ReadonlySet<string>): ContentProblem[] {
  const { header, login, action, footer } = navigation;
  const links = [
    ...header.flatMap(({ url, links = [] }, index) => [
      { field: `header[${index}].url`, url },
      ...links.map((link, below) => ({ field: `header[${index}].links[${below}].url`, url: link.url })),
    ]),
    { field: "login.url", url: login.url },
    { field: "action.url", url: action.url },
    ...footer.flatMap(({ links }, index) =>
      links.map(({ url }, below) => ({ field: `footer[${index}].links[${below}].url`, url })),
    ),
  ];
  return links
    .filter(({ url }) => !paths.has(url))
    .map(({ field, url }) => ({
      file: "content/navigation.yaml",
      field,
      message: `expected the path of a page, got “${url}”`,
    }));
}
