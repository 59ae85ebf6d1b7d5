import { CaseStudiesBody } from "@/components/sections/company/case-studies-body";
import { getContent, pickClaims } from "@/lib/content";
import { routes } from "@/lib/routes";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("case-studies", routes.caseStudies());

export default function CaseStudiesPage() {
  const { pages, claims, clients } = getContent();
  const page = pages["case-studies"];
  return <CaseStudiesBody page={page} metrics={pickClaims(claims, page.metrics)} clients={clients} />;
}
