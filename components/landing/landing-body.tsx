import type { LandingPage } from "@/lib/landing";
import { CoverageClock } from "./coverage-clock";
import { routes } from "@/lib/routes";
import { own, Part, SlottedPart } from "export-kit/fragments";
import {
  Actions,
  Conversation,
  Crumbs,
  Holidays,
  Neighbours,
  Paragraphs,
  CityNotes,
  PlanHours,
  Reasons,
  Related,
  Stats,
  TitledList,
} from "./shared-parts";

/**
 * Pages of one shape have the same elements; only what stands in `own`, `Part` and `SlottedPart` differs.
 * A prerenderer keeps the elements of each shape.
 */
export function shapeOf({ cityFacts, callers, isLocal }: LandingPage): string {
  const town = isLocal ? "our town" : "a town";
  return `${town} ${cityFacts.neighbours.length > 0 ? "with" : "without"} neighbours, ${callers.length} callers`;
}

/** The body of a landing page. What pages share is marked, so that a prerenderer renders it once. */
export function LandingBody({ page }: { page: LandingPage }) {
  const cityFactsOf = ({ cityFacts }: LandingPage) => cityFacts;
  const sharedOf = ({ shared }: LandingPage) => shared;
  // The same on every page, and so part of what pages share.
  const { headings } = page.shared.messages;
  const [beforeMail, afterMail] = splitAt("{mail}", (mail) => headings.closing.text({ mail }));
  return (
    <main id="main">
      <Part as="div" page={page} of={({ pair }) => pair.crumbs} body={Crumbs} />
      <div className="page hero">
        <div>
          <h1>{own(page, ({ heading }) => heading)}</h1>
          <p className="lead">{own(page, ({ intro }) => intro)}</p>
          <Part as="p" className="actions" page={page} of={sharedOf} body={Actions} />
        </div>
        <Part as="div" page={page} of={cityFactsOf} body={CoverageClock} />
      </div>
      <Part as="div" className="page stats-row" page={page} of={sharedOf} body={Stats} />
      <Part className="page split" page={page} of={({ pair }) => pair} body={Conversation} />
      <section className="page split">
        <div>
          <h2>{own(page, ({ service }) => headings.callers({ channel: service.channel }))}</h2>
          {page.callers.map((_, index) => (
            <p key={index}>{own(page, ({ callers }) => callers[index]!)}</p>
          ))}
        </div>
        <div>
          <h2>{headings.urgent}</h2>
          <Part as="div" page={page} of={({ urgent }) => urgent} body={Paragraphs} />
        </div>
      </section>
      <section className="page">
        <Part as="div" page={page} of={cityFactsOf} body={PlanHours} />
        <p>{own(page, ({ price }) => `${price.assumption} ${price.advice}`)}</p>
      </section>
      <div className="page split">
        <Part page={page} of={cityFactsOf} body={Holidays} />
        <section>
          <h2>{headings.busy}</h2>
          <Part as="div" page={page} of={({ busy }) => busy} body={Paragraphs} />
          <p className="soft">{own(page, ({ cityFacts }) => cityFacts.moneyText)}</p>
        </section>
      </div>
      <section className="page">
        <h2>{own(page, ({ cityFacts }) => headings.surroundings({ city: cityFacts.city.label }))}</h2>
        <div className="split">
          <div>
            <Part as="div" page={page} of={cityFactsOf} body={CityNotes} />
            <p>{own(page, ({ local }) => local.areas)}</p>
          </div>
          {page.cityFacts.neighbours.length > 0 && (
            <div>
              <p>{own(page, ({ local }) => local.around)}</p>
              <SlottedPart
                as="div"
                page={page}
                of={cityFactsOf}
                body={Neighbours}
                word={({ service, industry }) => routes.landingFolder(service.slug, industry.slug)}
              />
            </div>
          )}
        </div>
      </section>
      <section className="page split">
        <Part as="div" page={page} of={({ benefits }) => benefits} body={TitledList} />
        <Part as="div" page={page} of={({ challenges }) => challenges} body={TitledList} />
      </section>
      <Part className="page" page={page} of={({ reasons }) => reasons} body={Reasons} />
      <SlottedPart
        as="nav"
        className="page"
        aria-label={headings.related.label}
        page={page}
        of={({ pair }) => pair}
        body={Related}
        word={({ cityFacts }) => cityFacts.city.slug}
      />
      <section className="band">
        <div className="page">
          <h2>{own(page, ({ cityFacts }) => headings.closing.heading({ city: cityFacts.city.label }))}</h2>
          <p>
            {beforeMail}
            <a href={own(page, mailUrl)}>{own(page, ({ shared }) => shared.site.email.sales)}</a>
            {afterMail}
          </p>
          <Part as="p" className="actions" page={page} of={sharedOf} body={Actions} />
        </div>
      </section>
    </main>
  );
}

function mailUrl({ shared, heading }: LandingPage): string {
  return `mailto:${shared.site.email.sales}?subject=${encodeURIComponent(heading)}`;
}

/** What a message says before and after one of its placeholders, where an element stands in its place. */
function splitAt(mark: string, write: (mark: string) => string): [before: string, after: string] {
  const [before = "", after = ""] = write(mark).split(mark);
  return [before, after];
}
