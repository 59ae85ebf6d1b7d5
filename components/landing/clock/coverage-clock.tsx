import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { CityFacts, ClockDay, LandingPage } from "@/lib/landing";
import { CLOCK_BOX, DayRing, DialFace, dayPath, Legend } from "./clock-drawing";

/**
 * The coverage clock of a page, without a hand: landing pages have no script to set it. What its rings are is said below it.
 */
export function CoverageClock({ page }: { page: LandingPage }) {
  return (
    <div>
      <svg className="clock" viewBox={CLOCK_BOX} role="img" aria-label={pageSpecific(page, labelOf)}>
        <SharedFragment as="g" page={page} select={({ cityFacts }) => cityFacts} body={Face} />
        <SharedFragment as="g" page={page} select={({ day }) => day!} body={Day} />
      </svg>
      <SharedFragment as="div" className="legend" page={page} select={({ day }) => day!} body={Legend} />
      <SharedFragment
        as="div"
        className="legend"
        page={page}
        select={({ cityFacts }) => cityFacts.pageClock}
        body={Legend}
      />
    </div>
  );
}

function labelOf({ cityFacts, day }: LandingPage): string {
  return `${cityFacts.pageClock.label} ${day!.label}`;
}

function Face({ data: { city, pageClock } }: { data: CityFacts }) {
  return <DialFace name={city.name} face={pageClock} />;
}

function Day({ data: { parts } }: { data: ClockDay }) {
  return parts.map((part) => <DayRing key={part.id} id={part.id} path={dayPath(part)} />);
}
