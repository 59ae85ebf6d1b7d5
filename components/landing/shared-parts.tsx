/** Parts of a landing page that many pages share; each depends on one object only. */
import type { ReactElement } from "react";
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

/** What cannot wait, or when a trade is busy: one paragraph each. */
export function Paragraphs({ of: texts }: { of: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** What a service is good for. */
export function Benefits({ of: benefits }: { of: readonly string[] }) {
  return (
    <>
      <h2>What the service brings</h2>
      <ul className="plain">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </>
  );
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
export function PlanHours({ of: { clockText, plans } }: { of: Place }) {
  return (
    <>
      <h2>Which plan answers your hours</h2>
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
 * @param word folder of the pages of the two
 */
export function Neighbours({ of: { neighbours }, word: folder }: { of: Place; word: string }) {
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
 * @param word slug of the city
 */
export function Related({ of: { service, industry, others }, word: city }: { of: Pair; word: string }) {
  return (
    <>
      <h2>Nearby, and next door</h2>
      <div className="related">
        <Links title={`Also for ${industry.names.people} here`}>
          {others.services.map(({ slug, short }) => (
            <li key={slug}>
              <a href={routes.landing(slug, industry.slug, city)}>{short}</a>
            </li>
          ))}
        </Links>
        <Links title={`${service.short} for others here`}>
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
