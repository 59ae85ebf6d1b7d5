import type { Content } from "@/lib/content";

/**
 * The size of the catalogue that the product promises. No schema can check it: it spans several files.
 *
 * @see docs/behaviour.md#size-of-the-catalogue
 */
export const MINIMUMS = {
  /** One page for every combination of service, industry and city. */
  landingPages: 200_000,
  services: 8,
  industries: 100,
  posts: 20,
  /** By region; the home page states these numbers. */
  cities: { "north-america": 120, europe: 85, "asia-pacific": 45 },
} as const;

type Counted = Pick<Content, "services" | "industries" | "posts" | "regions" | "cities">;

/** A sentence for each minimum that the content misses. Its unit test runs it over the content of the site. */
export function findShortfalls({ services, industries, posts, regions, cities }: Counted): string[] {
  const counts: [what: string, count: number, minimum: number][] = [
    ["landing pages", services.length * industries.length * cities.length, MINIMUMS.landingPages],
    ["services", services.length, MINIMUMS.services],
    ["industries", industries.length, MINIMUMS.industries],
    ["posts", posts.length, MINIMUMS.posts],
    ...Object.entries(MINIMUMS.cities).map(([slug, minimum]): [string, number, number] => {
      const region = regions.find((one) => one.slug === slug);
      const count = region?.countries.reduce((sum, country) => sum + country.cities.length, 0) ?? 0;
      return [`cities in ${slug}`, count, minimum];
    }),
  ];
  return counts
    .filter(([, count, minimum]) => count < minimum)
    .map(([what, count, minimum]) => `${count} ${what}, expected at least ${minimum}`);
}
