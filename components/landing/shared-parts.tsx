/** Parts of a landing page that many pages share; each depends on one object only. */
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import type { Industry, Service, Site } from "@/lib/content";
import type { LandingFrame, Pair, Place } from "@/lib/landing";
import { routes } from "@/lib/routes";

/** The way to a page. */
export function Crumbs({ of: crumbs }: { of: readonly Crumb[] }) {
  return <Breadcrumbs crumbs={crumbs} link="a" />;
}

/** The two things a reader can do at once. */
export function Actions({ of: site }: { of: Site }) {
  return (
    <>
      <a className="button button-main" href={routes.contact()}>
        Get started
      </a>
      <a className="button" href={`tel:${site.phone.e164}`}>
        Call&nbsp;{site.phone.display}
      </a>
    </>
  );
}

/** When a trade is busy, one paragraph a period. */
export function BusyMonths({ of: periods }: { of: readonly string[] }) {
  return periods.map((period) => <p key={period}>{period}</p>);
}

/** The four figures of the claims register. */
export function Stats({ of: { stats } }: { of: LandingFrame }) {
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
  lead: "An enquiry, sorted",
  dispatch: "A job, placed",
  chat: "A chat, answered",
  orders: "A message, answered",
  project: "How it begins",
};

/** A sample of how a customer is answered, and what is asked first. */
export function Conversation({ of: { service, how, script, intake } }: { of: Pair }) {
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

/** What each plan answers at a place. */
export function PlanRows({ of: { plans } }: { of: Place }) {
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

/** Public holidays of the next twelve months. */
export function Holidays({ of: { holidays, holidaysText } }: { of: Place }) {
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
              {sharedWithScotland ? "" : " · not ours"}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What is true of a place, whatever the trade. */
export function PlaceNotes({ of: { city, distanceText, daylightText } }: { of: Place }) {
  const rows = [
    ["The place", city.note],
    ["Getting there", city.access],
    ["Through the year", city.rhythm],
    ["On the phone", city.speech],
    ["At the door", city.homes],
    ["Daylight", daylightText],
    ["From the desk", distanceText],
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

/** What goes wrong with a trade's phones. */
export function Challenges({ of: { challenges } }: { of: Industry }) {
  return (
    <>
      <h2>Where the day goes wrong</h2>
      <ul className="plain">
        {challenges.map((challenge) => (
          <li key={challenge}>{challenge}</li>
        ))}
      </ul>
    </>
  );
}

/** Four reasons for a service. */
export function WhyChoose({ of: { whyChoose } }: { of: Service }) {
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
