import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ServiceBody } from "@/components/sections/service-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
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
  return <ServiceBody service={await findService(props)} industries={getContent().industries} />;
}
