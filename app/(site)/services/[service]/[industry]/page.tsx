import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { notFound } from "next/navigation";
import { HubBody } from "@/components/sections/services/hub-body";
import { getContent, getLandingCatalogue, type City } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { LandingPage } from "@/lib/landing";
import { composeHub } from "@/lib/overviews/hub-page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { hubParams, type LandingParams } from "../../../../seo/landing";
import { findLandingPage } from "../../../../seo/landing-page";
import { BreadcrumbData } from "../../../page-json-ld";

/**
 * The hubs. The engine writes them without script, so that nothing here may need hydration.
 *
 * @see docs/decisions/0001-landing-pages-by-adapter.md
 */
interface HubPageProps {
  params: Promise<{ service: string; industry: string }>;
}

export const generateStaticParams = collectionParams(hubParams);

/** @param landingPageOf composes the landing pages whose answers the hub shows; metadata do without */
async function findHub(
  { params }: HubPageProps,
  landingPageOf?: (params: LandingParams) => LandingPage | undefined,
) {
  const { service, industry } = await params;
  const pageIn = landingPageOf && ((city: City) => landingPageOf({ service, industry, location: city.slug }));
  return composeHub(getLandingCatalogue(), service, industry, getContent(), pageIn) ?? notFound();
}

export const generateMetadata = collectionMetadata(async (props: HubPageProps) => {
  const { title, description, path, indexable } = await findHub(props);
  return pageMetadata({ title, description, path, indexable }, getContent());
});

export default collectionPage(async (props: HubPageProps) => {
  const hub = await findHub(props, findLandingPage);
  const { service, heading: name, path } = hub;
  const { plans, site } = getContent();
  return (
    <>
      <BreadcrumbData crumbs={crumbs.hub(service)} page={{ name, path }} />
      <HubBody hub={hub} prices={plans} site={site} />
    </>
  );
});
