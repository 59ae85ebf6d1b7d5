/**
 * Fragments on the industry of a page. As in `shared-fragments.tsx`, each may read only `data` and `slot`.
 *
 * @see docs/decisions/0002-shared-fragments.md
 */
import type { LawTexts, PairWording } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { TradeScene } from "./pictures";

/** What is typical of the industry out of hours and on public holidays, and why the service suits it. */
export function TradeFacts({
  data: {
    pair: { service, industry, script, urgent, messages },
  },
}: {
  data: PairWording;
}) {
  const { fit, emergency, emergencyText, weekend, holidays } = messages.trade.facts;
  // Those who enquire or order are not customers of the day, nor are colleagues: their pages have no urgent cases.
  const hasCustomers = service.channel !== "orders" && urgent.length > 0;
  const rows: [term: string, text: string][] = [[fit, script.reason]];
  if (hasCustomers) {
    if (industry.emergency) rows.push([emergency, emergencyText({ emergency: industry.emergency })]);
    rows.push([weekend, industry.weekend], [holidays, industry.publicHolidays.note]);
  }
  return (
    <dl className="rows">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Telephone law and customs, with their sources. */
export function Law({ data: { heading, items, note } }: { data: LawTexts }) {
  return (
    <>
      <div>
        <h2>{heading}</h2>
        <p className="note">{note}</p>
      </div>
      <ul className="plain">
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
    </>
  );
}

/**
 * The services that suit the industry, for pages of one that does not.
 *
 * @param slot slug of the city
 */
export function SuitableServices({
  data: {
    pair: { industry, suitable, messages },
    people,
  },
  slot: city,
}: {
  data: PairWording;
  slot: string;
}) {
  return (
    <>
      <div>
        <h2>{messages.trade.unfit.heading({ people })}</h2>
        <TradeScene data={industry} />
      </div>
      <dl className="rows">
        {suitable.map(({ slug, short }) => (
          <div key={slug}>
            <dt>
              <a href={routes.landing(slug, industry.slug, city)}>{short}</a>
            </dt>
            <dd>{industry.services[slug]!.reason}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
