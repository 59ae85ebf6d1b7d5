import type { ReactNode } from "react";
import clsx from "clsx";
import { formatPounds } from "@/lib/pounds";
import { ButtonLink } from "@/components/layout/button-link";
import type { PlanOffer as Plan } from "@/lib/content";
import { Fold } from "../blocks/fold";

interface PlanOfferProps {
  plan: Plan;
  /** Each page lists its own features of a plan. */
  page: keyof Plan["features"];
  href: string;
}

/** Classes of an offer and of the list entry around it: five rows of the list's grid, so that those of all plans align. */
export const PLAN_ENTRY = "row-span-5 grid grid-rows-subgrid gap-y-0";

/** One plan: price, features and button, each in a row with those of the other plans. */
export function PlanOffer({ plan, page, href }: PlanOfferProps) {
  const { name, price, period, description, features, cta, popular } = plan;
  return (
    <div
      className={clsx(
        PLAN_ENTRY,
        "max-[40rem]:flex max-[40rem]:flex-wrap max-[40rem]:items-baseline max-[40rem]:justify-between max-[40rem]:gap-x-3 max-[40rem]:gap-y-1 max-[40rem]:[&>:nth-child(n+3)]:w-full",
        // With the longest names and prices, beside each other they would not fit on every phone.
        page === "pricing" && "max-[40rem]:[&>p]:w-full",
      )}
    >
      <h3
        className={clsx(
          "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 self-start",
          page === "pricing" ? "max-[40rem]:w-full" : "max-[40rem]:flex-col max-[40rem]:items-start",
        )}
      >
        {name}
        {popular && (
          <span className="rounded-full border border-ink px-2 py-0.5 md:px-3 font-sans whitespace-nowrap text-small font-semibold tracking-normal dark:border-amber dark:text-amber">
            Most popular
          </span>
        )}
      </h3>
      <p className="min-[40rem]:mt-1 md:mt-3">
        <span className="font-display text-[2rem] leading-none font-semibold tracking-tight lg:text-[2.75rem]">
          {formatPounds(price)}
        </span>{" "}
        <span className="text-soft">a {period}</span>
      </p>
      {page === "pricing" && <Description text={description} />}
      <Features page={page} name={name}>
        {page === "home" && (
          <Description text={description} className="min-[40rem]:min-h-[4lh] xl:min-h-[3lh]" />
        )}
        <ul className="mt-2 mb-6 max-lg:text-small md:mt-5">
          {features[page].map(({ text, note }) => (
            <li key={text} className="border-t border-line py-2">
              {text}
              {note && <span className="block text-small text-soft">{note}</span>}
            </li>
          ))}
        </ul>
      </Features>
      <ButtonLink main={popular} href={href} className="self-end">
        {cta}
        <span className="sr-only"> for {name}</span>
      </ButtonLink>
    </div>
  );
}

/** What the plan is for. Folded with the features it keeps room for its longest text, so that those of all plans align. */
function Description({ text, className }: { text: string; className?: string }) {
  return <p className={clsx("mt-2 text-small text-soft md:mt-3 lg:text-base", className)}>{text}</p>;
}

/** The features: folded on phones on the home page, which has much else to show. */
function Features({
  page,
  name,
  children,
}: {
  page: PlanOfferProps["page"];
  name: string;
  children: ReactNode;
}) {
  return page === "home" ? <Fold summary={`What ${name} includes`}>{children}</Fold> : children;
}
