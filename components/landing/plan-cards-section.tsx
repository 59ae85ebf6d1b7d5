/** The plans side by side, the suitable one marked. */
import { SharedFragment } from "export-kit/fragments";
import type { LandingPage, PlanCards } from "@/lib/landing";
import { unbroken } from "@/lib/sentences";

export function CardsSection({ page }: { page: LandingPage }) {
  return <SharedFragment className="page" page={page} select={({ cards }) => cards!} body={Cards} />;
}

function Cards({ data: { heading, cards, note } }: { data: PlanCards }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul className="cards">
        {cards.map(({ id, name, amount, month, percent, coverage, figures, suits }) => (
          <li key={id} className={suits === undefined ? undefined : "suits"}>
            <h3>
              {suits !== undefined && <small>{suits}</small>} {name}
            </h3>
            <p>
              <b>{amount}</b> {month}
            </p>
            <Bar id={id} part={percent / 100} />
            <p>{unbroken(coverage)}</p>
            <dl>
              {figures.map(([term, figure]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {note && <p className="note">{note}</p>}
    </>
  );
}

/** A part of a whole, in the colour of a plan; the text beside it says the same. */
export function Bar({ id, part }: { id: string; part: number }) {
  const width = Math.round(part * 100);
  return (
    <svg className="gauge" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <path className={id} d={`M0 0h${width}v1H0z`} />
    </svg>
  );
}
