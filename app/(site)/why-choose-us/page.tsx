import { contentMetadata } from "@/app/site-metadata";
import { WhyChooseUsBody } from "@/components/sections/company/why-choose-us-body";
import { getContent, pickClaims } from "@/lib/content";

export const metadata = contentMetadata("why-choose-us");

export default function WhyChooseUsPage() {
  const { pages, claims, plans } = getContent();
  const page = pages["why-choose-us"];
  const features = page.features.map((feature) => ({
    ...feature,
    proof: pickClaims(claims, feature.claims),
  }));
  return (
    <WhyChooseUsBody page={page} features={features} plans={plans.plans} note={pages.home.evidence.note} />
  );
}
