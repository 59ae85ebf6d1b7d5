/**
 * The only source of landing pages, for Next's route and for the engine (`lib/site-build/landing-collection.ts`).
 *
 * @see docs/decisions/0001-landing-pages-by-adapter.md
 */
import type { Metadata } from "next";
import type { ReactElement } from "react";
import { LandingDocument, type LandingDocumentProps } from "@/components/landing/landing-document";
import { getContent, getLandingCatalogue, getOrigin } from "@/lib/content";
import { createComposer, type LandingComposer, type LandingPage, type Rule } from "@/lib/landing";
import { landingGraph } from "@/lib/seo/landing-graph";
import { pageMetadata } from "@/lib/seo/metadata";
import type { LandingParams } from "./landing";

let composer: LandingComposer | undefined;

/** The page for three slugs; undefined if one of them is not in the catalogue. */
export function findLandingPage({ service, industry, location }: LandingParams): LandingPage | undefined {
  return getComposer().compose(service, industry, location);
}

function getComposer(): LandingComposer {
  return (composer ??= createComposer(getContent(), getLandingCatalogue()));
}

/** The rule of `content/indexing.yaml` that keeps a page of the catalogue from search engines; undefined if none does. */
export function keptOutBy({ service, industry, location }: LandingParams): Rule | undefined {
  return getComposer().keptOutBy(service, industry, location);
}

export function landingMetadata(page: LandingPage): Metadata {
  const { title, description, path, service, industry, cityFacts } = page;
  const location = cityFacts.city.slug;
  const indexable = keptOutBy({ service: service.slug, industry: industry.slug, location }) === undefined;
  return pageMetadata({ title, description, path, indexable }, getContent());
}

/** The page between header and footer. */
export function landingElement(page: LandingPage): ReactElement<LandingDocumentProps> {
  return <LandingDocument page={page} graphOf={graphOf} />;
}

let origin: string | undefined;

const graphOf: LandingDocumentProps["graphOf"] = (page, text) =>
  landingGraph({
    path: text(({ path }) => path),
    heading: text(({ heading }) => heading),
    description: text(({ description }) => description),
    serviceType: text(({ service }) => service.title),
    crumbs: page.pair.crumbs.map((_, index) => ({
      name: text(({ pair }) => pair.crumbs[index]!.name),
      url: text(({ pair }) => pair.crumbs[index]!.url),
    })),
    city: {
      name: text(({ cityFacts }) => cityFacts.city.name),
      country: text(({ cityFacts }) => cityFacts.city.country.title),
      latitude: text(({ cityFacts }) => String(cityFacts.city.latitude)),
      longitude: text(({ cityFacts }) => String(cityFacts.city.longitude)),
    },
    isLocal: page.isLocal,
    site: page.shared.site,
    // Cached: called for every page.
    origin: (origin ??= getOrigin()),
  });
