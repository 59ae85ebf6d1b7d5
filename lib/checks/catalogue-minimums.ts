import type { Content } from "@/lib/content";

/**
 * Rules of the product that no schema of a single file can hold: what was promised of it. Lists may grow beyond
 * them; all other numbers of the site are counted from the content.
 */
export const MINIMUMS = {
  /** The reason for the landing engine: "at least 200,000 landing pages", one for every combination. */
  landingPages: 200_000,
  /** The services that the specification names; a ninth may join them. */
  services: 8,
  /** "About 100 entries" in the specification. */
  industries: 100,
  /** One article for each of the specification's titles. */
  posts: 20,
  /** What the home page states of the global reach, by the region's slug. */
  cities: { "north-america": 120, europe: 85, "asia-pacific": 45 },
} as const;

type Counted = Pick<Content, "services" | "industries" | "posts" | "regions" | "cities">;

/** The rules that the content, not narrowed, falls short of. */
export function findShortfalls({ services, industries, posts, regions, cities }: Counted): string[] {
  const reached: [what: string, count: number, least: number][] = [
    ["landing pages", services.length * industries.length * cities.length, MINIMUMS.landingPages],
    ["services", services.length, MINIMUMS.services],
    ["industries", industries.length, MINIMUMS.industries],
    ["articles", posts.length, MINIMUMS.posts],
    ...Object.entries(MINIMUMS.cities).map(([slug, least]): [string, number, number] => {
      const region = regions.find((one) => one.slug === slug);
      const count = region?.countries.reduce((sum, country) => sum + country.cities.length, 0) ?? 0;
      return [`cities in ${slug}`, count, least];
    }),
  ];
  return reached
    .filter(([, count, least]) => count < least)
    .map(([what, count, least]) => `${count} ${what}, expected at least ${least}`);
}
