/** The landing pages as a collection of the engine, grouped by industry: pages are compared industry by industry. */
import { createPageRenderer, type Collection } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { layoutKey } from "@/components/landing/landing-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { describeFunnel, type LandingPage } from "@/lib/landing";
import { publishReport } from "./quality/publish-report";
import { createReport } from "./quality/report";
import { createSiblingObserver } from "./quality/sibling-observer";
import { mergeStats, restoreStats, type Stats } from "./quality/stats";
import { createTokenizer } from "./quality/tokenizer";
import { countUniqueShingles } from "./quality/unique-shingles";
import { writeSitemaps } from "./sitemaps";

const tokenizer = createTokenizer();
const renderBody = createPageRenderer<LandingPage>({
  element: landingElement,
  layoutKey,
  fragmentForObservers: tokenizer.addFragment,
});

export const collection: Collection<LandingParams, Stats> = {
  groups: () => getLandingCatalogue().industries.map(({ slug }) => slug),
  // `sibling-observer.ts` counts on this order: service by service, city by city.
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
