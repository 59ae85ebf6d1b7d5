/**
 * Fragments on the industry of a page. As in `shared-fragments.tsx`, each may read only `data` and `slot`.
 *
 * @see docs/decisions/0002-shared-fragments.md
 */
import type { LawTexts, PairWording } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { ownScene, ServiceScene, TradeScene } from "./pictures";

/** Telephone law and customs, with their sources. */
export function Law({ data: { items, note } }: { data: LawTexts }) {
  return (
    <>
      <p className="note">{note}</p>
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
  const [best] = suitable;
  return (
    <>
      <div>
        <h2>{messages.trade.unfit.heading({ people })}</h2>
        {ownScene(industry) ? <TradeScene data={industry} /> : best && <ServiceScene data={best} />}
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
