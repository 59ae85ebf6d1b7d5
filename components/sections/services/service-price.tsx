import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import type { PriceList } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";

interface ServicePriceProps {
  /** Slug of the service. */
  service: string;
  prices: Pick<PriceList, "plans" | "addOns">;
  /** That of the service. */
  icon?: ReactNode;
}

/** What a service costs by the price list, with a link to it. */
export function ServicePrice({ service, prices, icon }: ServicePriceProps) {
  const { figure, terms } = describePrice(service, prices);
  return (
    <div className="min-w-0 break-inside-avoid self-start rounded-card border border-line bg-card p-5 md:p-6">
      <p className="flex items-center justify-between text-small text-soft">
        Price <span className="text-[1.75rem] leading-none text-clyde empty:hidden">{icon}</span>
      </p>
      <p className="font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-balance lg:text-[2.25rem] first-letter:uppercase">
        {figure}
      </p>
      <p className="mt-1 text-soft first-letter:uppercase">{terms}.</p>
      <SiteLink href={routes.pricing()} className="mt-2 text-link">
        All prices and terms
      </SiteLink>
    </div>
  );
}

/** The price of a service by the price list: what it costs, what else is needed, and the least that both cost. */
export function describePrice(
  service: string,
  { plans, addOns }: ServicePriceProps["prices"],
): { figure: string; terms: string; together?: string } {
  const least = Math.min(...plans.map(({ price }) => price));
  const lowest = formatPounds(least);
  const addOn = addOns.find((candidate) => candidate.service === service);
  if (!addOn) return { figure: `from ${lowest} a month`, terms: "part of every plan" };
  const { price, basis, needsPlan } = addOn;
  const figure = typeof price === "number" ? `${formatPounds(price)} a month` : basis!;
  if (!needsPlan) return { figure, terms: "no plan needed" };
  if (typeof price !== "number") return { figure, terms: `on top of a plan, from ${lowest} a month` };
  const together = formatPounds(least + price);
  return { figure, terms: `on top of a plan: from ${together} in all`, together };
}

/** The least that a service costs a month, in a few words for a card: "From £698". */
export function lowestPrice(service: string, { plans, addOns }: ServicePriceProps["prices"]): string {
  const addOn = addOns.find((candidate) => candidate.service === service);
  if (addOn?.brief) return addOn.brief;
  const extra = typeof addOn?.price === "number" ? addOn.price : 0;
  return `From ${formatPounds(Math.min(...plans.map(({ price }) => price)) + extra)}`;
}
