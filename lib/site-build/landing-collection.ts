/** The landing pages as a collection of the engine, grouped by industry. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Collection, createPageRenderer } from "export-kit/collection-module";
import type { LandingParams } from "@/app/seo/landing";
import { findLandingPage, keptOutBy, landingElement, landingMetadata } from "@/app/seo/landing-page";
import { layoutKey } from "@/components/landing/landing-body";
import { getContent, getLandingCatalogue, getOrigin } from "@/lib/content";
import { describeFunnel, type FunnelStep, type LandingPage } from "@/lib/landing";
import { formatNumber } from "@/lib/numbers";
import { sitemapFiles, sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";

/** The finding of a page that is offered to search engines; of the others it is the first rule that they break. */
const OFFERED = "offered";

const renderBody = createPageRenderer<LandingPage>({ element: landingElement, layoutKey });

export const collection: Collection<LandingParams> = {
  groups: () => getLandingCatalogue().industries.map(({ slug }) => slug),
  *pagesOf(industry) {
    const { services, cities } = getLandingCatalogue();
    for (const service of services)
      for (const city of cities) yield { service: service.slug, industry, location: city.slug };
  },
  findingOf: (params) => keptOutBy(params) ?? OFFERED,
  render(params, finding) {
    const page = findLandingPage(params);
    if (!page) throw new Error("is not in the catalogue");
    return { metadata: landingMetadata(page, finding === OFFERED), body: renderBody(page) };
  },
  afterWriting({ site, findings }) {
    const catalogue = getLandingCatalogue();
    const pages = catalogue.services.length * catalogue.industries.length * catalogue.cities.length;
    const offered: string[] = [];
    const keptOut: Record<string, number> = {};
    for (const [file, finding] of findings) {
      if (finding === OFFERED) offered.push(`/${file.replace(/\.html$/, "")}`);
      else keptOut[finding] = (keptOut[finding] ?? 0) + 1;
    }
    printFunnel(pages, describeFunnel(keptOut, pages, getContent().indexing));
    writeSitemaps(site, new Set(offered));
  },
};

function printFunnel(pages: number, funnel: readonly FunnelStep[]): void {
  const line = (count: number, text: string) => `${formatNumber(count).padStart(9)}  ${text}`;
  const lines = [
    line(pages, "pages"),
    ...funnel.map(({ rule, reason, left }) => line(left, `${rule}: ${reason}`)),
  ];
  const title = "Landing pages offered to search engines, rule by rule (content/indexing.yaml):";
  console.log(["", title, ...lines, ""].join("\n"));
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
