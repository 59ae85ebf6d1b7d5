/** The landing pages as a collection of the engine, grouped by industry. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Collection, createPageRenderer } from "export-kit/writer";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, keptOutBy, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { layoutKey } from "@/components/landing/landing-body";
import { getContent, getLandingCatalogue, getOrigin } from "@/lib/content";
import { describeFunnel, type LandingPage } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";
import { writeReport } from "./quality/quality-report";
import { measureSample } from "./quality/sample-pages";

/** What a thread knows of its pages. */
interface Findings {
  /** Paths of the pages that are offered to search engines. */
  offered: string[];
  /** How many pages each rule is the first to keep out. */
  keptOut: Record<string, number>;
}

const renderBody = createPageRenderer<LandingPage>({ element: landingElement, layoutKey });

export const collection: Collection<LandingParams, Findings> = {
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
  findings(pages) {
    const offered: string[] = [];
    const keptOut: Record<string, number> = {};
    for (const params of pages) {
      const rule = keptOutBy(params);
      if (rule) keptOut[rule] = (keptOut[rule] ?? 0) + 1;
      else offered.push(routes.landing(params.service, params.industry, params.location));
    }
    return { offered, keptOut };
  },
  afterWriting({ site, findings }) {
    const catalogue = getLandingCatalogue();
    const pages = catalogue.services.length * catalogue.industries.length * catalogue.cities.length;
    const offered = findings.flatMap((thread) => thread.offered);
    writeReport(site, {
      pages,
      funnel: describeFunnel(
        findings.map(({ keptOut }) => keptOut),
        pages,
        getContent().indexing,
      ),
      sample: measureSample(site, catalogue, offered),
    });
    writeSitemaps(site, new Set(offered));
  },
};

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
