/** The reasons for us, and what may be looked up, all of it folded. */
import type { ReactNode } from "react";
import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";
import { CityNotes, ListItems, Reasons, ReasonsHeading, Stats } from "./shared-fragments";
import { PageTable } from "./tables";
import { Law } from "./trade-fragments";
import { offerOf, showsMoney } from "./trade-sections";
import { hasMonths, YearNote } from "./year-section";

/** Why choose us: the reasons and our figures, beside the references. */
export function ReasonsSection({ page }: { page: LandingPage }) {
  if (!page.trade)
    return (
      page.challenges && (
        <section className="page side">
          <h2>{page.shared.messages.headings.challenges}</h2>
          <SharedFragment as="div" page={page} select={(each) => each.challenges!} body={ListItems} />
        </section>
      )
    );
  return (
    <section className="page">
      <div className="side">
        <div>
          <SharedFragment as="div" page={page} select={({ pair }) => pair} body={ReasonsHeading} />
          <SharedFragment
            as="div"
            className="reasons"
            page={page}
            select={({ service }) => service}
            body={Reasons}
          />
        </div>
        <References page={page} />
      </div>
      <SharedFragment as="div" page={page} select={({ shared }) => shared} body={Stats} />
    </section>
  );
}

/** Notes on the city, months, distances, law, benefits, challenges and terms, each under its summary. */
export function References({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  const { trade } = page;
  return (
    <div className="more">
      <Folded
        title={pageSpecific(page, ({ cityFacts: { city } }) => headings.notes.heading({ city: city.name }))}
      >
        <SharedFragment as="div" page={page} select={({ notes }) => notes} body={CityNotes} />
      </Folded>
      {hasMonths(page) && (
        <Folded title={headings.folded.months}>
          <PageTable page={page} select={(each) => each.trade!.year} />
          <YearNote page={page} />
        </Folded>
      )}
      {showsOrigin(page) && <Distances page={page} />}
      {page.law && (
        <Folded title={pageSpecific(page, ({ law }) => law!.heading)}>
          <SharedFragment as="div" page={page} select={(each) => each.law!} body={Law} />
        </Folded>
      )}
      {trade && (
        <>
          <Folded title={headings.benefits}>
            <SharedFragment as="div" page={page} select={({ benefits }) => benefits} body={ListItems} />
          </Folded>
          {page.challenges && (
            <Folded title={headings.challenges}>
              <SharedFragment as="div" page={page} select={(each) => each.challenges!} body={ListItems} />
            </Folded>
          )}
          <Terms page={page} />
        </>
      )}
    </div>
  );
}

function Folded({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <details className={className}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}

/** Contacts by distance. */
function Distances({ page }: { page: LandingPage }) {
  return (
    <Folded className="far" title={pageSpecific(page, ({ trade }) => trade!.origin.heading)}>
      <PageTable page={page} select={({ trade }) => trade!.origin} />
      <p className="note">{page.shared.messages.trade.origin.source}</p>
    </Folded>
  );
}

export function showsOrigin({ trade }: LandingPage): boolean {
  return trade !== undefined && trade.origin.rows.length > 0;
}

/** What holds for all plans, and what figures and clocks rest on. */
function Terms({ page }: { page: LandingPage }) {
  return (
    <Folded title={page.shared.messages.headings.folded.terms}>
      {page.trade!.offer && page.trade!.offer.same.length > 0 && (
        <PageTable
          page={page}
          select={({ trade }) => ({ columns: trade!.offer!.columns, rows: trade!.offer!.same })}
        />
      )}
      {offerOf(page) && <p className="note">{pageSpecific(page, (each) => offerOf(each)!.note)}</p>}
      {showsMoney(page) && (
        <p className="note">{pageSpecific(page, ({ cityFacts }) => cityFacts.moneyText!)}</p>
      )}
      <p className="note">{pageSpecific(page, ({ cityFacts }) => cityFacts.clockText)}</p>
    </Folded>
  );
}
