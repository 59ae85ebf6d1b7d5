import { contentMetadata } from "@/app/site-metadata";
import { CaseStudiesBody } from "@/components/sections/company/case-studies-body";
import { getContent, pickClaims } from "@/lib/content";
import { otherClients } from "@/lib/overviews/case-study-testimonials";

export const metadata = contentMetadata("case-studies");

export default function CaseStudiesPage() {
  const { pages, claims, clients } = getContent();
  const page = pages["case-studies"];
  return (
    <CaseStudiesBody
      page={page}
      metrics={pickClaims(claims, page.metrics)}
      clients={clients}
      others={otherClients(clients)}
    />
  );
}
