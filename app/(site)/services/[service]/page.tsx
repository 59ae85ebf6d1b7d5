import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { titled } from "@/app/site-metadata";
import { SiteFinder } from "@/app/site-finder";
import { ServiceBody } from "@/components/sections/services/service-body";
import { sceneOfTrade } from "@/lib/art";
import { getContent, getLandingCatalogue, getOrigin, pickClaims, type Service } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { hubLinksOfService } from "@/lib/overviews/hub-links";
import { breadcrumbList, describeOrganization, serviceNode } from "@/lib/seo/schema-org-nodes";
import { StructuredData } from "../../page-json-ld";

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
  const { plans, clients, claims, pages, categories, site } = getContent();
  const { languages } = pages.services;
  const hubs = hubLinksOfService(getLandingCatalogue(), service, categories);
  return (
    <>
      <StructuredData nodes={describeService(service)} />
      <ServiceBody
        service={service}
        brand={site.brand}
        caseScene={sceneOfCase(service)}
        prices={plans}
        sampleNote={clients.sampleNote}
        languages={languages}
        claims={pickClaims(claims, languages.claims)}
        hubs={hubs}
        finder={hubs.length > 0 && <SiteFinder initial={{ service: service.title }} links={[]} />}
      />
    </>
  );
}

/** The scene of the trade whose client the case study is about. */
function sceneOfCase({ caseStudy }: Service) {
  const study = getContent().clients.caseStudies.find(({ name }) => caseStudy.description.includes(name));
  return study && sceneOfTrade(study.industry);
}

function describeService(service: Service) {
  const { site, plans, regions } = getContent();
  const origin = getOrigin();
  const { title: name, summary: description, slug } = service;
  const path = routes.service(slug);
  const countries = regions.flatMap((region) => region.countries.map(({ title }) => title));
  return [
    serviceNode({ name, description, path, plans, countries, origin, service }),
    breadcrumbList(crumbs.service(), { name, path }, origin),
    describeOrganization(site, origin),
  ];
}
