import { PrivacyBody } from "@/components/sections/legal/legal-pages";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("privacy");

export default function PrivacyPage() {
  const { pages, site } = getContent();
  return <PrivacyBody page={pages.privacy} site={site} />;
}
