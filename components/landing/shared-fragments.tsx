/**
 * Fragments that landing pages share. Each may read only `data` and `slot`: it is rendered once for all pages with that
 * object as its data.
 *
 * @see docs/decisions/0002-shared-fragments.md
 */
import type { ReactElement } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import type {
  CityFacts,
  CityNote,
  Conversation,
  LandingPage,
  PairWording,
  SharedContent,
  Titled,
} from "@/lib/landing";
import { firstSentence } from "@/lib/landing/english";
import { routes } from "@/lib/routes";
import { CallScene } from "./pictures";

export function Crumbs({ data: crumbs }: { data: readonly Crumb[] }) {
  return <Breadcrumbs crumbs={crumbs} link="a" />;
}

/** The two calls to action. */
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

/** The first of them alone, after what it costs. */
export function Start({ data: { messages } }: { data: SharedContent }) {
  return (
    <a className="button button-main" href={routes.contact()}>
      {messages.headings.actions.start}
    </a>
  );
}

/** Where the company's terms are. */
export function FirmLinks({ data: { messages } }: { data: SharedContent }) {
  const { terms, privacy, about } = messages.headings.closing;
  return (
    <>
      <a href={routes.page("terms")}>{terms}</a> · <a href={routes.page("privacy")}>{privacy}</a> ·{" "}
      <a href={routes.about()}>{about}</a>
    </>
  );
}

/** Sentences, a paragraph each. */
export function Paragraphs({ data: texts }: { data: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** The benefits of a service, or the challenges of an industry, without their heading. */
export function ListItems({ data: { items } }: { data: Titled<string> }) {
  return (
    <ul className="plain">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The four claims. */
export function Stats({ data: { stats } }: { data: SharedContent }) {
  return (
    <dl className="stats">
      {stats.map(({ id, value, label, scope }) => (
        <div key={id}>
          <dt>
            {label}: {scope}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A sample conversation beside the scene of the trade or the service, and how the agent goes on, with the first questions.
 * On phones the conversation comes first.
 */
export function SampleConversation({
  data: { service, industry, reason, how, script, questions, messages },
}: {
  data: Conversation;
}) {
  const { conversation, folded } = messages.headings;
  const { heading, caller, agent, then } = conversation;
  return (
    <>
      <h2>{heading({ channel: service.channel })}</h2>
      <dl className="script">
        <dt>{caller}</dt>
        <dd>{script.caller}</dd>
        <dt className="agent">{agent}</dt>
        <dd>{script.agent}</dd>
        <dt className="agent">{then}</dt>
        <dd>{script.then}</dd>
      </dl>
      <div>
        <p>{reason}</p>
        <CallScene service={service} industry={industry} />
      </div>
      <details className="open">
        <summary>{folded.how}</summary>
        <div>
          <p className="soft">{how}</p>
          <ol className="numbered">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </details>
    </>
  );
}

/**
 * The landing pages of neighbouring cities.
 *
 * @param slot folder of the landing pages of a service and an industry
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
 * The landing pages of other services and of other industries in the same city.
 *
 * @param slot slug of the city
 */
export function Related({
  data: {
    pair: { service, industry, suitable, others, messages },
    people,
  },
  slot: city,
}: {
  data: PairWording;
  slot: string;
}) {
  const { heading, services, industries } = messages.headings.related;
  return (
    <>
      <h2>{heading}</h2>
      <div className="related">
        <Links title={services({ people })}>
          {suitable.map(({ slug, short }) => (
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

/** A list with a heading. Renders nothing if it is empty. */
function Links({ title, children }: { title: string; children: ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** What is known about a city. */
export function CityNotes({ data: notes }: { data: readonly CityNote[] }) {
  return (
    <dl className="rows">
      {notes.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The heading of the reasons, which links to the service's own page: it has the whole text. */
export function ReasonsHeading({ data: { service, messages } }: { data: LandingPage["pair"] }) {
  return (
    <h2>
      <a href={routes.service(service.slug)}>{messages.headings.reasons}</a>
    </h2>
  );
}

/** The reasons for a service, each in a sentence. */
export function Reasons({ data: { whyChoose } }: { data: LandingPage["service"] }) {
  return whyChoose.map(({ title, text }) => (
    <div key={title}>
      <h3>{title}</h3>
      <p>{firstSentence(text)}</p>
    </div>
  ));
}
