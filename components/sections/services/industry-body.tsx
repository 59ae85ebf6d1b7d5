import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActionLink } from "@/components/layout/action-link";
import { Scene } from "@/components/layout/scene";
import { sceneOfTrade } from "@/lib/art";
import type { Category, Industry } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { IndustryOverview } from "@/lib/overviews/industry";
import { unbroken } from "@/lib/sentences";
import { CallToAction } from "../blocks/call-to-action";
import { Fold } from "../blocks/fold";
import { LinkList, type ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";
import { SuitableServices } from "./suitable-services";
import { TradeCall } from "./trade-call";

interface IndustryBodyProps {
  industry: Industry;
  category: Category;
  overview: IndustryOverview;
  /** Draws `overview.byCountry`. */
  strips?: ReactNode;
  /** Draws `overview.elsewhere`. */
  elsewhereStrips?: ReactNode;
}

/** One industry: its challenges, how we help, a call, the services that suit, its hours, and the cities to link to. */
export function IndustryBody({ industry, category, overview, strips, elsewhereStrips }: IndustryBodyProps) {
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
        <ActionLink main to="consultation" />
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
        {services.others.length > 0 && (
          <section>
            <h2 className="sr-only">{services.othersHeading}</h2>
            <Fold summary={services.othersHeading}>
              <SuitableServices services={services.others} />
            </Fold>
          </section>
        )}
      </Section>
      <section className="page mt-10 md:mt-22">
        <h2 className="mb-4 md:mb-8">{hours.heading}</h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-2 print:block">
          <HourRows rows={hours.rows} />
          <div className="border-line max-md:border-t max-md:pt-4 md:rounded-card md:border md:bg-card md:p-7">
            <h3>{byCountry.heading}</h3>
            <p className="mt-2 text-small text-soft">{byCountry.text}</p>
            {strips}
            {elsewhere.countries.length > 0 && (
              <details className="folded -mt-3">
                <summary className="min-h-11 cursor-pointer py-2 text-clyde">{elsewhere.heading}</summary>
                {elsewhereStrips}
              </details>
            )}
          </div>
        </div>
      </section>
      {(cities ?? hubs.links.length > 0) && (
        <div className="page mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 md:mt-22 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {cities && <Links title={cities.heading} note={cities.text} links={cities.links} />}
          {hubs.links.length > 0 && <Links title={hubs.heading} links={hubs.links} />}
        </div>
      )}
      <CallToAction title="Hear it in your own words">
        <ActionLink main to="consultation" />
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

/** When the industry is asked for: the name of each row above its text. */
function HourRows({ rows }: { rows: IndustryOverview["hours"]["rows"] }) {
  return (
    <dl className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
      {rows.map(({ name, text }) => (
        <div key={name} className="border-t border-line py-3 md:py-4 md:max-lg:last:odd:col-span-2">
          <dt className="text-small text-soft">{name}</dt>
          <dd className="first-letter:uppercase md:text-lead md:leading-[1.4]">{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to landing pages or hubs below their title, and what else there is. */
function Links({ title, note, links }: { title: string; note?: string; links: readonly ListedLink[] }) {
  return (
    <section className="border-t-2 border-ink pt-4 lg:[&_.link-list]:columns-2">
      <h2 className="mb-3 text-h3 leading-tight md:mb-4">{title}</h2>
      <LinkList links={links} />
      {note && <p className="mt-3 text-small text-soft">{note}</p>}
    </section>
  );
}
