import clsx from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/layout/button-link";
import { planColour } from "@/components/layout/plan-colours";
import { SiteLink } from "@/components/layout/site-link";
import { Accordion, AccordionItem } from "@/components/ui/accordion";
import type { PlanOffer as Plan, PriceList, PricingPage, Site } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import { ClosingBand } from "../blocks/closing-band";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/page-section";
import { PopularMark } from "./popular-mark";
import { planTableRows } from "./plan-table-rows";
import { PlanTable } from "./plan-table";
import { PriceByCalls } from "./price-chart";

/** Classes of an offer and of the list entry around it: five rows of the list's grid, so that those of all plans align. */
const PLAN_ENTRY = "row-span-5 grid grid-rows-subgrid gap-y-0";

/**
 * One plan of the pricing page: price, features and button, each in a row with those of the other plans. The button links to
 * /contact: docs/behaviour.md#prices-and-terms.
 */
function PlanOffer({ plan }: { plan: Plan }) {
  const { name, price, annualPrice, period, description, features, cta, popular } = plan;
  return (
    <li
      className={clsx(
        PLAN_ENTRY,
        "relative min-w-0 rounded-card border p-[min(1.5rem,6vw)] wrap-anywhere min-[40rem]:max-lg:p-4 min-[40rem]:max-lg:pt-6 lg:p-8",
        popular ? "border-ink bg-card lg:-my-4 lg:py-12 dark:border-amber" : "border-line",
      )}
    >
      <div
        // With the longest names and prices, beside each other they would not fit on every phone.
        className={`${PLAN_ENTRY} max-[40rem]:flex max-[40rem]:flex-wrap max-[40rem]:items-baseline max-[40rem]:justify-between max-[40rem]:gap-x-3 max-[40rem]:gap-y-1 max-[40rem]:[&>:nth-child(n+3)]:w-full max-[40rem]:[&>p]:w-full`}
      >
        <h3 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 self-start max-[40rem]:w-full">
          {name}
          {/* On tablets on the edge of the card, where it does not push the price down. */}
          {popular && (
            <span className="min-[40rem]:max-lg:absolute min-[40rem]:max-lg:top-0 min-[40rem]:max-lg:-translate-y-1/2 min-[40rem]:max-lg:bg-card min-[40rem]:max-lg:px-2">
              <PopularMark />
            </span>
          )}
        </h3>
        <p className="min-[40rem]:mt-1 md:mt-3">
          <span className="font-display text-[2rem] leading-none font-semibold tracking-tight lg:text-[2.75rem]">
            {formatPounds(price)}
          </span>{" "}
          <span className="text-soft">a {period}</span>
          <span className="mt-1 block text-small text-soft">
            or {formatPounds(annualPrice)} a year, paid in advance
          </span>
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
        <ButtonLink main={popular} href={routes.contact()} className="self-end">
          {cta}
          <span className="sr-only"> for {name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

interface PricingBodyProps {
  page: PricingPage;
  plans: PriceList;
  local: Site["local"];
  /** The hours of the plans on the clock of a city. */
  strips?: ReactNode;
}

/** The plans as cards and as a table, the add-ons on a band, and answers. */
export function PricingBody({ page, plans, local, strips }: PricingBodyProps) {
  const { hours, terms, calls, addOns, faq, closing } = page;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<PriceStacks plans={plans.plans} />} />
      <section className="page" aria-labelledby="plans">
        <h2 id="plans" className="sr-only">
          {page.plans.title}
        </h2>
        <ul className="grid grid-cols-1 gap-4 min-[40rem]:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] lg:gap-6">
          {plans.plans.map((plan) => (
            <PlanOffer key={plan.id} plan={plan} />
          ))}
        </ul>
      </section>
      {strips && (
        <Section title={hours.title} lead={hours.text}>
          {strips}
        </Section>
      )}
      <Section title={terms.title} lead={terms.text}>
        <PlanTable
          caption={terms.caption}
          plans={plans.plans.map(({ name, price, period }) => ({
            name,
            price: `${formatPounds(price)} a ${period}`,
          }))}
          groups={planTableRows(plans, local)}
        />
      </Section>
      <section className="mt-10 bg-deep py-10 text-on-deep md:mt-22 md:py-22">
        <div className="page">
          <div className="mb-4 items-baseline-last gap-x-16 md:mb-6 lg:grid lg:grid-cols-2">
            <h2>{addOns.title}</h2>
            <p className="mt-4 text-soft-on-deep lg:mt-0">{addOns.text}</p>
          </div>
          <ul className="grid gap-x-16 md:grid-cols-2">
            {plans.addOns.map(({ name, service, price, per, basis, needsPlan, description }) => (
              <li
                key={name}
                className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] content-start gap-x-[min(1.5rem,4vw)] wrap-anywhere border-t border-line-on-deep py-5 max-[20rem]:grid-cols-1"
              >
                <h3>{name}</h3>
                <p className="row-span-2 text-right max-[20rem]:text-left font-display text-h3 leading-[1.2] font-semibold">
                  {typeof price === "number" ? formatPounds(price) : price}
                  {typeof price === "number" && (
                    <span className="mt-1 block font-sans text-small leading-normal font-normal text-soft-on-deep">
                      a month
                      {per && <span className="block">per {per}</span>}
                    </span>
                  )}
                </p>
                <p className="mt-1 text-soft-on-deep">
                  {description}
                  {basis && <span className="block text-small first-letter:uppercase">{basis}.</span>}
                  {!needsPlan && <span className="block text-small">No plan needed.</span>}
                </p>
                {service && (
                  <p className="col-span-full mt-1">
                    <SiteLink
                      href={routes.service(service)}
                      className="inline-block py-0.5 text-small text-clyde-on-deep underline"
                    >
                      How it works<span className="sr-only">, {name}</span>
                    </SiteLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <SideBySide title={calls.title} text={calls.text}>
        <PriceByCalls prices={plans} />
      </SideBySide>
      <SideBySide title={faq.title}>
        <Accordion>
          {faq.items.map(({ question, answer }) => (
            <AccordionItem key={question} heading={question}>
              <p className="pb-6 text-soft">{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </SideBySide>
      <ClosingBand {...closing} next="services" />
    </main>
  );
}

interface SideBySideProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section with its heading on the left on wide screens. */
function SideBySide({ title, text, children }: SideBySideProps) {
  return (
    <section className="page mt-14 grid gap-x-16 gap-y-6 md:mt-22 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2>{title}</h2>
        {text && <p className="mt-4 text-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** Size and places, in units of the drawing. */
const BOX = { width: 400, height: 292, ground: 246, coin: 14, pile: 84 };
/** Pounds of a coin. */
const COIN = 100;

/** A month of each plan as a stack of coins, to scale. */
function PriceStacks({ plans }: { plans: readonly Plan[] }) {
  const step = BOX.width / plans.length;
  const inWords = plans.map(({ name, price }) => `${name} ${formatPounds(price)}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`A month of each plan as a stack of coins, to scale: ${inWords}.`}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="h-auto w-full max-md:hidden font-display text-[17px] font-semibold"
      textAnchor="middle"
    >
      <rect width={BOX.width} height={BOX.height} rx="14" className="fill-moss-pale/40" />
      {plans.map(({ name, price }, index) => (
        <g key={name} transform={`translate(${Math.round((index + 0.5) * step)} 0)`}>
          <Stack price={price} colour={planColour(index)} />
          <text y={BOX.ground + 26} className="fill-ink">
            {name}
          </text>
        </g>
      ))}
      <path
        d={`M20 ${BOX.ground}H${BOX.width - 20}`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink"
      />
    </svg>
  );
}

/** Coins from the ground up, the last one as thin as what is left, and the price above them. */
function Stack({ price, colour }: { price: number; colour: string }) {
  const count = Math.ceil(price / COIN);
  const height = (price / COIN) * BOX.coin;
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const part = Math.min(1, price / COIN - index);
        return (
          <rect
            key={index}
            // Coins are not laid exactly on each other.
            x={-BOX.pile / 2 + ((index * 7) % 5) - 2}
            y={BOX.ground - (index + part) * BOX.coin}
            width={BOX.pile}
            height={part * BOX.coin}
            rx="6"
            strokeWidth="2"
            className={`fill-current stroke-ink ${colour}`}
          />
        );
      })}
      <text y={Math.round(BOX.ground - height - 10)} className="fill-ink">
        {formatPounds(price)}
      </text>
    </>
  );
}
