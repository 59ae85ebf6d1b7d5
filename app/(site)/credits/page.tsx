import { contentMetadata } from "@/app/site-metadata";
import { CreditsBody } from "@/components/sections/legal/credits-body";
import { getContent, getLicences } from "@/lib/content";
import { sourcePictures } from "./source-pictures";

export const metadata = contentMetadata("credits");

export default function CreditsPage() {
  return (
    <CreditsBody page={getContent().pages.credits} packages={getLicences()} pictures={sourcePictures()} />
  );
}
