import { contentMetadata } from "@/app/site-metadata";
import { PrivacyBody } from "@/components/sections/legal/privacy-body";
import { getContent } from "@/lib/content";

export const metadata = contentMetadata("privacy");

export default function PrivacyPage() {
  const { pages, site } = getContent();
  return <PrivacyBody page={pages.privacy} site={site} />;
}
