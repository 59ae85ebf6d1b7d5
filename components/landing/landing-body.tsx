import type { LandingPage } from "@/lib/landing";
import { CoverageClock } from "./coverage-clock";
import { routes } from "@/lib/routes";
import { Part, SlottedPart } from "./part";
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

/** The body of a landing page. Parts that pages share are marked, so that a prerenderer renders them once. */
export function LandingBody({ page }: { page: LandingPage }) {
  const { frame, place, pair, service, price } = page;
  const { site } = frame;
  return (
    <main id="main">
      <Part as="div" of={pair.crumbs} body={Crumbs} />
      <div className="page hero">
        <div>
          <h1>{page.heading}</h1>
          <p className="lead">{page.intro}</p>
          <Part as="p" className="actions" of={site} body={Actions} />
        </div>
        <Part as="div" of={place} body={CoverageClock} />
      </div>
      <Part as="div" className="page stats-row" of={frame} body={Stats} />
      <Part className="page split" of={pair} body={Conversation} />
      <section className="page split">
        <div>
          <h2>{CALLERS_HEADINGS[service.channel]}</h2>
          {page.callers.map((caller) => (
            <p key={caller}>{caller}</p>
          ))}
        </div>
        <div>
          <h2>What cannot wait</h2>
          <Part as="div" of={page.urgent} body={Paragraphs} />
        </div>
      </section>
      <section className="page">
        <Part as="div" of={place} body={PlanHours} />
        <p>
          {price.assumption} {price.advice}
        </p>
      </section>
      <div className="page split">
        <Part of={place} body={Holidays} />
        <section>
          <h2>Your busy months</h2>
          <Part as="div" of={page.busy} body={Paragraphs} />
          <p className="soft">{place.moneyText}</p>
        </section>
      </div>
      <section className="page">
        <h2>Serving {place.city.label} & Surrounding Areas</h2>
        <div className="split">
          <div>
            <Part as="div" of={place} body={PlaceNotes} />
            <p>{page.local.areas}</p>
          </div>
          {place.neighbours.length > 0 && (
            <div>
              <p>{page.local.around}</p>
              <SlottedPart
                as="div"
                of={place}
                body={Neighbours}
                word={routes.landingFolder(service.slug, page.industry.slug)}
              />
            </div>
          )}
        </div>
      </section>
      <section className="page split">
        <Part as="div" of={page.benefits} body={Benefits} />
        <Part as="div" of={page.industry} body={Challenges} />
      </section>
      <Part className="page" of={service} body={WhyChoose} />
      <SlottedPart
        as="nav"
        className="page"
        aria-label="Related pages"
        of={pair}
        body={Related}
        word={place.city.slug}
      />
      <section className="band">
        <div className="page">
          <h2>Ask us about {place.city.label}</h2>
          <p>
            Write to{" "}
            <a href={`mailto:${site.email.sales}?subject=${encodeURIComponent(page.heading)}`}>
              {site.email.sales}
            </a>
            , or ring and say which hours hurt most.
          </p>
          <Part as="p" className="actions" of={site} body={Actions} />
        </div>
      </section>
    </main>
  );
}
