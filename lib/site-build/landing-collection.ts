/** The landing pages as a collection: an industry's are written together, since siblings are compared by industry. */
import { createPageRenderer, type Collection } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { shapeOf } from "@/components/landing/landing-body";
import { getLandingCatalogue } from "@/lib/content";
import type { LandingPage } from "@/lib/landing";
import { observeSiblings } from "./quality/sibling-observer";
import { publishReport } from "./quality/publish-report";
import { reviveTally, type TallyResult } from "./quality/stats";
import { createTextReader } from "./quality/tokenizer";
import { createReport } from "./quality/report";
import { writeSitemaps } from "./sitemaps";

const reader = createTextReader();
const renderBody = createPageRenderer<LandingPage>({
  element: landingElement,
  shapeOf,
  standInFor: reader.addPart,
});

export const collection: Collection<LandingParams, TallyResult> = {
  groups: () => getLandingCatalogue().industries.map(({ slug }) => slug),
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
  observe: (work) => observeSiblings(work, getLandingCatalogue(), reader),
  afterWriting({ site, findings, rewrite }) {
    const report = createReport(findings.map(reviveTally));
    publishReport(site, report, rewrite);
    writeSitemaps(site, report);
  },
};
