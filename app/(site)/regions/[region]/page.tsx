import type { Metadata } from "next";
import { RegionBody } from "@/components/sections/places/region-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { titled } from "../../metadata";
import { findRegion } from "../find";

interface RegionPageProps {
  params: Promise<{ region: string }>;
}

export function generateStaticParams() {
  return getContent().regions.map(({ slug }) => ({ region: slug }));
}

export async function generateMetadata({ params }: RegionPageProps): Promise<Metadata> {
  const { title, summary, slug } = findRegion((await params).region);
  return titled(`Customer support in ${title}`, `${title}: ${summary}`, routes.region(slug));
}

export default async function RegionPage({ params }: RegionPageProps) {
  return <RegionBody region={findRegion((await params).region)} site={getContent().site} />;
}
