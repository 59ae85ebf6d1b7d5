/**
 * Fragments on the twelve months of a page. As in `shared-fragments.tsx`, each may read only `data`.
 *
 * @see docs/decisions/0002-shared-fragments.md
 */
import type { CityFacts, LandingPage } from "@/lib/landing";
import { HolidayStrips } from "./clock/year-strips";
import { Paragraphs } from "./shared-fragments";

/** What makes each of the busy months busy. */
export function BusyMonths({ data: { texts } }: { data: LandingPage["busy"] }) {
  return <Paragraphs data={texts} />;
}

/** How many public holidays there are. */
export function HolidayCount({ data: { holidaysText } }: { data: CityFacts }) {
  return <p className="soft">{holidaysText}</p>;
}

/** The same with the days on which only our office is closed. */
export function ClosedDays({ data: { holidaysText, closedText } }: { data: CityFacts }) {
  return (
    <>
      <p className="soft">{holidaysText}</p>
      {closedText && <p className="soft">{closedText}</p>}
    </>
  );
}

/** Their months, by who keeps them. */
export function HolidaysByPlace({ data: { holidayStrips } }: { data: CityFacts }) {
  return <HolidayStrips data={holidayStrips} />;
}

/** The holidays on which not every plan answers, and those that do. */
export function ShortDays({ data: { shortDays } }: { data: CityFacts }) {
  return (
    <dl className="rows">
      {shortDays.map(({ plans, days }) => (
        <div key={plans}>
          <dt>{plans}</dt>
          <dd>{days}</dd>
        </div>
      ))}
    </dl>
  );
}
