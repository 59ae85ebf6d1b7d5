import { contentMetadata } from "@/app/site-metadata";
import { ContactBody } from "@/components/sections/company/contact-body";
import { getContent, pickClaims } from "@/lib/content";
import { COVERAGE_CLAIM } from "@/lib/content/claims";
import { OfficeHours } from "../coverage-drawings";

export const metadata = contentMetadata("contact");

export default function ContactPage() {
  const { site, pages, services, claims } = getContent();
  const [coverage] = pickClaims(claims, [COVERAGE_CLAIM]);
  return (
    <ContactBody
      site={site}
      page={pages.contact}
      services={services}
      coverage={coverage!}
      strips={<OfficeHours />}
    />
  );
}
