import { contentMetadata } from "@/app/site-metadata";
import { ServicesBody } from "@/components/sections/services/services-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ListData } from "../page-json-ld";

export const metadata = contentMetadata("services");

export default function ServicesPage() {
  const { services, pages } = getContent();
  const entries = services.map(({ title, slug }) => ({ title, url: routes.service(slug) }));
  return (
    <>
      <ListData page="services" entries={entries} />
      <ServicesBody prices={getContent().plans} services={services} page={pages.services} />
    </>
  );
}
