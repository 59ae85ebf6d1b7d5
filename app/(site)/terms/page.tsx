import { contentMetadata } from "@/app/site-metadata";
import { TermsBody } from "@/components/sections/legal/terms-body";
import { getContent } from "@/lib/content";

export const metadata = contentMetadata("terms");

export default function TermsPage() {
  const { pages, site } = getContent();
  return <TermsBody page={pages.terms} site={site} />;
}
