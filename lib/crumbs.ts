import { routes } from "./routes";

/** A page in breadcrumbs. */
export interface Crumb {
  name: string;
  url: string;
}

interface Named {
  slug: string;
  title: string;
}

const HOME: Crumb = { name: "Home", url: routes.home() };
const SERVICES: Crumb = { name: "Services", url: routes.services() };
const REGIONS: Crumb = { name: "Regions", url: routes.regions() };

/** The ancestors of a page, the highest first: its breadcrumbs, and its structured data, have the same. */
export const crumbs = {
  service: (): Crumb[] => [HOME, SERVICES],
  /** The service alone: a hub has no links to spare, and those above the service are in the header. */
  hub: ({ slug, title }: Named): Crumb[] => [{ name: title, url: routes.service(slug) }],
  industry: (): Crumb[] => [HOME, { name: "Industries", url: routes.industries() }],
  tools: (): Crumb[] => [HOME],
  /** @param tools title of the page of all tools */
  tool: (tools: string): Crumb[] => [HOME, { name: tools, url: routes.tools() }],
  region: (): Crumb[] => [HOME, REGIONS],
  country: (region: Named): Crumb[] => [
    HOME,
    REGIONS,
    { name: region.title, url: routes.region(region.slug) },
  ],
  city: (country: Named & { region: Named }): Crumb[] => [
    ...crumbs.country(country.region),
    { name: country.title, url: routes.country(country.region.slug, country.slug) },
  ],
  /** @param blog title of the blog's first page */
  belowBlog: (blog: string): Crumb[] => [HOME, { name: blog, url: routes.blog() }],
  blog: (): Crumb[] => [HOME],
};
