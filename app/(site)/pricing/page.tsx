import { contentMetadata } from "@/app/site-metadata";
import { PricingBody } from "@/components/sections/services/pricing-body";
import { getContent, getOrigin } from "@/lib/content";
import { routes } from "@/lib/routes";
import { describeOrganization } from "@/lib/seo/schema-org-nodes";
import { serviceNode } from "@/lib/seo/schema-org-nodes";
import { CoverageStrips } from "../coverage-drawings";
import { StructuredData } from "../page-json-ld";

export const metadata = contentMetadata("pricing");

export default function PricingPage() {
  const { site, pages, plans, regions } = getContent();
  const origin = getOrigin();
  const { heading: name, description } = pages.pricing;
  const countries = regions.flatMap((region) => region.countries.map(({ title }) => title));
  const service = serviceNode({ name, description, path: routes.pricing(), plans, countries, origin });
  return (
    <>
      <StructuredData nodes={[service, describeOrganization(site, origin)]} />
      <PricingBody page={pages.pricing} plans={plans} local={site.local} strips={<CoverageStrips />} />
    </>
  );
}
