import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { sceneOfTrade } from "@/lib/art";
import type { Category, Industry } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { IndustryOverview } from "@/lib/overviews/industry";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { Fold } from "../blocks/fold";
import { LinkList, type ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";
import { OtherServices, SuitableServices } from "./suitable-services";
import { TradeCall } from "./trade-call";

interface IndustryBodyProps {
  industry: Industry;
  category: Category;
  overview: IndustryOverview;
  /** Draws `overview.byCountry`. */
  strips?: ReactNode;
  /** Draws `overview.elsewhere`. */
  elsewhereStrips?: ReactNode;
  /** Finds a landing page. */
  finder?: ReactNode;
}

/** One industry: its challenges, how we help, a call, the services that suit, its hours, and the cities to link to. */
export function IndustryBody({
  industry,
  category,
  overview,
  strips,
  elsewhereStrips,
  finder,
}: IndustryBodyProps) {
  const { services, hours, byCountry, elsewhere, call, worth, cities, hubs } = overview;
  const scene = sceneOfTrade(industry);
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.industry()} current={industry.title} />
      <PageHead
        badge={category.title}
        heading={`${industry.title} Customer Support Solutions`}
        lead={industry.description}
        picture={scene && <Scene name={scene} eager />}
      >
        <ButtonLink main href={routes.contact()}>
          Get started
        </ButtonLink>
      </PageHead>
      <div className="page grid gap-x-16 gap-y-8 md:mt-8 md:grid-cols-2">
        <div>
          <h2 className="mb-4">Challenges</h2>
          <Jacks items={industry.challenges} />
        </div>
        <div>
          <h2 className="mb-4">How We Help</h2>
          <Jacks items={industry.help} plugged />
        </div>
      </div>
      <TradeCall call={call} worth={worth} />
      <Section title={services.heading}>
        <SuitableServices services={services.first} />
      </Section>
      {services.others.length > 0 && (
        <section className="page mt-3 md:mt-12">
          <h2 className="text-[1.75rem] max-md:sr-only md:mb-4">{services.othersHeading}</h2>
          <Fold summary={services.othersHeading}>
            <OtherServices services={services.others} />
          </Fold>
        </section>
      )}
      <section className="page mt-10 md:mt-22">
        <h2 className="mb-4">{hours.heading}</h2>
        <HourRows rows={hours.rows} />
        <div className="mt-10 items-baseline gap-x-16 lg:grid lg:grid-cols-2">
          <h3>{byCountry.heading}</h3>
          <p className="text-soft max-lg:mt-2">{byCountry.text}</p>
        </div>
        {strips}
        {elsewhere.countries.length > 0 && (
          <details className="folded mt-2">
            <summary className="min-h-11 cursor-pointer py-2 text-clyde">{elsewhere.heading}</summary>
            {elsewhereStrips}
          </details>
        )}
      </section>
      {(cities ?? hubs.links.length > 0) && (
        <div className="page mt-10 grid gap-x-16 gap-y-10 md:mt-22 lg:grid-cols-2 print:grid-cols-2">
          {cities && <Links title={cities.heading} lead={cities.text} links={cities.links} />}
          {hubs.links.length > 0 && <Links title={hubs.heading} links={hubs.links} />}
        </div>
      )}
      {finder}
      <CallToAction title="Hear it in your own words">
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </CallToAction>
    </main>
  );
}

/** Points beside the jacks of a switchboard: empty, or with a plug. */
function Jacks({ items, plugged = false }: { items: readonly string[]; plugged?: boolean }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="flex gap-x-4 border-t border-line py-2.5 max-md:text-small md:py-3">
          <span
            aria-hidden="true"
            className={
              plugged
                ? "mt-1 size-4.5 shrink-0 rounded-full border-4 border-ink bg-amber [print-color-adjust:exact] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
                : "mt-1 size-4.5 shrink-0 rounded-full border-3 border-clyde-pale"
            }
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** When the industry is asked for: the name of each row beside its text. */
function HourRows({ rows }: { rows: IndustryOverview["hours"]["rows"] }) {
  return (
    <dl className="grid gap-x-16 lg:grid-cols-2">
      {rows.map(({ name, text }) => (
        <div
          key={name}
          className="grid content-start gap-x-6 border-t border-line py-2.5 sm:grid-cols-[9.5rem_1fr] lg:last:odd:col-span-2"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="first-letter:uppercase max-md:text-small">{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps hours beside their "am" and "pm". */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[ap]m\b)/g, "\u00A0");
}

/** Links to landing pages or hubs, in half of the width. */
function Links({ title, lead, links }: { title: string; lead?: string; links: readonly ListedLink[] }) {
  return (
    <section className="[&_.link-list]:[columns:9em_2]">
      <h2 className="mb-4 text-[1.75rem]">{title}</h2>
      {lead && <p className="mb-4 text-soft">{lead}</p>}
      <LinkList link="a" links={links} />
    </section>
  );
}
