import { formatPounds } from "@/lib/pounds";
import { ButtonLink } from "@/components/layout/button-link";
import type { PlanOffer as Plan } from "@/lib/content";
import { PopularMark } from "./popular-mark";

/** Classes of an offer and of the list entry around it: five rows of the list's grid, so that those of all plans align. */
export const PLAN_ENTRY = "row-span-5 grid grid-rows-subgrid gap-y-0";

/** One plan of the pricing page: price, features and button, each in a row with those of the other plans. */
export function PlanOffer({ plan, href }: { plan: Plan; href: string }) {
  const { name, price, period, description, features, cta, popular } = plan;
  return (
    <div
      // With the longest names and prices, beside each other they would not fit on every phone.
      className={`${PLAN_ENTRY} max-[40rem]:flex max-[40rem]:flex-wrap max-[40rem]:items-baseline max-[40rem]:justify-between max-[40rem]:gap-x-3 max-[40rem]:gap-y-1 max-[40rem]:[&>:nth-child(n+3)]:w-full max-[40rem]:[&>p]:w-full`}
    >
      <h3 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 self-start max-[40rem]:w-full">
        {name}
        {/* On tablets on the edge of the card, where it does not push the price down. */}
        {popular && (
          <span className="min-[40rem]:max-lg:absolute min-[40rem]:max-lg:top-0 min-[40rem]:max-lg:-translate-y-1/2 min-[40rem]:max-lg:rounded-full min-[40rem]:max-lg:bg-card">
            <PopularMark />
          </span>
        )}
      </h3>
      <p className="min-[40rem]:mt-1 md:mt-3">
        <span className="font-display text-[2rem] leading-none font-semibold tracking-tight lg:text-[2.75rem]">
          {formatPounds(price)}
        </span>{" "}
        <span className="text-soft">a {period}</span>
      </p>
      <p className="mt-2 text-small text-soft md:mt-3 lg:text-base">{description}</p>
      <ul className="mt-2 mb-6 max-lg:text-small md:mt-5">
        {features.pricing.map(({ text, note }) => (
          <li key={text} className="border-t border-line py-2">
            {text}
            {note && <span className="block text-small text-soft">{note}</span>}
          </li>
        ))}
      </ul>
      <ButtonLink main={popular} href={href} className="self-end">
        {cta}
        <span className="sr-only"> for {name}</span>
      </ButtonLink>
    </div>
  );
}
