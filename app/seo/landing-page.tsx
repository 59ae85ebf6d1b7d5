import type { Metadata } from "next";
import type { ReactElement } from "react";
import { LandingDocument, type LandingDocumentProps } from "@/components/landing/landing-document";
import { getContent, getLandingCatalogue, getOrigin } from "@/lib/content";
import { createComposer, type LandingComposer, type LandingPage } from "@/lib/landing";
import { landingGraph } from "@/lib/seo/landing-graph";
import { pageMetadata } from "@/lib/seo/metadata";
import type { LandingParams } from "./landing";

let composer: LandingComposer | undefined;

/** The page for three slugs; undefined where one of them is not in the catalogue. */
export function findLandingPage({ service, industry, location }: LandingParams): LandingPage | undefined {
  composer ??= createComposer(getContent(), getLandingCatalogue());
  return composer.compose(service, industry, location);
}

/** What is told of a page before its body. */
export function landingMetadata(page: LandingPage): Metadata {
  const { title, description, path, shared } = page;
  return pageMetadata({ title, description, path, siteName: shared.site.brand });
}

/** The page between the site's header and footer. */
export function landingElement(page: LandingPage): ReactElement<LandingDocumentProps> {
  return <LandingDocument page={page} graphOf={graphOf} />;
}

let origin: string | undefined;

const graphOf: LandingDocumentProps["graphOf"] = (page, say) =>
  landingGraph({
    path: say(({ path }) => path),
    heading: say(({ heading }) => heading),
    description: say(({ description }) => description),
    serviceType: say(({ service }) => service.title),
    crumbs: page.pair.crumbs.map((_, index) => ({
      name: say(({ pair }) => pair.crumbs[index]!.name),
      url: say(({ pair }) => pair.crumbs[index]!.url),
    })),
    city: {
      name: say(({ cityFacts }) => cityFacts.city.name),
      country: say(({ cityFacts }) => cityFacts.city.country.title),
      latitude: say(({ cityFacts }) => String(cityFacts.city.latitude)),
      longitude: say(({ cityFacts }) => String(cityFacts.city.longitude)),
    },
    isLocal: page.isLocal,
    site: page.shared.site,
    // The environment is asked once, not for every page.
    origin: (origin ??= getOrigin()),
  });
