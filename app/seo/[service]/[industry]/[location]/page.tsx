import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getContent } from "@/lib/content";
import { isShell, shellMarkers } from "@/lib/landing/shell";
import { pageMetadata } from "@/lib/seo/metadata";
import { landingParams, type LandingParams } from "../../../landing";
import { findLandingPage, landingElement, landingMetadata } from "../../../landing-page";

interface LandingPageProps {
  params: Promise<LandingParams>;
}

export const generateStaticParams = landingParams;

export async function generateMetadata({ params }: LandingPageProps): Promise<Metadata> {
  const slugs = await params;
  if (isShell(slugs)) return pageMetadata({ ...shellMarkers, siteName: getContent().site.brand });
  return landingMetadata(findLandingPage(slugs) ?? notFound());
}

export default async function LandingRoute({ params }: LandingPageProps) {
  const slugs = await params;
  if (isShell(slugs)) return shellMarkers.body;
  return landingElement(findLandingPage(slugs) ?? notFound());
}
