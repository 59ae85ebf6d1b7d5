import clsx from "clsx";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ActionLink, ButtonLink } from "@/components/layout/button-link";
import { CountryMap } from "@/components/layout/country-map";
import { Scene } from "@/components/layout/scene";
import { sceneOfTrade } from "@/lib/art";
import { ALL_COUNTRIES } from "@/lib/art/maps";
import type { PriceList, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { Hub, HubCountry } from "@/lib/overviews/hub-page";
import { routes } from "@/lib/routes";
import { splitSentence } from "@/lib/sentences";
import { ClosingBand } from "../blocks/closing-band";
import { Fold } from "../blocks/fold";
import { type ListedLink, LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/page-section";
import { describePrice } from "./service-price";

interface HubBodyProps {
  hub: Hub;
  prices: PriceList;
  site: Pick<Site, "phone">;
}

/**
 * The hub of a service and an industry: links to the landing pages of all cities. It has few other links, because a page
 * may have at most 300 with header and footer (`e2e/site/reachability.ts`). It carries no script.
 */
export function HubBody({ hub, prices, site }: HubBodyProps) {
  const { service, industry, heading, indexable } = hub;
  const scene = industry.hubScene ?? sceneOfTrade(industry);
  const [lead, rest] = splitSentence(hub.lead);
  const { figure, terms } = describePrice(service.slug, prices);
  return (
    <main id="main" className="[&>.head]:items-start [&_h1]:text-[clamp(2.25rem,3.9vw,3.5rem)]">
      <Breadcrumbs crumbs={crumbs.hub(service)} current={industry.title} />
      <PageHead
        heading={heading}
        lead={lead}
        note={
          <>
            {rest && <span className="block text-base md:pt-1">{rest}</span>}
            {indexable && (
              <span className="flex flex-wrap items-baseline gap-x-3 pt-4 md:pt-6">
                <span className="font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-ink first-letter:uppercase">
                  {figure}
                </span>{" "}
                <span className="first-letter:uppercase">{`${terms}.`}</span>
              </span>
            )}
          </>
        }
        picture={scene && <Scene name={scene} eager />}
      >
        {indexable && <ActionLink main to="consultation" service={service.slug} />}
      </PageHead>
      {hub.answers && <Answers {...hub.answers} />}
      <Cities countries={hub.countries} text={hub.citiesText} />
      {indexable ? (
        <ClosingBand
          title={`Ask about ${service.phrase}`}
          text={<span className="inline-block first-letter:uppercase">{`${figure}, ${terms}.`}</span>}
        >
          <ActionLink main to="consultation" service={service.slug} />
          {/* The telephone number is a link in the header alone: there is no room for another one. */}
          <span className="inline-flex min-h-11 items-center font-display text-[length:min(var(--text-h3),7vw)] md:text-[length:min(var(--text-h3),4vw)] font-semibold whitespace-nowrap">
            {site.phone.display}
          </span>
        </ClosingBand>
      ) : (
        <ClosingBand title={`Something else for ${industry.names.readers ?? industry.names.people}?`}>
          <ButtonLink main href={routes.industry(industry.slug)}>
            What suits them
          </ButtonLink>
        </ClosingBand>
      )}
    </main>
  );
}

/** The answer for each country. On phones the plan and what it covers are below the price. */
function Answers({ heading, text, columns, rows }: NonNullable<Hub["answers"]>) {
  return (
    <Section title={heading} lead={text}>
      <table className="w-full text-left text-small leading-normal md:text-base">
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="pr-4 pb-2 font-semibold text-soft">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr
              key={name}
              className="border-t border-line align-baseline max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2"
            >
              <th scope="row" className="font-semibold md:py-2.5 md:pr-4">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={clsx(
                    "md:py-2.5 md:pr-4",
                    index === 0 && "font-semibold tabular-nums",
                    index === 2 && "text-soft max-md:col-span-2",
                    index === 1 && "max-md:hidden",
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Every city: the largest beside the map of their country, the others folded below it. Phones have one map of all countries. */
function Cities({ countries, text }: Pick<Hub, "countries"> & { text: string }) {
  const count = countries.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <Section title={count === 1 ? "One city" : `${count} cities`} lead={text}>
      {countries.length > 1 && (
        <div className="mb-4 md:hidden">
          <CountryMap country={ALL_COUNTRIES} />
        </div>
      )}
      <div
        className={clsx("grid items-start gap-x-10 lg:gap-x-16", countries.length > 1 && "md:grid-cols-2")}
      >
        {countries.map((entry) => (
          <CountryEntry key={entry.country.slug} {...entry} />
        ))}
      </div>
    </Section>
  );
}

/** One country. On phones it is folded, and has no map of its own. */
function CountryEntry({ country, links, largest }: HubCountry) {
  const others = links.filter((link) => !largest.includes(link));
  const count = links.length === 1 ? "one city" : `${links.length} cities`;
  return (
    <section className="border-t border-line md:py-6">
      <h3 className="text-[1.75rem] max-md:sr-only md:mb-3">
        {country.title} <span className="sr-only">{links.length}</span>
      </h3>
      <Fold summary={`${country.title}, ${count}`} name="countries">
        <div className="gap-x-8 gap-y-4 md:grid xl:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]">
          <div className="self-start max-md:hidden print:hidden">
            <CountryMap country={country.slug} />
          </div>
          <CityIndex links={largest} large />
        </div>
        {others.length > 0 && (
          <details className="unfolded-on-phones md:mt-2">
            <summary>
              {others.length === 1 ? "One more" : `${others.length} more`}
              <span className="sr-only"> in {country.inSentence}</span>, A to Z
            </summary>
            <CityIndex links={others} />
          </details>
        )}
      </Fold>
    </section>
  );
}

/** Links to landing pages, as close as an index: a page of a hub has hundreds. `large` for a few, which stand out. */
function CityIndex({ links, large = false }: { links: readonly ListedLink[]; large?: boolean }) {
  return (
    <LinkList
      links={links}
      className={clsx(
        "link-list gap-x-5 *:break-inside-avoid *:py-2 [&_a]:inline-block",
        // As tall together as the map beside them.
        large
          ? "[columns:8em_2] font-semibold max-md:text-small xl:grid xl:auto-rows-fr xl:columns-1 md:*:py-1 xl:*:flex xl:*:items-center xl:*:border-b xl:*:border-line xl:*:first:border-t"
          : "[columns:8.5em_2] text-small md:[columns:8.5em_auto] md:*:py-0.5",
      )}
    />
  );
}
