/** The city: where customers are and come from, with a map of what lies around it. */
import { pageSpecific, SharedFragment, SlottedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { ReachChart } from "./clock/reach-chart";
import { NearMap } from "./pictures";
import { References, showsOrigin } from "./reference-sections";
import { Neighbours } from "./shared-fragments";

const cityFactsOf = ({ cityFacts }: LandingPage) => cityFacts;

/** The city and where customers come from, beside a map and the drawing of their distances; then who gets in touch or, where the service does not suit, what may be looked up. */
export function CitySection({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  const reach = showsReach(page) && <ReachChart page={page} />;
  return (
    <section className="page place">
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
      {page.trade ? <Callers page={page} /> : <References page={page} />}
    </section>
  );
}

/** Who gets in touch, and from where. */
function Callers({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  return (
    <details className="open">
      <summary>
        <h3>{pageSpecific(page, ({ service }) => headings.callers({ channel: service.channel }))}</h3>
      </summary>
      <div className="callers">
        {page.callers.map((_, index) => (
          <p key={index}>{pageSpecific(page, ({ callers }) => callers[index]!)}</p>
        ))}
      </div>
    </details>
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

/** Where all distances bring much the same, there is nothing to see. */
export function showsReach(page: LandingPage): boolean {
  return showsOrigin(page) && !page.trade!.origin.reach.isFlat;
}
