import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingBody } from "@/components/landing/landing-body";
import { JsonLd } from "@/components/layout/json-ld";
import { getContent } from "@/lib/content";
import { isShell, shellMarkers } from "@/lib/landing/shell";
import { landingGraph } from "@/lib/seo/landing-graph";
import { pageMetadata } from "@/lib/seo/metadata";
import { getComposer, getOrigin, landingParams, type LandingParams } from "../../../landing";

interface LandingPageProps {
  params: Promise<LandingParams>;
}

export const generateStaticParams = landingParams;

export async function generateMetadata({ params }: LandingPageProps): Promise<Metadata> {
  const { service, industry, location } = await params;
  const siteName = getContent().site.brand;
  if (isShell({ service })) return pageMetadata({ ...shellMarkers, siteName });
  const page = getComposer().compose(service, industry, location) ?? notFound();
  return pageMetadata({ ...page, siteName });
}

export default async function LandingRoute({ params }: LandingPageProps) {
  const { service, industry, location } = await params;
  if (isShell({ service })) return shellMarkers.body;
  const page = getComposer().compose(service, industry, location) ?? notFound();
  const { service: offered, place, pair } = page;
  const graph = landingGraph({
    ...page,
    serviceType: offered.title,
    crumbs: pair.crumbs,
    city: place.city,
    site: page.frame.site,
    origin: getOrigin(),
  });
  return (
    <>
      <JsonLd data={graph} />
      <LandingBody page={page} />
    </>
  );
}
