import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HubBody } from "@/components/sections/hub-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { composeHub } from "@/lib/seo/hubs";
import { pageMetadata } from "@/lib/seo/metadata";

interface HubPageProps {
  params: Promise<{ service: string; industry: string }>;
}

export function generateStaticParams() {
  const { services, industries, cities } = getLandingCatalogue();
  if (cities.length === 0) return [];
  return services.flatMap((service) =>
    industries.map((industry) => ({ service: service.slug, industry: industry.slug })),
  );
}

async function findHub({ params }: HubPageProps) {
  const { service, industry } = await params;
  return composeHub(getLandingCatalogue(), service, industry, getContent().site.brand) ?? notFound();
}

export async function generateMetadata(props: HubPageProps): Promise<Metadata> {
  const { title, description, path } = await findHub(props);
  return pageMetadata({ title, description, path, siteName: getContent().site.brand });
}

export default async function HubPage(props: HubPageProps) {
  return <HubBody {...await findHub(props)} />;
}
