/** The landing pages as a collection of the engine, grouped by industry: pages are compared industry by industry. */
import { type Collection, createPageRenderer } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { layoutKey } from "@/components/landing/landing-body";
import { getLandingCatalogue } from "@/lib/content";
import type { LandingPage } from "@/lib/landing";
import { createSiblingObserver } from "./quality/sibling-observer";
import { mergeStats, restoreStats, type Stats } from "./quality/stats";
import { createTokenizer } from "./quality/tokenizer";
import { writeReport } from "./quality/write-report";
import { writeSitemaps } from "./write-sitemaps";

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
    const total = mergeStats(findings.map(restoreStats));
    writeReport(site, total, getLandingCatalogue());
    writeSitemaps(site, new Set(total.offered));
  },
};
