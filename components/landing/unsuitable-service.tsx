/** A page whose service does not suit the trade: it says so, and shows what does. */
import { pageSpecific, SharedFragment, SlottedFragment } from "export-kit/fragments";
import type { LandingPage, PairWording } from "@/lib/landing";
import { routes } from "@/lib/routes";

/** The reason, and the service that suits best. */
export function UnsuitableHead({ page }: { page: LandingPage }) {
  return (
    <div className="page hero">
      <div>
        <h1>{pageSpecific(page, ({ heading }) => heading)}</h1>
        <p className="lead">{pageSpecific(page, ({ intro }) => intro)}</p>
        <SlottedFragment
          as="p"
          className="actions"
          page={page}
          select={({ wording }) => wording}
          body={BestService}
          slot={({ cityFacts }) => cityFacts.city.slug}
        />
      </div>
      <SharedFragment as="div" page={page} select={({ pair }) => pair} body={CallOfBestService} />
    </div>
  );
}

/** @param slot slug of the city */
function BestService({ data: { pair, people }, slot: city }: { data: PairWording; slot: string }) {
  const [best] = pair.suitable;
  if (!best) return null;
  return (
    <a className="button button-main" href={routes.landing(best.slug, pair.industry.slug, city)}>
      {pair.messages.trade.unfit.see({ service: best.phrase, people })}
    </a>
  );
}

/** A call of the trade, as the best service takes it. */
function CallOfBestService({ data: { industry, suitable, messages } }: { data: LandingPage["pair"] }) {
  const [best] = suitable;
  if (!best) return null;
  const { script } = industry.services[best.slug]!;
  const names = messages.headings.conversation;
  return (
    <div className="slip">
      <h3>{messages.trade.unfit.note}</h3>
      <dl className="rows">
        {(["caller", "agent", "then"] as const).map((part) => (
          <div key={part}>
            <dt>{names[part]}</dt>
            <dd>{script[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** All services that suit, the best first. */
export function SuitableServices({ page }: { page: LandingPage }) {
  const { unfit } = page.shared.messages.trade;
  return (
    <section className="page">
      <h2>
        {pageSpecific(page, ({ wording: { people }, cityFacts }) =>
          unfit.heading({ people, city: cityFacts.city.label }),
        )}
      </h2>
      <SlottedFragment
        as="div"
        page={page}
        select={({ wording }) => wording}
        body={ServiceRows}
        slot={({ cityFacts }) => cityFacts.city.slug}
      />
    </section>
  );
}

/** @param slot slug of the city */
function ServiceRows({
  data: {
    pair: { industry, suitable, messages },
  },
  slot: city,
}: {
  data: PairWording;
  slot: string;
}) {
  return (
    <dl className="rows wide">
      {suitable.map(({ slug, short }, index) => (
        <div key={slug}>
          <dt>
            <a href={routes.landing(slug, industry.slug, city)}>{short}</a>
            {index === 0 && <small>{messages.trade.unfit.start}</small>}
          </dt>
          <dd>{industry.services[slug]!.reason}</dd>
        </div>
      ))}
    </dl>
  );
}
