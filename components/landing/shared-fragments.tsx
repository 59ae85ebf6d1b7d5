/** Parts of a landing page that many pages share; each depends on one object only. */
import type { ReactElement } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import type { SharedContent, LandingPage, Pair, CityFacts, Titled } from "@/lib/landing";
import { routes } from "@/lib/routes";

/** The way to a page. */
export function Crumbs({ data: crumbs }: { data: readonly Crumb[] }) {
  return <Breadcrumbs crumbs={crumbs} link="a" />;
}

/** The two things a reader can do at once. */
export function Actions({ data: { site, messages } }: { data: SharedContent }) {
  const { start, call } = messages.headings.actions;
  return (
    <>
      <a className="button button-main" href={routes.contact()}>
        {start}
      </a>
      <a className="button" href={`tel:${site.phone.e164}`}>
        {call({ phone: site.phone.display })}
      </a>
    </>
  );
}

/** What cannot wait, or when a trade is busy: one paragraph each. */
export function Paragraphs({ data: texts }: { data: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** Sentences under a heading: what a service is good for, what goes wrong with a trade's phones. */
export function TitledList({ data: { heading, items } }: { data: Titled<string> }) {
  return (
    <>
      <h2>{heading}</h2>
      <ul className="plain">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** The four figures of the claims register. */
export function Stats({ data: { stats } }: { data: SharedContent }) {
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

/** A sample of how a customer is answered, and what is asked first. */
export function Conversation({ data: { service, how, script, intake, messages } }: { data: Pair }) {
  const { heading, caller, agent, then } = messages.headings.conversation;
  return (
    <>
      <div>
        <h2>{heading({ channel: service.channel })}</h2>
        <p className="soft">{how}</p>
        <ol className="numbered">
          {intake.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
      <dl className="script">
        <dt>{caller}</dt>
        <dd>{script.script.caller}</dd>
        <dt className="us">{agent}</dt>
        <dd>{script.script.agent}</dd>
        <dt className="us">{then}</dt>
        <dd>{script.script.then}</dd>
      </dl>
    </>
  );
}

/** What each plan answers at a place. */
export function PlanHours({ data: { clockText, plans, messages } }: { data: CityFacts }) {
  return (
    <>
      <h2>{messages.headings.plans}</h2>
      <p className="soft">{clockText}</p>
      <dl className="rows">
        {plans.map(({ plan, text }) => (
          <div key={plan.id}>
            <dt>{plan.name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * The cities nearby, with the same service for the same trade.
 *
 * @param slot folder of the pages of a service and industry
 */
export function Neighbours({ data: { neighbours }, slot: folder }: { data: CityFacts; slot: string }) {
  return (
    <ul className="plain near">
      {neighbours.map(({ city, detail }) => (
        <li key={city.slug}>
          <a href={`${folder}/${city.slug}`}>{city.label}</a>, {detail}
        </li>
      ))}
    </ul>
  );
}

/**
 * The other services for a trade, and a service for other trades, at the same place.
 *
 * @param slot slug of the city
 */
export function Related({
  data: { service, industry, others, messages },
  slot: city,
}: {
  data: Pair;
  slot: string;
}) {
  const { heading, services, industries } = messages.headings.related;
  return (
    <>
      <h2>{heading}</h2>
      <div className="related">
        <Links title={services({ people: industry.names.people })}>
          {others.services.map(({ slug, short }) => (
            <li key={slug}>
              <a href={routes.landing(slug, industry.slug, city)}>{short}</a>
            </li>
          ))}
        </Links>
        <Links title={industries({ service: service.short })}>
          {others.industries.map(({ slug, title }) => (
            <li key={slug}>
              <a href={routes.landing(service.slug, slug, city)}>{title}</a>
            </li>
          ))}
        </Links>
      </div>
    </>
  );
}

/** A titled list, or nothing where it would be empty. */
function Links({ title, children }: { title: string; children: ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** Public holidays of the next twelve months. */
export function Holidays({ data: { holidays, holidaysText, messages } }: { data: CityFacts }) {
  return (
    <>
      <h2>{messages.headings.holidays}</h2>
      <p className="soft">{holidaysText}</p>
      <dl className="rows dates">
        {holidays.map(({ name, day, sharedWithDesk }) => (
          <div key={day}>
            <dt>{name}</dt>
            <dd>{sharedWithDesk ? day : messages.city.holidays.notOurs({ day })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What is true of a place, whatever the trade. */
export function CityNotes({ data: { city, distanceText, daylightText, messages } }: { data: CityFacts }) {
  const { notes } = messages.headings;
  const rows = [
    [notes.city, city.note],
    [notes.access, city.access],
    [notes.rhythm, city.rhythm],
    [notes.speech, city.speech],
    [notes.homes, city.homes],
    [notes.daylight, daylightText],
    [notes.distance, distanceText],
  ] as const;
  return (
    <dl className="rows">
      {rows.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Four reasons for a service. */
export function Reasons({ data: { heading, items } }: { data: LandingPage["reasons"] }) {
  return (
    <>
      <h2>{heading}</h2>
      <div className="why">
        {items.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  );
}
