/** The year of the industry and of the city: contacts by month, the picture of the year, public holidays. */
import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { BusyMonths, ClosedDays, HolidayCount, HolidaysByPlace, ShortDays } from "./calendar-fragments";
import { MonthBars } from "./clock/month-bars";
import { DeskYearPicture, YearPicture } from "./pictures";

const cityFactsOf = ({ cityFacts }: LandingPage) => cityFacts;

/** Where there is a picture of the year it is above, and the section stands on the colour of cards. */
export function YearSection({ page }: { page: LandingPage }) {
  const heading = (
    <h2>
      {pageSpecific(page, ({ cityFacts, shared: { messages } }) =>
        messages.trade.year.heading({ city: cityFacts.city.label }),
      )}
    </h2>
  );
  const columns = hasYear(page) ? (
    <div className="side">
      <Months page={page} />
      <Holidays page={page} />
    </div>
  ) : (
    <div className="side">
      <Holidays page={page} />
      {page.trade && <YearNote page={page} />}
    </div>
  );
  const picture = yearPictureOf(page);
  if (!picture)
    return (
      <section className="page">
        {heading}
        {columns}
      </section>
    );
  return (
    <section className="raised">
      <div className="page">
        {heading}
        <SharedFragment as="div" page={page} select={cityFactsOf} body={picture} />
        {hasMonths(page) && (
          <SharedFragment as="div" page={page} select={({ trade }) => trade!.bars} body={MonthBars} />
        )}
        {columns}
      </div>
    </section>
  );
}

/** Software, which has neither a plan nor a day at the desk, has none; nor has a service that does not suit. */
function yearPictureOf({ trade }: LandingPage): typeof YearPicture | undefined {
  if (trade?.plan !== undefined) return YearPicture;
  return trade?.worth && DeskYearPicture;
}

/** Its contacts, its busy months and its busiest hour. */
function Months({ page }: { page: LandingPage }) {
  const { trade } = page;
  const { messages } = page.shared;
  return (
    <div>
      {trade && <p className="big">{pageSpecific(page, (each) => each.trade!.yearText)}</p>}
      {page.busy.texts.length > 0 && (
        <SharedFragment as="div" page={page} select={({ busy }) => busy} body={BusyMonths} />
      )}
      {trade?.engaged !== undefined && (
        <p>
          {pageSpecific(page, (each) => each.trade!.engaged!)}{" "}
          <a href={pageSpecific(page, toolUrl)}>{messages.trade.engaged.link}</a>
        </p>
      )}
      {trade && !hasMonths(page) && <YearNote page={page} />}
    </div>
  );
}

/** What the figures of the year rest on. */
export function YearNote({ page }: { page: LandingPage }) {
  return <p className="note">{pageSpecific(page, ({ trade }) => trade!.year.note)}</p>;
}

/** Whether something sets the months apart: they have bars, and their table is among the references. */
export function hasMonths({ trade }: LandingPage): boolean {
  return trade !== undefined && trade.year.rows.length > 0;
}

/** Nothing sets the months of goods apart. */
export function hasYear({ trade, busy }: LandingPage): boolean {
  return (
    busy.texts.length > 0 ||
    (trade !== undefined && (trade.year.rows.length > 0 || trade.engaged !== undefined))
  );
}

/** Folded on phones: the picture has their dates. */
function Holidays({ page }: { page: LandingPage }) {
  return (
    <details className="open">
      <summary>
        <h3>{page.shared.messages.headings.holidays}</h3>
      </summary>
      <HolidayTexts page={page} />
      <HolidayDays page={page} />
    </details>
  );
}

/** How many public holidays there are. */
function HolidayTexts({ page }: { page: LandingPage }) {
  return (
    <>
      {page.trade && page.pair.takesCustomers && (
        <p>{pageSpecific(page, ({ industry }) => industry.publicHolidays.note)}</p>
      )}
      <SharedFragment as="div" page={page} select={cityFactsOf} body={holidaysOf(page)} />
    </>
  );
}

/** Their months, and the plans that answer on them. */
function HolidayDays({ page }: { page: LandingPage }) {
  return (
    <>
      {showsStrips(page) && (
        <SharedFragment as="div" page={page} select={cityFactsOf} body={HolidaysByPlace} />
      )}
      {showsShortDays(page) && <SharedFragment as="div" page={page} select={cityFactsOf} body={ShortDays} />}
    </>
  );
}

/** Which plans answer on holidays is of no interest to firms that are closed as well. */
export function showsShortDays({ trade, cityFacts }: LandingPage): boolean {
  return trade?.plan !== undefined && !trade.hours.isClosedOnHolidays && cityFacts.shortDays.length > 0;
}

/** The picture of the year has the dates. One strip alone compares nothing: the text says how many days they are. */
export function showsStrips(page: LandingPage): boolean {
  return !yearPictureOf(page) && page.cityFacts.holidayStrips.strips.length > 1;
}

/** When our office is closed is of no interest where the table leaves its plan out. */
function holidaysOf({ trade, cityFacts }: LandingPage): typeof HolidayCount {
  return trade?.plan !== undefined && trade.offer!.columns.length > cityFacts.plans.length
    ? ClosedDays
    : HolidayCount;
}

/** The tool on lost calls, with the page's industry, and its city for the other tools. */
function toolUrl({ industry, cityFacts }: LandingPage): string {
  return routes.toolFor("missed-calls", industry.slug, cityFacts.city.slug);
}
