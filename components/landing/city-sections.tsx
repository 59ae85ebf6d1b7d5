/** Sections of a page that do not depend on a plan: public holidays, the city, what the service brings. */
import { pageSpecific, SharedFragment, SlottedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { ClosedDays, Holidays, HolidaysByPlace, ShortDays } from "./calendar-fragments";
import { CityNotes, NearbyMap, Neighbours, TitledList } from "./shared-fragments";

const cityFactsOf = ({ cityFacts }: LandingPage) => cityFacts;

/** How many public holidays there are, beside their months and the plans that answer on them. */
export function HolidaysSection({ page }: { page: LandingPage }) {
  const heading = <h2>{page.shared.messages.headings.holidays}</h2>;
  const texts = (
    <>
      {page.trade && page.pair.takesCustomers && (
        <p>{pageSpecific(page, ({ industry }) => industry.publicHolidays.note)}</p>
      )}
      <SharedFragment as="div" page={page} select={cityFactsOf} body={holidaysOf(page)} />
    </>
  );
  if (!showsStrips(page) && !showsShortDays(page))
    return (
      <section className="page side">
        {heading}
        <div>{texts}</div>
      </section>
    );
  return (
    <section className="page side">
      <div>
        {heading}
        {texts}
      </div>
      <div>
        {showsStrips(page) && (
          <SharedFragment as="div" page={page} select={cityFactsOf} body={HolidaysByPlace} />
        )}
        {showsShortDays(page) && (
          <SharedFragment as="div" page={page} select={cityFactsOf} body={ShortDays} />
        )}
      </div>
    </section>
  );
}

/** Which plans answer on holidays is of no interest to firms that are closed as well. */
export function showsShortDays({ trade, cityFacts }: LandingPage): boolean {
  return trade?.plan !== undefined && !trade.hours.isClosedOnHolidays && cityFacts.shortDays.length > 0;
}

/** One strip alone compares nothing: the text says how many days they are. */
export function showsStrips({ cityFacts }: LandingPage): boolean {
  return cityFacts.holidayStrips.strips.length > 1;
}

/** When our office is closed is of no interest where the table leaves its plan out. */
function holidaysOf({ trade, cityFacts }: LandingPage): typeof Holidays {
  return trade?.plan !== undefined && trade.offer!.columns.length > cityFacts.plans.length
    ? ClosedDays
    : Holidays;
}

/** The city beside its neighbours, which are on a map where it says more than their list, and under both its notes. */
export function CitySection({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  const hasMap = page.cityFacts.locator !== undefined;
  const neighbours = page.cityFacts.neighbours.length > 0 && (
    <div>
      <p>{pageSpecific(page, ({ local }) => local.around)}</p>
      <SlottedFragment
        as="div"
        page={page}
        select={cityFactsOf}
        body={Neighbours}
        slot={({ service, industry }) => routes.landingFolder(service.slug, industry.slug)}
      />
    </div>
  );
  return (
    <section className="page side under">
      <div>
        <h2>
          {pageSpecific(page, ({ cityFacts: { city, isRemote } }) =>
            (isRemote ? headings.remote : headings.surroundings)({ city: city.label }),
          )}
        </h2>
        <p>{pageSpecific(page, ({ local }) => local.areas)}</p>
        {hasMap && neighbours}
      </div>
      {hasMap ? (
        <SharedFragment
          as="div"
          page={page}
          select={({ cityFacts }) => cityFacts.locator!}
          body={NearbyMap}
        />
      ) : (
        neighbours
      )}
      <div>
        <h3>
          {pageSpecific(page, ({ cityFacts: { city } }) => headings.notes.heading({ city: city.name }))}
        </h3>
        <details>
          <summary>{headings.folded.notes}</summary>
          <SharedFragment as="div" page={page} select={({ notes }) => notes} body={CityNotes} />
        </details>
      </div>
    </section>
  );
}

/** What the service brings beside what goes wrong without it; one of them alone has its heading beside its list. */
export function ListsSection({ page }: { page: LandingPage }) {
  const { trade, challenges } = page;
  const isPair = trade !== undefined && challenges !== undefined;
  const place = isPair ? ({ as: "div" } as const) : { className: "page side" };
  const lists = (
    <>
      {trade && (
        <SharedFragment {...place} page={page} select={({ benefits }) => benefits} body={TitledList} />
      )}
      {challenges && (
        <SharedFragment {...place} page={page} select={(each) => each.challenges!} body={TitledList} />
      )}
    </>
  );
  return isPair ? <section className="page split">{lists}</section> : lists;
}
