/** The landing pages as a collection of the engine, grouped by industry: pages are compared industry by industry. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Collection, createPageRenderer, htmlOf, type Observer } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, keptOutBy, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { layoutKey } from "@/components/landing/landing-body";
import { getContent, getLandingCatalogue, getOrigin, type LandingCatalogue } from "@/lib/content";
import { describeFunnel, type LandingPage } from "@/lib/landing";
import { formatNumber } from "@/lib/numbers";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";
import { type Kind, type KindReport, KINDS, type QualityReport } from "./quality/quality-report";
import { shingle } from "./quality/shingles";
import { type ComparedPage, createSiblingComparison, siblingsOf } from "./quality/siblings";
import { mergeStats, restoreStats, type Stats } from "./quality/stats";
import { createTokenizer, type Tokenizer } from "./quality/tokenizer";
import { countUniqueShingles } from "./quality/unique-shingles";

const tokenizer = createTokenizer();
const renderBody = createPageRenderer<LandingPage>({
  element: landingElement,
  layoutKey,
  fragmentForObservers: tokenizer.addFragment,
});

export const collection: Collection<LandingParams, Stats> = {
  groups: () => getLandingCatalogue().industries.map(({ slug }) => slug),
  // The observer of siblings counts on this order: service by service, city by city.
  *pagesOf(industry) {
    const { services, cities } = getLandingCatalogue();
    for (const service of services)
      for (const city of cities) yield { service: service.slug, industry, location: city.slug };
  },
  render(params) {
    const page = findLandingPage(params);
    if (!page) throw new Error("is not in the catalogue");
    return { metadata: landingMetadata(page), body: renderBody(page) };
  },
  observe: (work) => createSiblingObserver(work, getLandingCatalogue(), tokenizer),
  afterWriting({ site, findings }) {
    const catalogue = getLandingCatalogue();
    const { services, industries, cities } = catalogue;
    const pages = services.length * industries.length * cities.length;
    const total = mergeStats(findings.map(restoreStats));
    const report = createReport(total, {
      pages,
      funnel: describeFunnel(total.keptOut, pages, getContent().indexing),
      unique: countUniqueShingles(site, catalogue, total.offered),
    });
    publishReport(site, report);
    writeSitemaps(site, new Set(total.offered));
  },
};

/** Writes quality.json, and prints what it says. */
function publishReport(site: string, report: QualityReport): void {
  writeFileSync(path.join(site, "quality.json"), `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(`\n${summarise(report)}\n`);
}

function summarise({ pages, funnel, kinds, unique }: QualityReport): string {
  const line = (count: number, text: string) => `${formatNumber(count).padStart(9)}  ${text}`;
  return [
    "Landing pages offered to search engines, rule by rule (content/indexing.yaml):",
    line(pages, "pages"),
    ...funnel.map(({ rule, reason, left }) => line(left, `${rule}: ${reason}`)),
    ...KINDS.filter((kind) => kinds[kind].pairs > 0).map(
      (kind) =>
        `Another ${kind}: ${kinds[kind].mean.toFixed(2)} alike on average, at most ${kinds[kind].max.toFixed(2)} (${kinds[kind].maxPath})`,
    ),
    ...(unique.pages > 0
      ? [
          `Five words in a sentence or cell that no sibling has: ${unique.median} in the median, at least ${unique.min} (${unique.minPath})`,
        ]
      : []),
  ].join("\n");
}

/**
 * Makes the report of the statistics of all threads, and of all shards.
 *
 * @param measured what the threads do not measure
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
function createReport(
  total: Stats,
  measured: Pick<QualityReport, "pages" | "funnel" | "unique">,
): QualityReport {
  const kinds = Object.fromEntries(
    KINDS.map((kind) => {
      const { pairs, similaritySum, max, maxPath, histogram, ownWordsSum, minOwnWords, minOwnWordsPath } =
        total.kinds[kind];
      const report: KindReport = {
        pairs,
        mean: pairs === 0 ? 0 : similaritySum / pairs,
        max,
        maxPath,
        histogram,
        ownWords: {
          mean: ownWordsSum / Math.max(1, total.offered.length),
          min: minOwnWords,
          minPath: minOwnWordsPath,
        },
      };
      return [kind, report];
    }),
  ) as Record<Kind, KindReport>;
  return {
    words: {
      mean: total.words / Math.max(1, total.offered.length),
      min: total.minWords,
      minPath: total.minWordsPath,
    },
    kinds,
    ...measured,
  };
}

/**
 * Compares landing pages with their siblings while the engine has them in memory. A group of pages is an industry.
 *
 * @param tokenizer the one that was given the pages' shared fragments
 */
function createSiblingObserver(
  { groups, assigned }: { groups: readonly string[]; assigned: readonly string[] },
  catalogue: LandingCatalogue,
  tokenizer: Tokenizer,
): Observer<LandingParams, Stats> {
  const services = catalogue.services.map(({ slug }) => slug);
  const cities = catalogue.cities.map(({ slug }) => slug);
  const indices = assigned.map((industry) => groups.indexOf(industry));
  const comparison = createSiblingComparison({ services, industries: groups, cities }, indices);
  let pages: ComparedPage[] = [];
  return {
    page(params, body) {
      pages.push({ text: shingle(tokenizer.tokenize(htmlOf(body))), keptOutBy: keptOutBy(params) });
    },
    endGroup(industry) {
      // The pages come in the order of `pagesOf`.
      const byService = services.map((_, index) =>
        pages.slice(index * cities.length, (index + 1) * cities.length),
      );
      comparison.add(groups.indexOf(industry), byService);
      pages = [];
    },
    // The siblings of this thread's last industries are written by another thread.
    alsoRender() {
      const next = indices.flatMap((industry) => siblingsOf(industry, groups.length));
      return [...new Set(next)]
        .filter((industry) => !indices.includes(industry))
        .map((index) => groups[index]!);
    },
    result: comparison.result,
  };
}

/** @param offered paths of the landing pages that are offered to search engines */
function writeSitemaps(site: string, offered: ReadonlySet<string>): void {
  const origin = getOrigin();
  mkdirSync(path.join(site, "sitemaps"), { recursive: true });
  const paths: string[] = [];
  for (const file of sitemapFiles(getContent(), getLandingCatalogue(), offered)) {
    writeFileSync(path.join(site, file.path), sitemapXml(file.entries, origin));
    paths.push(file.path);
  }
  writeFileSync(path.join(site, "sitemap.xml"), sitemapIndexXml(paths, origin));
}
