/** Checks that links in the content lead to pages of the site. */
import { listPages } from "@/lib/pages";
import { routes } from "@/lib/routes";
import type { ContentProblem } from "../problems.ts";
import type { Post } from "../schema/post.ts";
import type { Navigation } from "../schema/site.ts";

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

/** Dead links in the menus. */
export function findUnknownLinks(
  navigation: Navigation | undefined,
  isKnown: (path: string) => boolean,
): ContentProblem[] {
  if (!navigation) return [];
  const { header, login, action, footer, legal } = navigation;
  const links = [
    ...header.flatMap(({ url, links = [] }, index) => [
      [`header[${index}].url`, url] as const,
      ...links.map((link, item) => [`header[${index}].links[${item}].url`, link.url] as const),
    ]),
    ["login.url", login.url] as const,
    ["action.url", action.url] as const,
    ...legal.map(({ url }, item) => [`legal[${item}].url`, url] as const),
    ...footer.flatMap(({ links }, column) =>
      links.map(({ url }, item) => [`footer[${column}].links[${item}].url`, url] as const),
    ),
  ];
  return links
    .filter(([, url]) => !isKnown(url))
    .map(([field, url]) => ({ file: "content/navigation.yaml", field, message: describeUnknown(url) }));
}

/** Dead links in posts. */
export function findUnknownPostLinks(
  posts: readonly Pick<Post, "slug" | "links">[],
  isKnown: (path: string) => boolean,
): ContentProblem[] {
  return posts.flatMap(({ slug, links }) =>
    links
      .filter(({ url }) => !isKnown(url))
      .map(({ url, line }) => ({
        file: `content/blog/${slug}.md`,
        field: `line ${line}`,
        message: describeUnknown(url),
      })),
  );
}

function describeUnknown(url: string): string {
  return `expected the path of a page, got “${url}”`;
}
