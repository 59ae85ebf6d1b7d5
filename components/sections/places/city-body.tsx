import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { City, Content } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { CityOverview } from "@/lib/overviews/city-page";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/page-section";
import { PlaceActions, PlaceClosing, PlaceOffer } from "./place-page-blocks";

interface CityBodyProps {
  city: City;
  overview: CityOverview;
  content: Pick<Content, "services" | "plans" | "site">;
  /** Our hours on its clock, plan by plan. */
  strips?: ReactNode;
  /** The city in its country. */
  map?: ReactNode;
}

/** One city: what can be bought there, our hours on its clock, its trades and a note on it. The rest is folded. */
export function CityBody({ city, overview, content, strips, map }: CityBodyProps) {
  const { country, label } = city;
  const { notes, industries } = overview;
  const urls = new Map(overview.services?.links.map(({ label: short, url }) => [short, url]));
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.city(country)} current={label} />
      <PageHead heading={`Customer Support Services in ${label}`} lead={overview.lead} picture={map}>
        <PlaceActions />
      </PageHead>
      {overview.services && (
        <PlaceOffer
          title={overview.services.heading}
          text={overview.services.text}
          content={content}
          urlOf={({ short }) => urls.get(short)}
        />
      )}
      <Section title={overview.clock.heading} lead={overview.clock.text}>
        {strips}
      </Section>
      {industries && (
        <Section title={industries.heading} lead={industries.text}>
          {/* One is open at a time. */}
          <div className="border-line md:columns-2 md:gap-x-8 lg:columns-4">
            {industries.categories.map(({ slug, title, links }) => (
              <details key={slug} name="trades" className="break-inside-avoid border-t border-line">
                <summary className="min-h-11 cursor-pointer py-2 text-clyde">
                  <h3 className="inline font-sans text-base font-normal tracking-normal">{title}</h3>
                  <span className="text-soft">, {links.length}</span>
                </summary>
                <LinkList links={links} className="pb-3 pl-5 [&_a]:inline-block [&_a]:py-1" />
              </details>
            ))}
          </div>
        </Section>
      )}
      <section className="mt-10 border-y border-line bg-card py-8 md:mt-18 md:py-12">
        <div className="page grid gap-x-16 gap-y-4 lg:grid-cols-2">
          <h2>{notes.heading}</h2>
          <p className="max-w-text text-lead">{notes.text}</p>
        </div>
      </section>
      <More overview={overview} />
      <PlaceClosing
        content={content}
        title={`Ask us about ${city.name}`}
        text="Tell us your trade, your hours and your language. That is enough for a first price."
      />
    </main>
  );
}

/** What else there is to know: more notes, public holidays, law or custom, languages and prices. A row for each. */
function More({ overview: { notes, holidays, law, languages } }: Pick<CityBodyProps, "overview">) {
  return (
    <details className="page mt-10 border-y border-line">
      <summary className="cursor-pointer py-4">
        <h2 className="inline text-h3">{notes.more}</h2>
      </summary>
      <dl>
        {notes.rows.map(({ term, text }) => (
          <Topic key={term} title={term}>
            <dd className="max-w-text">{text}</dd>
          </Topic>
        ))}
        <Topic title={holidays.heading}>
          <dd className="max-w-text">{holidays.text}</dd>
          {holidays.rows.map(({ name, answered }) => (
            <dd key={`${name} ${answered}`} className="text-small">
              {name} <span className="text-soft">{answered}</span>
            </dd>
          ))}
        </Topic>
        {law.topics.map(({ topic, statements }) => (
          <Topic key={topic} title={topic}>
            {statements.map(({ id, text, source }) => (
              <dd key={id} className="grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_17rem]">
                <span className="max-w-text">{text}</span>
                {source && (
                  <span className="text-small text-soft xl:leading-[1.75]">
                    {law.source}{" "}
                    <a className="underline" href={source.url}>
                      {source.title}
                    </a>
                  </span>
                )}
              </dd>
            ))}
          </Topic>
        ))}
        <Topic title={languages.heading}>
          <dd className="max-w-text">{languages.texts.join(" ")}</dd>
        </Topic>
      </dl>
      <p className="border-t border-line py-4 text-small text-soft">{law.written}</p>
    </details>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid gap-x-10 gap-y-2 border-t border-line py-3 max-md:text-small md:grid-cols-[11rem_minmax(0,1fr)] md:gap-y-4 md:py-5 lg:grid-cols-[16rem_minmax(0,1fr)] md:[&>dd]:col-start-2">
      <dt className="font-display font-semibold leading-[1.3] md:text-h3">{title}</dt>
      {children}
    </div>
  );
}
