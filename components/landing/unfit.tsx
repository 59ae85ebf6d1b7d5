/** A page whose service does not suit the trade: it says so, and shows what does. */
import { pageSpecific, SharedFragment, SlottedFragment } from "export-kit/fragments";
import type { LandingPage, PairWording } from "@/lib/landing";
import { routes } from "@/lib/routes";

export function UnfitHead({ page }: { page: LandingPage }) {
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
          body={Best}
          slot={({ cityFacts }) => cityFacts.city.slug}
        />
      </div>
      <SharedFragment as="div" page={page} select={({ pair }) => pair} body={Instead} />
    </div>
  );
}

/** @param slot slug of the city */
function Best({ data: { pair, people }, slot: city }: { data: PairWording; slot: string }) {
  const [best] = pair.suitable;
  if (!best) return null;
  return (
    <a className="button button-main" href={routes.landing(best.slug, pair.industry.slug, city)}>
      {pair.messages.trade.unfit.see({ service: best.phrase, people })}
    </a>
  );
}

/** A call of the trade, as the best service takes it. */
function Instead({ data: { industry, suitable, messages } }: { data: LandingPage["pair"] }) {
  const [best] = suitable;
  if (!best) return null;
  const { script } = industry.services[best.slug]!;
  const { caller, agent, then } = messages.headings.conversation;
  return (
    <div className="slip">
      <h3>{messages.trade.unfit.note}</h3>
      <dl className="rows">
        <div>
          <dt>{caller}</dt>
          <dd>{script.caller}</dd>
        </div>
        <div>
          <dt>{agent}</dt>
          <dd>{script.agent}</dd>
        </div>
        <div>
          <dt>{then}</dt>
          <dd>{script.then}</dd>
        </div>
      </dl>
    </div>
  );
}

export function UnfitServices({ page }: { page: LandingPage }) {
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
        body={Suitable}
        slot={({ cityFacts }) => cityFacts.city.slug}
      />
    </section>
  );
}

/** @param slot slug of the city */
function Suitable({
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
