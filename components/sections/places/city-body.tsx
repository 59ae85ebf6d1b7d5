import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { City, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { CityOverview, StatementTexts } from "@/lib/overviews/city";
import { Closing } from "../blocks/closing";
import { LinkList } from "../blocks/link-list";
import { LinkRows } from "../blocks/link-rows";
import { PageHead } from "../blocks/page-head";
import { PlaceActions } from "./place-actions";
import { Section } from "../blocks/section";

interface CityBodyProps {
  city: City;
  overview: CityOverview;
  site: Site;
  /** Our hours on its clock, plan by plan, with the time that it is. */
  strips?: ReactNode;
  /** Its public holidays and ours. */
  year?: ReactNode;
  /** The city in its country. */
  map?: ReactNode;
}

/** One city: what is true of it for a buyer, then its services and industries as links to landing pages. */
export function CityBody({ city, overview, site, strips, year, map }: CityBodyProps) {
  const { country, label } = city;
  const { holidays, languages, law, note, services, industries } = overview;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.city(country)} current={label} />
      <PageHead heading={`Customer Support Services in ${label}`} lead={overview.lead} picture={map}>
        <PlaceActions />
      </PageHead>
      <Section title={overview.clock.heading} lead={overview.clock.text} className="[&_.strips_svg]:h-9">
        {strips}
      </Section>
      <Section title={holidays.heading} lead={holidays.text} className="md:[&_.strips_svg]:h-9">
        {year}
        <details className="print:[&::details-content]:[content-visibility:visible]">
          <summary className="min-h-11 cursor-pointer py-2 text-clyde print:hidden">
            Day by day, plan by plan
          </summary>
          <ul className="gap-x-12 xl:columns-2">
            {holidays.rows.map(({ name, answered }) => (
              <li
                key={`${name} ${answered}`}
                className="break-inside-avoid items-baseline justify-between gap-x-4 border-t border-line py-2 md:flex"
              >
                {name}
                <span className="block text-small text-soft md:shrink-0">{answered}</span>
              </li>
            ))}
          </ul>
        </details>
      </Section>
      <Section title={law.heading}>
        <ul className="gap-x-16 lg:columns-2">
          {law.statements.map((statement) => (
            <Statement key={statement.id} statement={statement} sourceLabel={law.source} />
          ))}
        </ul>
      </Section>
      <div className="page mt-10 grid gap-x-16 gap-y-8 md:mt-16 md:grid-cols-2">
        <section>
          <h2 className="mb-3 text-[1.75rem]">{languages.heading}</h2>
          {languages.texts.map((text) => (
            <p key={text} className="mb-3">
              {text}
            </p>
          ))}
        </section>
        <section>
          <h2 className="mb-3 text-[1.75rem]">{note.heading}</h2>
          <p className="text-soft">{note.text}</p>
        </section>
      </div>
      {services && (
        <Section title={services.heading} lead={services.text}>
          <LinkList link="a" links={services.links} />
        </Section>
      )}
      {industries && (
        <Section title={industries.heading} lead={industries.text}>
          <LinkRows link="a" groups={industries.categories} />
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

/** What law or custom says, where it is written, and on which day this was written. */
function Statement({ statement, sourceLabel }: { statement: StatementTexts; sourceLabel: string }) {
  const { text, source, written } = statement;
  return (
    <li className="break-inside-avoid border-t border-line py-3 max-md:text-small">
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
