import { readFileSync } from "node:fs";
import path from "node:path";
import type { LandingCatalogue } from "@/lib/content";
import { BUCKETS, type UniqueShingles } from "./quality-report";
import { routes } from "@/lib/routes";
import { shingle } from "./shingles";
import { createTokenizer } from "./tokenizer";

/** Width of a bar of the histogram. */
const STEP = 20;
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
 * @param offered paths of the pages that the sample is drawn from
 * @param size number of pages, spread over the list
 */
export function countUniqueShingles(
  site: string,
  catalogue: LandingCatalogue,
  offered: readonly string[],
  size = SAMPLE,
): UniqueShingles {
  const tokenizer = createTokenizer();
  const shinglesOf = (slugs: Slugs) =>
    shingle(tokenizer.tokenize(readFileSync(path.join(site, `${routes.landing(...slugs)}.html`), "utf8")))
      .shingles;
  const counts = samplePages(offered, size).map((slugs) => {
    const unique = new Set(shinglesOf(slugs));
    // Where a run would cross a boundary.
    unique.delete(0);
    for (const sibling of siblingsOf(slugs, catalogue)) {
      for (const hash of shinglesOf(sibling)) unique.delete(hash);
    }
    return { path: routes.landing(...slugs), unique: unique.size };
  });
  const sorted = counts.toSorted((a, b) => a.unique - b.unique);
  const histogram = Array.from({ length: BUCKETS }, () => 0);
  for (const { unique } of sorted) histogram[Math.min(BUCKETS - 1, Math.floor(unique / STEP))]! += 1;
  return {
    pages: sorted.length,
    min: sorted[0]?.unique ?? 0,
    minPath: sorted[0]?.path ?? "",
    median: sorted[Math.floor(sorted.length / 2)]?.unique ?? 0,
    histogram,
  };
}

/** Pages at equal distances in the list of all of them, so that a build always draws the same. */
function samplePages(offered: readonly string[], size: number): Slugs[] {
  const paths = offered.toSorted();
  const count = Math.min(size, paths.length);
  return Array.from({ length: count }, (_, index) => {
    // In the middle of each stretch.
    const path = paths[Math.floor(((index + 0.5) * paths.length) / count)]!;
    const [, , service, industry, city] = path.split("/");
    return [service!, industry!, city!];
  });
}

function* siblingsOf([service, industry, city]: Slugs, catalogue: LandingCatalogue): Generator<Slugs> {
  const others = (items: readonly { slug: string }[], own: string) =>
    items.flatMap(({ slug }) => (slug === own ? [] : [slug]));
  for (const other of others(catalogue.services, service)) yield [other, industry, city];
  for (const other of others(catalogue.industries, industry)) yield [service, other, city];
  for (const other of others(catalogue.cities, city)) yield [service, industry, other];
}
