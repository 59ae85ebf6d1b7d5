/** When the reader does not need us: one sentence, and what each way costs where there is more than one. */
import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage, Alternatives } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { Bar } from "./plan-cards-section";

const alternativesOf = ({ alternatives }: LandingPage) => alternatives!;

export function AlternativesSection({ page }: { page: LandingPage }) {
  const heading = <h2>{pageSpecific(page, (each) => alternativesOf(each).heading)}</h2>;
  return (
    <section className="page split">
      {!page.cards && heading}
      <div>
        {page.cards && heading}
        <p className="big">{pageSpecific(page, (each) => alternativesOf(each).verdict)}</p>
        <p className="note">
          <a href={pageSpecific(page, costUrl)}>{page.shared.messages.trade.alternatives.link}</a>
        </p>
      </div>
      {page.cards && <SharedFragment as="div" page={page} select={alternativesOf} body={Rows} />}
    </section>
  );
}

function Rows({ data: { rows } }: { data: Alternatives }) {
  return (
    <dl className="costs">
      {rows.map(({ name, amount, text, width, plan }) => (
        <div key={name}>
          <dt>{name}</dt>
          {amount && (
            <dd>
              <b>{amount}</b>
            </dd>
          )}
          <dd>{text}</dd>
          {amount && (
            <dd>
              <Bar id={plan ?? "own"} part={width} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The tool on costs, with the page's industry and its city. */
function costUrl({ industry, cityFacts }: LandingPage): string {
  return routes.toolFor("cost", industry.slug, cityFacts.city.slug);
}
