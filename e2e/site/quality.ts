import { readFileSync } from "node:fs";
import path from "node:path";
import type { LandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import type { CheckResult } from "../check-result";
import { BOUNDARY, shingle, tokenize } from "./shingles";

/**
 * Limits for the pages that are offered to search engines: how many they are, and of a sample the fewest words of a page and
 * its shingles that no sibling has.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
const LIMITS = { offered: { min: 20_000, max: 40_000 }, words: 450, ownShingles: { min: 10, median: 40 } };

/**
 * @param offered paths of the landing pages that search engines may list
 * @param scope LANDING_SCOPE of the build; empty for the full catalogue
 */
export function checkQuality(
  root: string,
  catalogue: LandingCatalogue,
  offered: readonly string[],
  scope: string,
): CheckResult {
  const sample = measureSample(root, catalogue, offered);
  const { median, min } = sample.ownShingles;
  return {
    name: "pages offered to search engines say what no sibling says",
    problems: findQualityProblems(sample, offered.length, scope),
    note: `${median} shingles of their own in the median, ${min} at least`,
  };
}

export function findQualityProblems(
  { pages, words, ownShingles }: SampleReport,
  offered: number,
  scope: string,
): string[] {
  const { min, max } = LIMITS.offered;
  const rules: [isBroken: boolean, problem: string][] = [
    [
      scope === "" && (offered < min || offered > max),
      `${offered} pages are offered to search engines, expected ${min} to ${max}`,
    ],
    [
      pages > 0 && words.min < LIMITS.words,
      `${words.minPath}: ${words.min} words, expected at least ${LIMITS.words}`,
    ],
    [
      pages > 0 && ownShingles.median < LIMITS.ownShingles.median,
      `median of ${ownShingles.median} shingles that no sibling has, expected at least ${LIMITS.ownShingles.median}`,
    ],
    [
      pages > 0 && ownShingles.min < LIMITS.ownShingles.min,
      `${ownShingles.minPath}: ${ownShingles.min} shingles that no sibling has, expected at least ${LIMITS.ownShingles.min}`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}

/** Pages of the sample: each is compared with more than 300 siblings, which takes 0.1 s. */
const SAMPLE = 30;

export interface SampleReport {
  pages: number;
  words: Spread;
  /** Shingles that are on none of a page's siblings, which differ from it in city, industry or service only. */
  ownShingles: Spread;
}

interface Spread {
  median: number;
  min: number;
  /** Of the page that has the fewest. */
  minPath: string;
}

type Slugs = readonly [service: string, industry: string, city: string];

/**
 * Counts the words of sample pages, and the shingles that are on no page which differs in service, industry or city only.
 *
 * @param site folder of the written pages
 * @param offered paths of the pages that the sample is drawn from
 */
export function measureSample(
  site: string,
  catalogue: LandingCatalogue,
  offered: readonly string[],
): SampleReport {
  const wordsOf = (slugs: Slugs) =>
    tokenize(readFileSync(path.join(site, `${routes.landing(...slugs)}.html`), "utf8"));
  const measured = samplePages(offered).map((slugs) => {
    const words = wordsOf(slugs);
    const own = new Set(shingle(words));
    for (const sibling of siblingsOf(slugs, catalogue))
      for (const hash of shingle(wordsOf(sibling))) own.delete(hash);
    return {
      path: routes.landing(...slugs),
      words: words.filter((word) => word !== BOUNDARY).length,
      ownShingles: own.size,
    };
  });
  const spread = (key: "words" | "ownShingles"): Spread => {
    const sorted = measured.toSorted((a, b) => a[key] - b[key]);
    return {
      median: sorted[Math.floor(sorted.length / 2)]?.[key] ?? 0,
      min: sorted[0]?.[key] ?? 0,
      minPath: sorted[0]?.path ?? "",
    };
  };
  return { pages: measured.length, words: spread("words"), ownShingles: spread("ownShingles") };
}

/** Pages at equal distances in the list of all of them, so that the same are always drawn. */
function samplePages(offered: readonly string[]): Slugs[] {
  const paths = offered.toSorted();
  const count = Math.min(SAMPLE, paths.length);
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
