import { readFileSync } from "node:fs";
import path from "node:path";
import type { LandingCatalogue } from "@/lib/content";
import { isIndexed } from "@/lib/content/catalogue";
import { BUCKETS, UNIQUE_STEP, type UniqueShingles } from "@/lib/landing/quality-report";
import { routes } from "@/lib/routes";
import { shingle } from "./shingles";
import { createTokenizer } from "./tokenizer";

/**
 * Pages of the sample: each is compared with more than 300 siblings, which takes 0.2 s. The median of 24 pages moved by a
 * third from sample to sample.
 */
const SAMPLE = 60;

type Slugs = readonly [service: string, industry: string, city: string];

/**
 * Counts the shingles of sample pages that are on no page which differs in service, industry or city only.
 *
 * @param site folder of the written pages
 * @param size number of pages, spread over the catalogue
 */
export function countUniqueShingles(
  site: string,
  catalogue: LandingCatalogue,
  size = SAMPLE,
): UniqueShingles {
  const tokenizer = createTokenizer();
  const shinglesOf = (slugs: Slugs) =>
    shingle(tokenizer.tokenize(readFileSync(path.join(site, `${routes.landing(...slugs)}.html`), "utf8")))
      .shingles;
  const counts = samplePages(catalogue, size).map((slugs) => {
    const unique = new Set(shinglesOf(slugs));
    for (const sibling of siblingsOf(slugs, catalogue)) {
      for (const hash of shinglesOf(sibling)) unique.delete(hash);
    }
    return { path: routes.landing(...slugs), unique: unique.size };
  });
  const sorted = counts.toSorted((a, b) => a.unique - b.unique);
  const histogram = Array.from({ length: BUCKETS }, () => 0);
  for (const { unique } of sorted) histogram[Math.min(BUCKETS - 1, Math.floor(unique / UNIQUE_STEP))]! += 1;
  return {
    pages: sorted.length,
    min: sorted[0]?.unique ?? 0,
    minPath: sorted[0]?.path ?? "",
    median: sorted[Math.floor(sorted.length / 2)]?.unique ?? 0,
    histogram,
  };
}

/** Indexed pages at equal distances in the list of all of them, so that a build always draws the same. */
function samplePages({ services, industries, cities }: LandingCatalogue, size: number): Slugs[] {
  const pairs = industries.flatMap((industry) =>
    services
      .filter((service) => isIndexed(service, industry))
      .map((service) => [service.slug, industry.slug] as const),
  );
  const total = pairs.length * cities.length;
  const count = Math.min(size, total);
  return Array.from({ length: count }, (_, index) => {
    // In the middle of each stretch.
    const at = Math.floor(((index + 0.5) * total) / count);
    const [service, industry] = pairs[Math.floor(at / cities.length)]!;
    return [service, industry, cities[at % cities.length]!.slug];
  });
}

function* siblingsOf([service, industry, city]: Slugs, catalogue: LandingCatalogue): Generator<Slugs> {
  const others = (items: readonly { slug: string }[], own: string) =>
    items.flatMap(({ slug }) => (slug === own ? [] : [slug]));
  for (const other of others(catalogue.services, service)) yield [other, industry, city];
  for (const other of others(catalogue.industries, industry)) yield [service, other, city];
  for (const other of others(catalogue.cities, city)) yield [service, industry, other];
}
