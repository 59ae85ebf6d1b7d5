import type { Content } from "@/lib/content";

/**
 * Rules of the product that no schema of a single file can hold: what was promised of it. Lists may grow beyond
 * them; all other numbers of the site are counted from the content.
 */
export const RULES = {
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
export function findRuleProblems({ services, industries, posts, regions, cities }: Counted): string[] {
  const reached: [what: string, count: number, least: number][] = [
    ["landing pages", services.length * industries.length * cities.length, RULES.landingPages],
    ["services", services.length, RULES.services],
    ["industries", industries.length, RULES.industries],
    ["articles", posts.length, RULES.posts],
    ...Object.entries(RULES.cities).map(([slug, least]): [string, number, number] => {
      const region = regions.find((one) => one.slug === slug);
      const count = region?.countries.reduce((sum, country) => sum + country.cities.length, 0) ?? 0;
      return [`cities in ${slug}`, count, least];
    }),
  ];
  return reached
    .filter(([, count, least]) => count < least)
    .map(([what, count, least]) => `${count} ${what}, expected at least ${least}`);
}
