import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { City, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { CityOverview, StatementTexts } from "@/lib/overviews/city";
import { Closing } from "../blocks/closing";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { PlaceActions } from "./place-actions";
import { Section } from "../blocks/section";

interface CityBodyProps {
  city: City;
  overview: CityOverview;
  site: Site;
  /** The coverage clock. */
  clock?: ReactNode;
}

/** One city: what is true of it for a buyer, then its services and industries as links to landing pages. */
export function CityBody({ city, overview, site, clock }: CityBodyProps) {
  const { country, label } = city;
  const { holidays, languages, law, services, industries } = overview;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.city(country)} current={label} />
      <PageHead heading={`Customer Support Services in ${label}`} lead={city.note} picture={clock}>
        <PlaceActions />
      </PageHead>
      <Clock {...overview.clock} />
      <Section title={holidays.heading} lead={holidays.text}>
        <ul className="gap-x-12 md:columns-2">
          {holidays.rows.map(({ name, answered }) => (
            <li key={`${name} ${answered}`} className="break-inside-avoid border-t border-line py-2">
              {name}
              <span className="block text-small text-soft">{answered}</span>
            </li>
          ))}
        </ul>
      </Section>
      <div className="page mt-14 grid gap-12 md:mt-22 md:grid-cols-2">
        <section>
          <h2 className="mb-4">{law.heading}</h2>
          <ul>
            {law.statements.map((statement) => (
              <Statement key={statement.id} statement={statement} sourceLabel={law.source} />
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-4">{languages.heading}</h2>
          {languages.texts.map((text) => (
            <p key={text} className="mb-3">
              {text}
            </p>
          ))}
        </section>
      </div>
      {services && (
        <Section title={services.heading} lead={services.text}>
          <LinkList link="a" links={services.links} />
        </Section>
      )}
      {industries && (
        <Section title={industries.heading} lead={industries.text}>
          {industries.categories.map(({ title, links }) => (
            <section key={title} className="mt-8">
              <h3 className="mb-2">{title}</h3>
              <LinkList link="a" links={links} />
            </section>
          ))}
        </Section>
      )}
      <Closing
        site={site}
        title={`Ask us about ${city.name}`}
        text="Which hours, which trade, which language: three answers are enough for a first quotation."
      />
    </main>
  );
}

/** Our hours on the city's clock, plan by plan. */
function Clock({ heading, text, plans }: CityOverview["clock"]) {
  return (
    <Section title={heading} lead={text}>
      <dl className="grid gap-x-12 md:grid-cols-3">
        {plans.map((plan) => (
          <div key={plan.name} className="border-t border-line py-5">
            <dt className="font-display text-h3 font-semibold">{plan.name}</dt>
            <dd className="mt-1 text-soft">{plan.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What law or custom says, where it is written, and on which day this was written. */
function Statement({ statement, sourceLabel }: { statement: StatementTexts; sourceLabel: string }) {
  const { text, source, written } = statement;
  return (
    <li className="border-t border-line py-3">
      {text}
      {source && (
        <span className="block text-small text-soft">
          {sourceLabel}{" "}
          <a className="underline" href={source.url}>
            {source.title}
          </a>
          , {written}
        </span>
      )}
    </li>
  );
}
