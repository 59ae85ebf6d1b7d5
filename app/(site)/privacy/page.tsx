import { PrivacyBody } from "@/components/sections/legal/privacy-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("privacy", routes.privacy());

export default function PrivacyPage() {
  const { pages, site } = getContent();
  return <PrivacyBody page={pages.privacy} site={site} />;
}
