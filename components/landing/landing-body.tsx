import type { LandingPage } from "@/lib/landing";
import { CoverageClock } from "./coverage-clock";
import { routes } from "@/lib/routes";
import { own, Part, SlottedPart } from "export-kit/fragments";
import {
  Actions,
  Benefits,
  Challenges,
  Conversation,
  Crumbs,
  Holidays,
  Neighbours,
  Paragraphs,
  PlaceNotes,
  PlanHours,
  Related,
  Stats,
  WhyChoose,
} from "./shared-parts";

/** Heading over the trade's callers: where the service is not about the phone, they ring all the same. */
const CALLERS_HEADINGS: Record<LandingPage["service"]["channel"], string> = {
  phone: "Who gets in touch",
  lead: "Who gets in touch",
  dispatch: "Who gets in touch",
  chat: "Who gets in touch",
  orders: "Who rings meanwhile",
  project: "Who rings meanwhile",
};

/**
 * Pages of one shape have the same elements; only what stands in `own`, `Part` and `SlottedPart` differs.
 * A prerenderer keeps the elements of each shape.
 */
export function shapeOf({ place, callers, isLocal }: LandingPage): string {
  const town = isLocal ? "our town" : "a town";
  return `${town} ${place.neighbours.length > 0 ? "with" : "without"} neighbours, ${callers.length} callers`;
}

/** The body of a landing page. What pages share is marked, so that a prerenderer renders it once. */
export function LandingBody({ page }: { page: LandingPage }) {
  const placeOf = ({ place }: LandingPage) => place;
  const siteOf = ({ frame }: LandingPage) => frame.site;
  const labelOf = ({ place }: LandingPage) => place.city.label;
  return (
    <main id="main">
      <Part as="div" page={page} of={({ pair }) => pair.crumbs} body={Crumbs} />
      <div className="page hero">
        <div>
          <h1>{own(page, ({ heading }) => heading)}</h1>
          <p className="lead">{own(page, ({ intro }) => intro)}</p>
          <Part as="p" className="actions" page={page} of={siteOf} body={Actions} />
        </div>
        <Part as="div" page={page} of={placeOf} body={CoverageClock} />
      </div>
      <Part as="div" className="page stats-row" page={page} of={({ frame }) => frame} body={Stats} />
      <Part className="page split" page={page} of={({ pair }) => pair} body={Conversation} />
      <section className="page split late">
        <div>
          <h2>{own(page, ({ service }) => CALLERS_HEADINGS[service.channel])}</h2>
          {page.callers.map((_, index) => (
            <p key={index}>{own(page, ({ callers }) => callers[index]!)}</p>
          ))}
        </div>
        <div>
          <h2>What cannot wait</h2>
          <Part as="div" page={page} of={({ urgent }) => urgent} body={Paragraphs} />
        </div>
      </section>
      <section className="page late">
        <Part as="div" page={page} of={placeOf} body={PlanHours} />
        <p>{own(page, ({ price }) => `${price.assumption} ${price.advice}`)}</p>
      </section>
      <div className="page split late">
        <Part page={page} of={placeOf} body={Holidays} />
        <section>
          <h2>Your busy months</h2>
          <Part as="div" page={page} of={({ busy }) => busy} body={Paragraphs} />
          <p className="soft">{own(page, ({ place }) => place.moneyText)}</p>
        </section>
      </div>
      <section className="page late">
        <h2>Serving {own(page, labelOf)} & Surrounding Areas</h2>
        <div className="split">
          <div>
            <Part as="div" page={page} of={placeOf} body={PlaceNotes} />
            <p>{own(page, ({ local }) => local.areas)}</p>
          </div>
          {page.place.neighbours.length > 0 && (
            <div>
              <p>{own(page, ({ local }) => local.around)}</p>
              <SlottedPart
                as="div"
                page={page}
                of={placeOf}
                body={Neighbours}
                word={({ service, industry }) => routes.landingFolder(service.slug, industry.slug)}
              />
            </div>
          )}
        </div>
      </section>
      <section className="page split late">
        <Part as="div" page={page} of={({ benefits }) => benefits} body={Benefits} />
        <Part as="div" page={page} of={({ industry }) => industry} body={Challenges} />
      </section>
      <Part className="page late" page={page} of={({ service }) => service} body={WhyChoose} />
      <SlottedPart
        as="nav"
        className="page late"
        aria-label="Related pages"
        page={page}
        of={({ pair }) => pair}
        body={Related}
        word={({ place }) => place.city.slug}
      />
      <section className="band late">
        <div className="page">
          <h2>Ask us about {own(page, labelOf)}</h2>
          <p>
            Write to <a href={own(page, mailUrl)}>{own(page, ({ frame }) => frame.site.email.sales)}</a>, or
            ring and say which hours hurt most.
          </p>
          <Part as="p" className="actions" page={page} of={siteOf} body={Actions} />
        </div>
      </section>
    </main>
  );
}

function mailUrl({ frame, heading }: LandingPage): string {
  return `mailto:${frame.site.email.sales}?subject=${encodeURIComponent(heading)}`;
}
