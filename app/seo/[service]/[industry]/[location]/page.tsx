import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingDocument } from "@/components/landing/landing-document";
import { getContent } from "@/lib/content";
import type { LandingPage } from "@/lib/landing";
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
  return <LandingDocument page={page} graphOf={graphOf} />;
}

function graphOf(page: LandingPage) {
  const { service, place, pair, frame } = page;
  return landingGraph({
    ...page,
    serviceType: service.title,
    crumbs: pair.crumbs,
    city: place.city,
    site: frame.site,
    origin: getOrigin(),
  });
}
