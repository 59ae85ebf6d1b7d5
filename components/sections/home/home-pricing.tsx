import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { SiteLink } from "@/components/layout/site-link";
import type { HomePage, PlanOffer as Plan } from "@/lib/content";
import type { PlanWeek as Week } from "@/lib/overviews/plan-weeks";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { PlanWeek } from "./plan-week";
import { PopularMark } from "../services/popular-mark";

interface HomePricingProps {
  content: HomePage["pricing"];
  plans: readonly Plan[];
  /** Of each plan. */
  weeks: readonly Week[];
}

/** The colours of the plans on the coverage clock. */
const COLOURS = ["stroke-clyde-mid", "stroke-clyde", "stroke-moss"];

const LINK = "text-clyde underline underline-offset-4";

/**
 * The plans as a price list, a row for each, with the hours of its week below those of the others. The buttons link to
 * /auth: docs/behaviour.md#prices-and-terms.
 */
export function HomePricing({ content, plans, weeks }: HomePricingProps) {
  return (
    <section className="mt-10 border-y border-line bg-card py-7 md:mt-22 md:py-20">
      <div className="page">
        <div className="items-end gap-x-16 lg:grid lg:grid-cols-2">
          <h2 className="text-[length:min(var(--text-hero),13vw)]">{content.title}</h2>
          <p className="mt-3 text-soft max-md:text-small md:mt-5 md:text-[1.25rem] md:leading-[1.5] lg:mt-0 lg:pb-2">
            {content.text} {content.week}
          </p>
        </div>
        <ul className="mt-5 md:mt-12">
          {plans.map((plan, index) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              week={weeks[index]!}
              colour={COLOURS[index % COLOURS.length]!}
            />
          ))}
        </ul>
        <p className="flex max-w-none flex-wrap gap-x-2 max-md:text-small border-t-2 border-ink pt-4 md:pt-5">
          <span>
            {content.enterprise}{" "}
            <SiteLink href={routes.contact()} className={LINK}>
              {content.enterpriseLink}
            </SiteLink>
          </span>
          <SiteLink href={routes.pricing()} className={clsx(LINK, "lg:ml-auto")}>
            Add-ons, terms and yearly prices
          </SiteLink>
        </p>
      </div>
    </section>
  );
}

interface PlanRowProps {
  plan: Plan;
  week: Week;
  colour: string;
}

/** What a plan costs, when it answers, and what it includes; on phones the last is folded. */
function PlanRow({ plan, week, colour }: PlanRowProps) {
  const { name, price, period, description, features, cta, popular } = plan;
  const { isAnswered } = week.call;
  const hours = week.answered === week.total ? "All" : `${week.answered} of`;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-ink py-3.5 wrap-anywhere md:grid md:grid-cols-2 md:items-stretch md:gap-x-10 md:gap-y-8 md:py-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,6fr)] xl:gap-x-12 print:grid-cols-3 print:gap-x-6 print:py-4">
      <div className="flex flex-col items-start max-md:contents">
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-3 gap-y-1 md:block">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 md:text-[min(1.75rem,4.5vw)]">
            {name}
            {/* On the rule above it on phones: the price has its place beside the name, as the others. */}
            {popular && (
              <span className="max-md:absolute max-md:top-0 max-md:left-1/2 max-md:-translate-1/2 max-md:bg-card max-md:px-2">
                <PopularMark />
              </span>
            )}
          </h3>
          <p className="md:mt-2">
            <span className="font-display text-[2rem] leading-none font-semibold tracking-tight md:text-[3.5rem]">
              {formatPounds(price)}
            </span>{" "}
            <span className="text-soft">a {period}</span>
          </p>
        </div>
        <p className="text-soft max-md:sr-only md:mt-3 md:mb-5 md:text-[1.25rem] md:leading-[1.4]">
          {description}
        </p>
        <ButtonLink main={popular} href={routes.auth()} className="mt-auto max-md:order-1 max-md:grow">
          {cta}
          <span className="sr-only"> for {name}</span>
        </ButtonLink>
      </div>
      <div className="w-full">
        <PlanWeek
          week={week}
          colour={colour}
          label={`A week as a dot for each hour. ${name} answers ${week.answered} of ${week.total}. The call at night is ${isAnswered ? "" : "not "}among them.`}
        />
        <p className="mt-2 text-small md:mt-3">
          <strong className="font-semibold">
            {hours} {week.total} hours,
          </strong>{" "}
          {isAnswered ? "the call at night too" : "not the call at night"}
        </p>
      </div>
      <div className="max-md:order-2 max-md:has-[[open]]:w-full md:max-xl:col-span-2 print:col-span-1">
        <Fold
          summary={
            <>
              Included<span className="sr-only"> in {name}</span>
            </>
          }
        >
          <ul className="gap-x-8 text-small sm:columns-2 md:max-xl:columns-3">
            {features.home.map(({ text, note }) => (
              <li key={text} className="break-inside-avoid border-t border-line py-2 leading-snug">
                <span className="font-semibold">{text}</span>
                {note && <span className="block text-soft">{note}</span>}
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </li>
  );
}
