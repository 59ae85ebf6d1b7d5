/** Sections on the city and on the service: places, what an agent is told, the law, reasons. */
import { pageSpecific, SharedFragment, SlottedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";
import { isScene } from "@/lib/art";
import { routes } from "@/lib/routes";
import { ReachChart } from "./clock/reach-chart";
import { NearMap, ServiceScene } from "./pictures";
import { CityNotes, ListItems, Neighbours, Reasons, ReasonsHeading, Stats } from "./shared-fragments";
import { PageTable } from "./tables";
import { sceneBeside } from "./trade-sections";
import { Law } from "./trade-fragments";

const cityFactsOf = ({ cityFacts }: LandingPage) => cityFacts;

/**
 * The city and where customers come from, beside a map of what lies around it and the drawing of their distances. Under both,
 * what an agent is told, the distances and the law.
 */
export function CitySection({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  const reach = showsReach(page) && <ReachChart page={page} />;
  return (
    <section className="page">
      <h2>
        {pageSpecific(page, ({ cityFacts: { city, isRemote } }) =>
          (isRemote ? headings.remote : headings.surroundings)({ city: city.label }),
        )}
      </h2>
      <div className="side">
        <div>
          <p>{pageSpecific(page, ({ local }) => local.areas)}</p>
          {showsOrigin(page) && <p>{pageSpecific(page, ({ trade }) => trade!.origin.text)}</p>}
          {page.cityFacts.neighbours.length > 0 && <NearestCities page={page} />}
          {!hasManyNeighbours(page) && reach}
        </div>
        <div>
          <SharedFragment as="div" page={page} select={cityFactsOf} body={NearMap} />
          {hasManyNeighbours(page) && reach}
        </div>
      </div>
      <details className="open">
        <summary>
          <h3>
            {pageSpecific(page, ({ cityFacts: { city } }) => headings.notes.heading({ city: city.name }))}
          </h3>
        </summary>
        <SharedFragment as="div" page={page} select={({ notes }) => notes} body={CityNotes} />
      </details>
      {showsOrigin(page) && <Distances page={page} />}
      {page.law && (
        <details className="law">
          <summary>
            <h3>{pageSpecific(page, ({ law }) => law!.heading)}</h3>
          </summary>
          <SharedFragment as="div" page={page} select={(each) => each.law!} body={Law} />
        </details>
      )}
    </section>
  );
}

/** As many as are beside the map and the drawing of the distances together; fewer leave room for the drawing. */
export function hasManyNeighbours({ cityFacts }: LandingPage): boolean {
  return cityFacts.neighbours.length > 4;
}

/** The nearest cities of the catalogue. */
function NearestCities({ page }: { page: LandingPage }) {
  return (
    <>
      <p>{pageSpecific(page, ({ local }) => local.around)}</p>
      <SlottedFragment
        as="div"
        page={page}
        select={cityFactsOf}
        body={Neighbours}
        slot={({ service, industry }) => routes.landingFolder(service.slug, industry.slug)}
      />
    </>
  );
}

/** Contacts by distance, folded. */
function Distances({ page }: { page: LandingPage }) {
  const { origin } = page.shared.messages.trade;
  return (
    <details className="far">
      <summary>{pageSpecific(page, ({ trade }) => trade!.origin.heading)}</summary>
      <PageTable page={page} select={({ trade }) => trade!.origin} />
      <p className="note">{origin.source}</p>
    </details>
  );
}

function showsOrigin({ trade }: LandingPage): boolean {
  return trade !== undefined && trade.origin.rows.length > 0;
}

/** Where all distances bring much the same, there is nothing to see. */
export function showsReach(page: LandingPage): boolean {
  return showsOrigin(page) && !page.trade!.origin.reach.isFlat;
}

/** The scene of the service is beside its reasons, unless it is above, beside who gets in touch. */
export function hasServiceScene(page: LandingPage): boolean {
  return sceneBeside(page) === "trade" && isScene(page.service.slug);
}

/** Why choose us: the reasons, our figures, what the service brings, and what goes wrong without it. */
export function ReasonsSection({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  const challenges = page.challenges && (
    <SharedFragment as="div" page={page} select={(each) => each.challenges!} body={ListItems} />
  );
  if (!page.trade)
    return (
      challenges && (
        <section className="page side">
          <h2>{headings.challenges}</h2>
          {challenges}
        </section>
      )
    );
  const hasScene = hasServiceScene(page);
  return (
    <section className="raised">
      <div className="page">
        <div className={hasScene ? "side" : undefined}>
          <div>
            <SharedFragment as="div" page={page} select={({ pair }) => pair} body={ReasonsHeading} />
            {hasScene && (
              <SharedFragment as="div" page={page} select={({ service }) => service} body={ServiceScene} />
            )}
          </div>
          <SharedFragment
            as="div"
            className="reasons"
            page={page}
            select={({ service }) => service}
            body={Reasons}
          />
        </div>
        <SharedFragment as="div" page={page} select={({ shared }) => shared} body={Stats} />
        {/* Alone, in two columns as the rules of law. */}
        <div className={challenges ? "split" : "law"}>
          <details className="open">
            <summary>
              <h3>{headings.benefits}</h3>
            </summary>
            <SharedFragment as="div" page={page} select={({ benefits }) => benefits} body={ListItems} />
          </details>
          {challenges && (
            <details className="open">
              <summary>
                <h3>{headings.challenges}</h3>
              </summary>
              {challenges}
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
