import { PricingBody } from "@/components/sections/services/pricing-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("pricing");

export default function PricingPage() {
  const { pages, plans, site } = getContent();
  return <PricingBody page={pages.pricing} plans={plans} local={site.local} />;
}
