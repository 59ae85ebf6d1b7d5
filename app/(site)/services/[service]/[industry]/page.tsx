import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HubBody } from "@/components/sections/services/hub-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { isShell, shellMarkers } from "@/lib/landing/shell";
import { composeHub } from "@/lib/seo/hubs";
import { pageMetadata } from "@/lib/seo/metadata";
import { hubParams } from "../../../../seo/landing";

interface HubPageProps {
  params: Promise<{ service: string; industry: string }>;
}

export const generateStaticParams = hubParams;

async function findHub({ params }: HubPageProps) {
  const { service, industry } = await params;
  return composeHub(getLandingCatalogue(), service, industry, getContent().site.brand) ?? notFound();
}

export async function generateMetadata(props: HubPageProps): Promise<Metadata> {
  const siteName = getContent().site.brand;
  if (isShell(await props.params)) return pageMetadata({ ...shellMarkers, siteName });
  const { title, description, path } = await findHub(props);
  return pageMetadata({ title, description, path, siteName });
}

export default async function HubPage(props: HubPageProps) {
  if (isShell(await props.params)) return shellMarkers.body;
  return <HubBody {...await findHub(props)} />;
}
