import { TermsBody } from "@/components/sections/legal/legal-pages";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("terms");

export default function TermsPage() {
  const { pages, site } = getContent();
  return <TermsBody page={pages.terms} site={site} />;
}
