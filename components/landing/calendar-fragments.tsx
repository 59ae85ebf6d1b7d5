/**
 * Fragments on the twelve months of a page. As in `shared-fragments.tsx`, each may read only `data`.
 *
 * @see docs/decisions/0002-shared-fragments.md
 */
import type { CityFacts, LandingPage } from "@/lib/landing";
import { BusyStrip, HolidayStrips } from "./clock/year-strips";
import { Paragraphs } from "./shared-fragments";

/** The busy months as a strip, and what makes each of them busy. */
export function BusyMonths({ data: { strip, texts } }: { data: LandingPage["busy"] }) {
  return (
    <>
      <BusyStrip {...strip} />
      <Paragraphs data={texts} />
    </>
  );
}

/** How many public holidays there are, and their months. */
export function Holidays({ data: { holidaysText, holidayStrips } }: { data: CityFacts }) {
  return (
    <>
      <p className="soft">{holidaysText}</p>
      <Strips data={holidayStrips} />
    </>
  );
}

/** The same with the days on which only our office is closed. */
export function ClosedDays({ data }: { data: CityFacts }) {
  return (
    <>
      <p className="soft">{data.holidaysText}</p>
      {data.closedText && <p className="soft">{data.closedText}</p>}
      <Strips data={data.holidayStrips} />
    </>
  );
}

/** One strip alone compares nothing: the text has said how many days they are. */
function Strips({ data }: { data: CityFacts["holidayStrips"] }) {
  return data.strips.length > 1 ? <HolidayStrips data={data} /> : null;
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
