import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { Service, Site } from "@/lib/content";
import type { LandingFrame, LandingLink, LandingPage, Pair, Place } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { CoverageClock } from "./coverage-clock";
import { Part } from "./part";

/** The body of a landing page. Parts that pages share are marked, so that a prerenderer renders them once. */
export function LandingBody({ page }: { page: LandingPage }) {
  const { frame, place, pair, service, price, links } = page;
  const { site } = frame;
  return (
    <main id="main">
      <Breadcrumbs crumbs={page.crumbs} link="a" />
      <div className="page hero">
        <div>
          <h1>{page.heading}</h1>
          <p className="lead">{page.intro}</p>
          <Actions site={site} />
        </div>
        <Part as="div" of={place} body={CoverageClock} />
      </div>
      <Part as="div" className="page stats-row" of={frame} body={Stats} />
      <Part className="page split" of={pair} body={Conversation} />
      <section className="page split">
        <div>
          <h2>Who gets in touch</h2>
          {page.callers.map((caller) => (
            <p key={caller}>{caller}</p>
          ))}
        </div>
        <Part as="div" of={pair} body={Urgent} />
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
          {page.busy.map((period) => (
            <p key={period}>{period}</p>
          ))}
          <p className="soft">{page.local.money}</p>
        </section>
      </div>
      <section className="page">
        <h2>Serving {place.city.label} & Surrounding Areas</h2>
        <div className="split">
          <p>{page.local.note}</p>
          <p>{page.local.areas}</p>
        </div>
      </section>
      <Part className="page split" of={pair} body={Reasons} />
      <Part className="page" of={service} body={WhyChoose} />
      <nav className="page" aria-label="Related pages">
        <h2>Nearby, and next door</h2>
        <div className="related">
          <Links title={`${service.short} near ${place.city.name}`} links={links.neighbours} />
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
          <Actions site={site} />
        </div>
      </section>
    </main>
  );
}

function Actions({ site }: { site: Site }) {
  return (
    <p className="actions">
      <a className="button button-main" href={routes.contact()}>
        Get started
      </a>
      <a className="button" href={`tel:${site.phone.e164}`}>
        Call {site.phone.display}
      </a>
    </p>
  );
}

function Stats({ of: { stats } }: { of: LandingFrame }) {
  return (
    <dl className="stats">
      {stats.map(({ id, value, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Heading over the sample conversation, by the way customers reach the desk. */
const CONVERSATION_HEADINGS: Record<Service["channel"], string> = {
  phone: "A call, answered",
  chat: "A chat, answered",
  orders: "A message, answered",
  project: "How it begins",
};

function Conversation({ of: { service, how, script, intake } }: { of: Pair }) {
  return (
    <>
      <div>
        <h2>{CONVERSATION_HEADINGS[service.channel]}</h2>
        <p className="soft">{how}</p>
        <ol className="numbered">
          {intake.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
      <dl className="script">
        <dt>They say</dt>
        <dd>{script.script.caller}</dd>
        <dt className="us">We say</dt>
        <dd>{script.script.agent}</dd>
        <dt className="us">Then</dt>
        <dd>{script.script.then}</dd>
      </dl>
    </>
  );
}

function Urgent({ of: { urgent } }: { of: Pair }) {
  return (
    <>
      <h2>What cannot wait</h2>
      {urgent.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </>
  );
}

function PlanRows({ of: { plans } }: { of: Place }) {
  return (
    <dl className="rows">
      {plans.map(({ plan, text }) => (
        <div key={plan.id}>
          <dt>{plan.name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Holidays({ of: { holidays, holidaysText } }: { of: Place }) {
  return (
    <>
      <h2>Holidays you keep</h2>
      <p className="soft">{holidaysText}</p>
      <dl className="rows dates">
        {holidays.map(({ name, day, sharedWithScotland }) => (
          <div key={day}>
            <dt>{name}</dt>
            <dd>
              {day}
              {sharedWithScotland ? "" : " · we work"}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Reasons({ of: { service, industry } }: { of: Pair }) {
  return (
    <>
      <div>
        <h2>What the service brings</h2>
        <ul className="plain">
          {service.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>What goes wrong without it</h2>
        <ul className="plain">
          {industry.challenges.map((challenge) => (
            <li key={challenge}>{challenge}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function WhyChoose({ of: { whyChoose } }: { of: Service }) {
  return (
    <>
      <h2>Why choose us</h2>
      <div className="why">
        {whyChoose.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  );
}

function Links({ title, links }: { title: string; links: readonly LandingLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, url, detail }) => (
          <li key={url}>
            <a href={url}>{label}</a>
            {detail && <span> {detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
