/**
 * The city: where customers are, with a map, who gets in touch, and the pages beside this one. For whom the service does not
 * suit, what goes wrong in their day instead.
 */
import { pageSpecific, SharedFragment, SlottedFragment } from "export-kit/fragments";
import type { CityFacts, LandingPage, PairWording } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { NearMap } from "./pictures";
import { TitledList } from "./reasons-and-claims";

const cityFactsOf = ({ cityFacts }: LandingPage) => cityFacts;

function cityUrl({ cityFacts: { city } }: LandingPage): string {
  return routes.city(city.country.region.slug, city.country.slug, city.slug);
}

export function PlaceSection({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  return (
    <section className="raised">
      <div className="page split place">
        {page.hasMap && <SharedFragment as="div" page={page} select={cityFactsOf} body={NearMap} />}
        <div>
          <h2>
            {pageSpecific(page, ({ cityFacts: { city } }) => headings.surroundings({ city: city.label }))}
          </h2>
          {page.origin && <p>{pageSpecific(page, ({ origin }) => origin!.summary)}</p>}
          <h3>
            {pageSpecific(page, ({ cityFacts: { city } }) => headings.notes.heading({ city: city.name }))}
          </h3>
          <p>{pageSpecific(page, ({ note }) => note)}</p>
          <p className="note">
            <a href={pageSpecific(page, cityUrl)}>
              {pageSpecific(page, ({ cityFacts: { city } }) => headings.city({ city: city.name }))}
            </a>
          </p>
        </div>
        <SharedFragment
          as="div"
          className="callers"
          page={page}
          select={({ callers, challenges }) => callers ?? challenges}
          body={TitledList}
        />
        <Related page={page} />
      </div>
    </section>
  );
}

/** The landing pages of cities nearby, of other services and of other industries. */
function Related({ page }: { page: LandingPage }) {
  const { related } = page.shared.messages.headings;
  return (
    <nav className="related" aria-label={related.label}>
      {page.nearby !== undefined && (
        <>
          <p>{pageSpecific(page, ({ nearby }) => nearby!)}</p>
          <SlottedFragment
            as="div"
            page={page}
            select={cityFactsOf}
            body={Neighbours}
            slot={({ service, industry }) => routes.landingFolder(service.slug, industry.slug)}
          />
        </>
      )}
      <SlottedFragment
        as="div"
        page={page}
        select={({ wording }) => wording}
        body={page.headlinePrice ? Others : OtherTrades}
        slot={({ cityFacts }) => cityFacts.city.slug}
      />
    </nav>
  );
}

/** @param slot folder of the landing pages of a service and an industry */
function Neighbours({ data: { neighbours }, slot: folder }: { data: CityFacts; slot: string }) {
  return <Links links={neighbours.map(({ slug, label }) => ({ url: `${folder}/${slug}`, label }))} />;
}

/** How many other services are linked, the best first. */
const SERVICES = 3;

/** @param slot slug of the city */
function Others({ data, slot: city }: { data: PairWording; slot: string }) {
  const {
    pair: { industry, suitable, messages },
    people,
  } = data;
  return (
    <>
      <Links
        title={messages.headings.related.services({ people })}
        links={suitable.slice(0, SERVICES).map(({ slug, short }) => ({
          url: routes.landing(slug, industry.slug, city),
          label: short,
        }))}
      />
      <OtherTrades data={data} slot={city} />
    </>
  );
}

/** @param slot slug of the city */
function OtherTrades({
  data: {
    pair: { service, others, messages },
  },
  slot: city,
}: {
  data: PairWording;
  slot: string;
}) {
  return (
    <Links
      title={messages.headings.related.industries({ service: service.short })}
      links={others.industries.map(({ slug, title }) => ({
        url: routes.landing(service.slug, slug, city),
        label: title,
      }))}
    />
  );
}

/** A list of links, after its title. Renders nothing if it is empty. */
function Links({ title, links }: { title?: string; links: readonly { url: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <>
      {title && <p>{title}</p>}
      <ul>
        {links.map(({ url, label }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
