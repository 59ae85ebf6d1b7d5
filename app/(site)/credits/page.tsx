import { CreditsBody } from "@/components/sections/legal/credits-body";
import { getContent, getLicences } from "@/lib/content";
import { routes } from "@/lib/routes";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("credits", routes.credits());

export default function CreditsPage() {
  return <CreditsBody page={getContent().pages.credits} packages={getLicences()} />;
}
