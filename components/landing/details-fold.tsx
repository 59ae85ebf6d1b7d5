/** What the figures of the page rest on, in one fold. */
import type { ReactNode } from "react";
import { pageSpecific, SharedFragment, TableRows } from "export-kit/fragments";
import type { CityFacts, LandingPage, LawTexts, MonthByMonth, PriceDetails } from "@/lib/landing";
import { routes } from "@/lib/routes";

export function DetailsFold({ page }: { page: LandingPage }) {
  const { headings, trade } = page.shared.messages;
  const { priceDetails, months, origin } = page;
  return (
    <details className="page working">
      <summary>
        <h2>{trade.working.heading}</h2>
      </summary>
      <div>
        {priceDetails && (
          <Part title={trade.working.price}>
            <SharedFragment as="div" page={page} select={(each) => each.priceDetails!} body={Prices} />
            {page.money !== undefined && <p>{pageSpecific(page, ({ money }) => money!)}</p>}
            <p>{pageSpecific(page, ({ cityFacts }) => cityFacts.clockText)}</p>
          </Part>
        )}
        {months && (
          <Part title={trade.year.heading}>
            <SharedFragment as="div" page={page} select={(each) => each.months!} body={Year} />
            {page.busy && (
              <SharedFragment as="div" page={page} select={({ busy }) => busy!.texts} body={Paragraphs} />
            )}
          </Part>
        )}
        {origin && origin.lines.length > 0 && (
          <Part title={pageSpecific(page, (each) => each.origin!.heading)}>
            <p>{pageSpecific(page, (each) => each.origin!.text)}</p>
            <ul>
              {origin.lines.map((_, index) => (
                <li key={index}>{pageSpecific(page, (each) => each.origin!.lines[index]!)}</li>
              ))}
            </ul>
            <p className="note">{trade.origin.source}</p>
          </Part>
        )}
        {page.engaged !== undefined && (
          <Part title={trade.engaged.heading}>
            <p>
              {pageSpecific(page, ({ engaged }) => engaged!)}{" "}
              <a href={pageSpecific(page, toolUrl)}>{trade.engaged.link}</a>
            </p>
          </Part>
        )}
        <Part title={headings.holidays}>
          {page.holidayNote !== undefined && <p>{pageSpecific(page, ({ holidayNote }) => holidayNote!)}</p>}
          <SharedFragment
            as="div"
            page={page}
            select={({ cityFacts }) => cityFacts}
            body={priceDetails ? HolidaysAndPlans : Holidays}
          />
        </Part>
        {page.law && (
          <Part title={pageSpecific(page, ({ law }) => law!.heading)}>
            <SharedFragment as="div" page={page} select={({ law }) => law!} body={Law} />
          </Part>
        )}
        {page.urgent && (
          <Part title={pageSpecific(page, ({ service: { channel } }) => headings.urgent({ channel }))}>
            <SharedFragment as="div" page={page} select={({ urgent }) => urgent!} body={Paragraphs} />
          </Part>
        )}
        <Part title={trade.working.how}>
          <SharedFragment
            as="div"
            page={page}
            select={({ conversation }) => conversation.questions}
            body={List}
          />
        </Part>
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Figures({ columns, rows }: Pick<MonthByMonth, "columns" | "rows">) {
  return (
    <table className="figures">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <TableRows page={rows} rows={(all) => all} />
    </table>
  );
}

function Prices({ data: { price, columns, rows } }: { data: PriceDetails }) {
  return (
    <>
      {price.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Figures columns={columns} rows={rows} />
    </>
  );
}

/** Of a month, in units of the drawing: its room, its bar and the space before that. */
const [ROOM, BAR, GAP] = [10, 8, 1];
/** Of the highest bar. */
const HIGHEST = 80;

/** The contacts of each month as bars, busy months standing out, and as a table. */
function Year({ data: { text, label, bars, columns, rows, note } }: { data: MonthByMonth }) {
  const path = (busy: boolean) =>
    bars
      .map(({ height, isBusy }, index) =>
        isBusy === busy
          ? `M${index * ROOM + GAP} ${HIGHEST}V${Math.round(HIGHEST * (1 - height))}h${BAR}V${HIGHEST}`
          : "",
      )
      .join("");
  const busy = path(true);
  return (
    <>
      <p>{text}</p>
      {bars.length > 0 && (
        <>
          <p className="note" aria-hidden="true">
            {label}
          </p>
          <svg
            className="calls"
            viewBox={`0 0 ${bars.length * ROOM} ${HIGHEST}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={path(false)} />
            {busy && <path className="busy" d={busy} />}
          </svg>
          <Figures columns={columns} rows={rows} />
        </>
      )}
      <p className="note">{note}</p>
    </>
  );
}

function Paragraphs({ data: texts }: { data: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Holidays({ data: { holidaysText } }: { data: CityFacts }) {
  return <p>{holidaysText}</p>;
}

/** With the days on which plans are closed. */
function HolidaysAndPlans({ data: { holidaysText, closedText, shortDays } }: { data: CityFacts }) {
  return (
    <>
      <p>
        {holidaysText} {closedText}
      </p>
      {shortDays.length > 0 && (
        <dl className="rows">
          {shortDays.map(({ plans, days }) => (
            <div key={plans}>
              <dt>{plans}</dt>
              <dd>{days}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Telephone law and customs, with their sources. */
function Law({ data: { items, note } }: { data: LawTexts }) {
  return (
    <>
      <ul>
        {items.map(({ text, source }) => (
          <li key={text}>
            {text}
            {source && (
              <>
                {" "}
                <a href={source.url} rel="nofollow">
                  {source.title}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </>
  );
}

function List({ data: texts }: { data: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The tool on lost calls, with the page's industry, and its city for the other tools. */
function toolUrl({ industry, cityFacts }: LandingPage): string {
  return routes.toolFor("missed-calls", industry.slug, cityFacts.city.slug);
}
