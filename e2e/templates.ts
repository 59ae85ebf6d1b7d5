import type { PageName } from "@/lib/pages";
import { routes } from "@/lib/routes";
import { content, sample } from "./content";

/** A page with its name in the tests. */
export interface Template {
  name: string;
  path: string;
}

const { service, industry, landing, hub, cityPage, countryPage, regionPage, post, category, tag } = sample;

/** The marketing pages. The texts of the 404 page are beside theirs. */
export const PAGE_TEMPLATES: readonly Template[] = Object.keys(content.pages)
  .filter((name) => name !== "not-found")
  .map((name) => ({ name: name.replaceAll(/[-/]/g, " "), path: routes.page(name as PageName) }));

/** The pages of industries and places: collections, as hubs and landing pages are. */
export const PLACES_AND_TRADES: readonly Template[] = [
  { name: "an industry", path: routes.industry(industry.slug) },
  { name: "a region", path: regionPage },
  { name: "a country", path: countryPage },
  { name: "a city", path: cityPage },
];

/** One page of each public template. */
export const TEMPLATES: readonly Template[] = [
  ...PAGE_TEMPLATES,
  { name: "a service", path: routes.service(service.slug) },
  ...PLACES_AND_TRADES,
  { name: "a hub", path: hub },
  { name: "a landing page", path: landing },
  { name: "the style guide", path: routes.styleguide() },
  { name: "the second page of the blog", path: routes.blogPage(2) },
  { name: "a category of the blog", path: routes.blogCategory(category.slug) },
  { name: "a tag of the blog", path: routes.blogTag(tag.slug) },
  { name: "a post", path: routes.post(post.slug) },
  { name: "the 404 page", path: "/no-such-page" },
];
