/**
 * The only source of landing pages, for Next's route and for the engine (`lib/site-build/landing-collection.ts`).
 *
 * @see docs/decisions/0001-landing-pages-by-adapter.md
 */
import { pageSpecificInJson } from "export-kit/fragments";
import { once } from "export-kit/queries";
import type { Metadata } from "next";
import type { ReactElement } from "react";
import type { Graph } from "schema-dts";
import { LandingBody } from "@/components/landing/landing-body";
import { JsonLd, jsonLdText } from "@/components/layout/json-ld";
import { getContent, getLandingCatalogue, getOrigin } from "@/lib/content";
import { createComposer, type LandingPage, type Rule } from "@/lib/landing";
import { landingGraph } from "@/lib/seo/schema-org-nodes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import type { LandingParams } from "./landing";

const getComposer = once(() => createComposer(getContent(), getLandingCatalogue()));

/** The page for three slugs; undefined if one of them is not in the catalogue. */
export function findLandingPage({ service, industry, location }: LandingParams): LandingPage | undefined {
  return getComposer().compose(service, industry, location);
}

/** The rule of `content/indexing.yaml` that keeps a page of the catalogue from search engines; undefined if none does. */
export function keptOutBy({ service, industry, location }: LandingParams): Rule | undefined {
  return getComposer().keptOutBy(service, industry, location);
}

/** @param indexable whether the page is offered to search engines */
export function landingMetadata({ title, description, path }: LandingPage, indexable: boolean): Metadata {
  return pageMetadata({ title, description, path, indexable }, getContent());
}

/** The page between header and footer. */
export function landingElement(page: LandingPage): ReactElement<LandingDocumentProps> {
  return <LandingDocument page={page} />;
}

interface LandingDocumentProps {
  page: LandingPage;
}

/** The structured data and the body of a page. */
function LandingDocument({ page }: LandingDocumentProps) {
  return (
    <>
      <JsonLd text={jsonLdText(graphOf(page))} />
      <LandingBody page={page} />
    </>
  );
}

/** Called for every page. */
const originOnce = once(getOrigin);

/** Structured data, in which the texts of the page are marked as specific to it. */
function graphOf(page: LandingPage): Graph {
  const text = (read: (page: LandingPage) => string) => pageSpecificInJson(page, read);
  return landingGraph({
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
    origin: originOnce(),
  });
}
