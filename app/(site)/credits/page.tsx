import { CreditsBody } from "@/components/sections/legal/credits-body";
import { getContent, getLicences } from "@/lib/content";
import { contentMetadata } from "../metadata";
import { CreditsSpecimen } from "../place-map";
import { creditPictures } from "./pictures";

export const metadata = contentMetadata("credits");

export default function CreditsPage() {
  return (
    <CreditsBody
      page={getContent().pages.credits}
      packages={getLicences()}
      picture={<CreditsSpecimen />}
      pictures={creditPictures()}
    />
  );
}
