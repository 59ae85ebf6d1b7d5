import type { LandingLink, LandingPage } from "@/lib/landing";
import { CoverageClock } from "./coverage-clock";
import { Part } from "./part";
import {
  Actions,
  BusyMonths,
  Challenges,
  Conversation,
  Crumbs,
  Holidays,
  PlaceNotes,
  PlanRows,
  Stats,
  WhyChoose,
} from "./shared-parts";

/** Heading over the trade's callers: where the service is not about the phone, they ring all the same. */
const CALLERS_HEADINGS: Record<LandingPage["service"]["channel"], string> = {
  phone: "Who gets in touch",
  lead: "Who gets in touch",
  dispatch: "Who gets in touch",
  chat: "Who gets in touch",
  orders: "Who rings meanwhile",
  project: "Who rings meanwhile",
};

/** The body of a landing page. Parts that pages share are marked, so that a prerenderer renders them once. */
export function LandingBody({ page }: { page: LandingPage }) {
  const { frame, place, pair, service, price, links } = page;
  const { site } = frame;
  return (
    <main id="main">
      <Part as="div" of={pair.crumbs} body={Crumbs} />
      <div className="page hero">
        <div>
          <h1>{page.heading}</h1>
          <p className="lead">{page.intro}</p>
          <Part as="p" className="actions" of={site} body={Actions} />
        </div>
        <Part as="div" of={place} body={CoverageClock} />
      </div>
      <Part as="div" className="page stats-row" of={frame} body={Stats} />
      <Part className="page split" of={pair} body={Conversation} />
      <section className="page split">
        <div>
          <h2>{CALLERS_HEADINGS[service.channel]}</h2>
          {page.callers.map((caller) => (
            <p key={caller}>{caller}</p>
          ))}
        </div>
        <div>
          <h2>What cannot wait</h2>
          {page.urgent.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </div>
      </section>
      <section className="page">
        <h2>Which plan answers your hours</h2>
        <p className="soft">{page.local.clock}</p>
        <Part as="div" of={place} body={PlanRows} />
        <p>
          {price.assumption} {price.advice}
        </p>
      </section>
      <div className="page split">
        <Part of={place} body={Holidays} />
        <section>
          <h2>Your busy months</h2>
          <Part as="div" of={page.busy} body={BusyMonths} />
          <p className="soft">{page.local.money}</p>
        </section>
      </div>
      <section className="page">
        <h2>Serving {place.city.label} & Surrounding Areas</h2>
        <div className="split">
          <div>
            <Part as="div" of={place} body={PlaceNotes} />
            <p>{page.local.areas}</p>
          </div>
          {links.neighbours.length > 0 && (
            <div>
              <p>{page.local.around}</p>
              <ul className="plain near">
                {links.neighbours.map(({ label, url, detail }) => (
                  <li key={url}>
                    <a href={url}>{label}</a>, {detail}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
      <section className="page split">
        <div>
          <h2>What the service brings</h2>
          <ul className="plain">
            {page.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
        <Part as="div" of={page.industry} body={Challenges} />
      </section>
      <Part className="page" of={service} body={WhyChoose} />
      <nav className="page" aria-label="Related pages">
        <h2>Nearby, and next door</h2>
        <div className="related">
          <Links title={`Also for ${page.industry.names.people} here`} links={links.services} />
          <Links title={`${service.short} for others here`} links={links.industries} />
        </div>
      </nav>
      <section className="band">
        <div className="page">
          <h2>Ask us about {place.city.label}</h2>
          <p>
            Write to{" "}
            <a href={`mailto:${site.email.sales}?subject=${encodeURIComponent(page.heading)}`}>
              {site.email.sales}
            </a>
            , or ring and say which hours hurt most.
          </p>
          <Part as="p" className="actions" of={site} body={Actions} />
        </div>
      </section>
    </main>
  );
}

/** A titled list of links to other landing pages. */
function Links({ title, links }: { title: string; links: readonly LandingLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
