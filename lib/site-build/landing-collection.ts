/** The landing pages as a collection of the engine, grouped by industry: pages are compared industry by industry. */
import { createPageRenderer, type Collection } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { layoutKey } from "@/components/landing/landing-body";
import { getLandingCatalogue, type Industry, type LandingCatalogue, type Service } from "@/lib/content";
import { isIndexed, isSuitable } from "@/lib/content/catalogue";
import type { LandingPage } from "@/lib/landing";
import { publishReport } from "./quality/publish-report";
import { createReport } from "./quality/report";
import { createSiblingObserver } from "./quality/sibling-observer";
import { restoreStats, type Stats } from "./quality/stats";
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
  // `sibling-observer.ts` and `lib/landing/index.ts` count on this order: service by service, city by city.
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
  afterWriting({ site, findings, rewrite }) {
    const catalogue = getLandingCatalogue();
    const report = createReport(findings.map(restoreStats), {
      unsuitable: countPages(catalogue, (service, industry) => !isSuitable(service, industry)),
      sameInEveryCity: countPages(
        catalogue,
        (service, industry) => isSuitable(service, industry) && !isIndexed(service, industry),
      ),
      unique: countUniqueShingles(site, catalogue),
    });
    publishReport(site, report, rewrite);
    writeSitemaps(site, report);
  },
};

function countPages(
  { services, industries, cities }: LandingCatalogue,
  isCounted: (service: Service, industry: Industry) => boolean,
): number {
  const pairs = industries.flatMap((industry) => services.filter((service) => isCounted(service, industry)));
  return pairs.length * cities.length;
}
