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

/** Public holidays of the next twelve months, and which plans answer. */
export function Holidays({ data }: { data: CityFacts }) {
  return <HolidayList facts={data} show="answered" />;
}

/** The same with the days on which only our office is closed. */
export function HolidaysAndClosedDays({ data }: { data: CityFacts }) {
  return <HolidayList facts={data} show="answered" closed={data.closedText} />;
}

/** The same for services without a plan. */
export function HolidayDates({ data }: { data: CityFacts }) {
  return <HolidayList facts={data} show="day" />;
}

function HolidayList({
  facts: { holidays, holidaysText, holidayStrips, messages },
  show,
  closed,
}: {
  facts: CityFacts;
  show: "answered" | "day";
  closed?: string;
}) {
  return (
    <>
      <div>
        <h2>{messages.headings.holidays}</h2>
        <p className="soft">{holidaysText}</p>
        {closed && <p className="soft">{closed}</p>}
        <HolidayStrips data={holidayStrips} />
      </div>
      <details>
        <summary>{messages.headings.folded.dates}</summary>
        <dl className="rows dates">
          {holidays.map((holiday) => (
            <div key={holiday.day}>
              <dt>{holiday.name}</dt>
              <dd>{holiday[show]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
