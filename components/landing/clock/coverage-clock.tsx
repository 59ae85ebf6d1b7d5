import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { CityFacts, ClockDay, LandingPage } from "@/lib/landing";
import { CLOCK_BOX, DayRing, DialFace, dayPath } from "./dial";

/**
 * The coverage clock of a page, without a hand: landing pages have no script to set it. The hours to be answered are the
 * page's own, as on the strips below.
 */
export function CoverageClock({ page }: { page: LandingPage }) {
  return (
    <svg className="clock" viewBox={CLOCK_BOX} role="img" aria-label={pageSpecific(page, labelOf)}>
      <SharedFragment as="g" page={page} select={({ cityFacts }) => cityFacts} body={Face} />
      {dayOf(page).parts.map(({ id }, index) => (
        <DayRing
          key={id}
          id={id}
          text={pageSpecific(page, (each) => dayOf(each).parts[index]!.text)}
          path={pageSpecific(page, (each) => dayPath(dayOf(each).parts[index]!))}
        />
      ))}
    </svg>
  );
}

/** The hours of the trade, or nine to five where its customers may write at any hour. */
export function dayOf({ trade, cityFacts }: LandingPage): ClockDay {
  return trade?.strips.open ? trade.hours.clockDay : cityFacts.clockDay;
}

function labelOf(page: LandingPage): string {
  return `${page.cityFacts.pageClock.label} ${dayOf(page).label}`;
}

/** In an element of its own: rendered as a fragment, React would take a `textPath` outside of one for HTML. */
function Face({ data: { city, pageClock } }: { data: CityFacts }) {
  return (
    <svg>
      <DialFace name={city.name} face={pageClock} />
    </svg>
  );
}
