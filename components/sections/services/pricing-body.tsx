import type { ReactNode } from "react";
import { ActionLink } from "@/components/layout/action-link";
import { formatPounds } from "@/lib/pounds";
import type { PriceList, PricingPage, Site } from "@/lib/content";
import { AddOnList } from "./add-on-list";
import { CallToAction } from "../blocks/call-to-action";
import { Faq } from "../blocks/faq";
import { PageHead } from "../blocks/page-head";
import { PlanCards } from "./plan-cards";
import { planRows } from "./plan-rows";
import { PlanTable } from "./plan-table";
import { PriceStacks } from "./price-stacks";
import { SavingsChart } from "./savings-chart";
import { Section } from "../blocks/section";

interface PricingBodyProps {
  page: PricingPage;
  plans: PriceList;
  local: Site["local"];
  /** The hours of the plans on the clock of a city. */
  strips?: ReactNode;
  /** The price of the plans by calls. */
  chart?: ReactNode;
}

/** The plans as cards and as a table, the add-ons on a band, what a year saves, and answers. */
export function PricingBody({ page, plans, local, strips, chart }: PricingBodyProps) {
  const { hours, terms, calls, annual, addOns, faq, closing } = page;
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        lead={page.lead}
        picture={<PriceStacks plans={plans.plans} />}
        pictureFrom="md"
      />
      <section className="page" aria-labelledby="plans">
        <h2 id="plans" className="sr-only">
          {page.plans.title}
        </h2>
        <PlanCards plans={plans.plans} />
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
          groups={planRows(plans, local)}
        />
      </Section>
      <section className="mt-10 bg-deep py-10 text-on-deep md:mt-22 md:py-22 print:py-0">
        <div className="page">
          <div className="mb-4 items-baseline-last gap-x-16 md:mb-6 lg:grid lg:grid-cols-2">
            <h2>{addOns.title}</h2>
            <p className="mt-4 text-soft-on-deep lg:mt-0">{addOns.text}</p>
          </div>
          <AddOnList addOns={plans.addOns} />
        </div>
      </section>
      {chart && (
        <SideBySide title={calls.title} text={calls.text}>
          {chart}
        </SideBySide>
      )}
      <SideBySide title={annual.title} text={annual.text}>
        <SavingsChart plans={plans.plans} />
      </SideBySide>
      <SideBySide title={faq.title}>
        <Faq items={faq.items} />
      </SideBySide>
      <CallToAction {...closing}>
        <ActionLink main to="consultation" />
        <ActionLink to="services" />
      </CallToAction>
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
