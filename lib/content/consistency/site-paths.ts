/** Tells which paths the site has, for links in the content. */
import { listPages } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** Slugs of everything with a page. */
export interface Linkable {
  services: ReadonlySet<string>;
  industries: ReadonlySet<string>;
  regions: readonly { slug: string; countries: readonly { slug: string }[] }[];
  /** By the slug of their country. */
  cities: ReadonlyMap<string, readonly { slug: string }[]>;
  posts: ReadonlySet<string>;
  /** Paths of the blog's lists: pages, categories, tags. */
  blog: readonly string[];
}

/** Returns a function that tells whether the site has a page or file at a path. */
export function createPathCheck(known: Linkable): (path: string) => boolean {
  const paths = new Set([
    ...fixedPaths(),
    ...listPages().map(({ name }) => routes.page(name)),
    ...known.blog,
  ]);
  for (const post of known.posts) paths.add(routes.post(post));
  for (const service of known.services) paths.add(routes.service(service));
  for (const industry of known.industries) paths.add(routes.industry(industry));
  for (const { slug: region, countries } of known.regions) {
    paths.add(routes.region(region));
    for (const { slug: country } of countries) {
      paths.add(routes.country(region, country));
      for (const { slug } of known.cities.get(country) ?? []) paths.add(routes.city(region, country, slug));
    }
  }
  const cities = new Set([...known.cities.values()].flat().map(({ slug }) => slug));
  const isPair = (service = "", industry = "") =>
    known.services.has(service) && known.industries.has(industry);
  return (path) => {
    if (paths.has(path)) return true;
    const [, , first = "", second = "", third = ""] = path.split("/");
    if (path === routes.hub(first, second)) return isPair(first, second);
    return path === routes.landing(first, second, third) && isPair(first, second) && cities.has(third);
  };
}

/** Routes without parameters, including those outside `lib/pages.ts`. */
function fixedPaths(): string[] {
  return Object.values(routes).flatMap((route) => (route.length === 0 ? [(route as () => string)()] : []));
}
