import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteFinder } from "@/app/finder";
import { ServiceBody } from "@/components/sections/services/service-body";
import { getContent, getLandingCatalogue, pickClaims } from "@/lib/content";
import { routes } from "@/lib/routes";
import { hubLinksOfService } from "@/lib/seo/hubs";
import { titled } from "../../metadata";

interface ServicePageProps {
  params: Promise<{ service: string }>;
}

export function generateStaticParams() {
  return getContent().services.map(({ slug }) => ({ service: slug }));
}

async function findService({ params }: ServicePageProps) {
  const { service: slug } = await params;
  return getContent().services.find((service) => service.slug === slug) ?? notFound();
}

export async function generateMetadata(props: ServicePageProps): Promise<Metadata> {
  const { title, summary, slug } = await findService(props);
  return titled(title, summary, routes.service(slug));
}

export default async function ServicePage(props: ServicePageProps) {
  const service = await findService(props);
  const { claims, pages } = getContent();
  const { languages } = pages.services;
  const hubs = hubLinksOfService(getLandingCatalogue(), service);
  return (
    <ServiceBody
      service={service}
      languages={languages}
      claims={pickClaims(claims, languages.claims)}
      hubs={hubs}
      finder={hubs.length > 0 && <SiteFinder initial={{ service: service.title }} links={[]} />}
    />
  );
}
