import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { planColour } from "@/components/layout/plan-colours";
import { TextLink } from "@/components/layout/site-link";
import type { HomePage, PlanOffer as Plan } from "@/lib/content";
import { capitalise } from "@/lib/grammar";
import { daysInWords, hoursInWords } from "@/lib/plan-words";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { Fold } from "../blocks/fold";
import { PopularMark } from "../services/popular-mark";

interface HomePricingProps {
  content: HomePage["pricing"];
  plans: readonly Plan[];
  /** Names the clock of the hours: "UK". */
  clock: string;
}

/** The plans side by side, in rows that line up: what each costs, its hours of a day as one bar, and what it includes, which is folded on phones. The buttons link to /auth: docs/behaviour.md#prices-and-terms. */
export function HomePricing({ content, plans, clock }: HomePricingProps) {
  return (
    <section className="mt-10 border-y border-line bg-card py-8 md:mt-14 md:py-12">
      <div className="page">
        <BandHead title={content.title}>
          {content.text} <TextLink href={routes.pricing()}>{content.all}</TextLink>
        </BandHead>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-5 print:grid-cols-3">
          {plans.map((plan, index) => {
            const { name, price, period, hours, days, features, cta, popular } = plan;
            const when = hours
              ? `${capitalise(daysInWords(days))}, ${hoursInWords(hours)} ${clock} time`
              : content.always;
            return (
              <li
                key={plan.id}
                className={clsx(
                  "relative flex flex-wrap items-baseline gap-x-3 gap-y-2 rounded-card px-4 py-3.5 break-inside-avoid md:row-span-5 md:grid md:grid-rows-subgrid md:p-[clamp(1rem,1.8vw,1.5rem)] print:row-span-5 print:grid print:grid-rows-subgrid",
                  popular ? "border-2 border-ink" : "border border-line bg-paper",
                )}
              >
                <h3 className="flex justify-between gap-x-3 max-md:flex-col md:flex-wrap md:items-center">
                  {name} {popular && <PopularMark />}
                </h3>
                <p className="max-md:ml-auto">
                  <span className="font-display text-[1.75rem] leading-none font-semibold tracking-tight md:text-[2.25rem] lg:text-[2.75rem]">
                    {formatPounds(price)}
                  </span>{" "}
                  <span className="text-soft">a {period}</span>
                </p>
                <div className="w-full">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 24 1"
                    preserveAspectRatio="none"
                    className="h-2.5 w-full bg-ink/9 outline outline-line forced-color-adjust-none"
                  >
                    <path
                      className={clsx("fill-current", planColour(index))}
                      d={`M${hours?.from ?? 0} 0H${hours?.to ?? 24}V1H${hours?.from ?? 0}z`}
                    />
                  </svg>
                  <p className="mt-1 text-small leading-snug">{when}</p>
                </div>
                <Fold
                  summary={
                    <>
                      {content.included}
                      <span className="sr-only"> in {name}</span>
                    </>
                  }
                >
                  {/* Each with a tick. */}
                  <ul className="text-small leading-snug *:relative *:py-0.75 *:pl-5 *:before:absolute *:before:top-1.75 *:before:left-0.75 *:before:h-2.75 *:before:w-1.5 *:before:rotate-40 *:before:border-r-2 *:before:border-b-2 *:before:border-moss">
                    {features.home.map(({ text, note }) => (
                      <li key={text}>
                        {text}
                        {note && <span className="text-soft"> {note}</span>}
                      </li>
                    ))}
                  </ul>
                </Fold>
                <ButtonLink
                  main={popular}
                  href={routes.auth()}
                  className="self-end justify-self-start max-md:ml-auto"
                >
                  {cta}
                  <span className="sr-only"> for {name}</span>
                </ButtonLink>
              </li>
            );
          })}
        </ul>
        <p className="mt-4 text-small">
          {content.enterprise} <TextLink href={routes.contact()}>{content.enterpriseLink}</TextLink>
        </p>
      </div>
    </section>
  );
}
