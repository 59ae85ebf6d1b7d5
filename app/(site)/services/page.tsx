import { ServicesBody } from "@/components/sections/services/services-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("services");

export default function ServicesPage() {
  const { services, pages } = getContent();
  return <ServicesBody services={services} page={pages.services} />;
}
