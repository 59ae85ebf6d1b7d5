import { CreditsBody } from "@/components/sections/legal/credits-body";
import { getContent, getLicences } from "@/lib/content";
import { contentMetadata } from "../metadata";
import { creditPictures } from "./pictures";

export const metadata = contentMetadata("credits");

export default function CreditsPage() {
  return (
    <CreditsBody page={getContent().pages.credits} packages={getLicences()} pictures={creditPictures()} />
  );
}
