import { SiteLink } from "@/components/layout/site-link";
import type { PriceList } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";

interface ServicePriceProps {
  /** Slug of the service. */
  service: string;
  prices: Pick<PriceList, "plans" | "addOns">;
}

/** What a service costs by the price list, with a link to it. */
export function ServicePrice({ service, prices }: ServicePriceProps) {
  return (
    <p>
      <span className="font-semibold">Price:</span> {describePrice(service, prices)}.{" "}
      <SiteLink href={routes.pricing()} className="inline-block py-1 text-clyde underline underline-offset-4">
        All prices and terms
      </SiteLink>
    </p>
  );
}

/** The price of a service by the price list, within a sentence. */
export function describePrice(service: string, { plans, addOns }: ServicePriceProps["prices"]): string {
  const lowest = formatPounds(Math.min(...plans.map(({ price }) => price)));
  const addOn = addOns.find((candidate) => candidate.service === service);
  if (!addOn) return `part of every plan, from ${lowest} a month`;
  if (!addOn.needsPlan) return `${addOn.basis}; no plan needed`;
  const price = typeof addOn.price === "number" ? `${formatPounds(addOn.price)} a month` : addOn.basis;
  return `${price} on top of a plan, which is from ${lowest} a month`;
}
