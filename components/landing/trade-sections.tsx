/** Sections of a page whose service suits the industry. */
import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";
import { DayStrips } from "./clock/day-strips";
import { WorthStrips } from "./clock/worth-strips";
import { isScene } from "@/lib/art";
import { ownScene, ServiceScene, TradeScene } from "./pictures";
import { Paragraphs } from "./shared-fragments";
import { PageTable } from "./tables";

/** Who gets in touch, and what cannot wait, with a picture of their trade. */
export function CallersSection({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  const heading = (
    <h2>{pageSpecific(page, ({ service }) => headings.callers({ channel: service.channel }))}</h2>
  );
  const texts = page.callers.map((_, index) => (
    <p key={index}>{pageSpecific(page, ({ callers }) => callers[index]!)}</p>
  ));
  const scene = sceneBeside(page);
  const picture =
    scene === "trade" ? (
      <SharedFragment as="div" page={page} select={({ industry }) => industry} body={TradeScene} />
    ) : (
      scene && <SharedFragment as="div" page={page} select={({ service }) => service} body={ServiceScene} />
    );
  if (!page.urgent)
    return (
      <section className={picture ? "page split middle" : "page side"}>
        <div>
          {heading}
          {picture && texts}
        </div>
        {picture ?? <div>{texts}</div>}
      </section>
    );
  return (
    <section className="page split">
      <div>
        {heading}
        {picture}
      </div>
      <div>{texts}</div>
      <div className="urgent">
        <h3>{pageSpecific(page, ({ service }) => headings.urgent({ channel: service.channel }))}</h3>
        <SharedFragment as="div" page={page} select={({ urgent }) => urgent!} body={Paragraphs} />
      </div>
    </section>
  );
}

/** Beside who gets in touch is the scene of the trade; where the heading has it or there is none, that of the service. */
export function sceneBeside({ trade, service, industry }: LandingPage): "trade" | "service" | undefined {
  if (trade?.plan !== undefined && ownScene(industry)) return "trade";
  return isScene(service.slug) ? "service" : undefined;
}

/**
 * Under the figures, the answer: the plan that suits, beside a usual day and the plans' hours as strips; what an enquiry
 * may be worth; or, for services by quotation, the week.
 */
export function AnswerSection({ page }: { page: LandingPage }) {
  const { strips } = page.shared.messages.trade;
  if (page.trade!.plan === undefined)
    return page.trade!.worth ? <OfferSection page={page} /> : <WeekSection page={page} />;
  return (
    <section className="page side under answer">
      <h2>{strips.heading({ channel: page.service.channel })}</h2>
      <p className="sum">{pageSpecific(page, ({ trade }) => trade!.answer!)}</p>
      <SharedFragment as="div" page={page} select={({ trade }) => trade!.strips} body={DayStrips} />
      <p className="lead">{pageSpecific(page, ({ trade }) => trade!.verdict)}</p>
      <div>
        <OpenHours page={page} />
      </div>
    </section>
  );
}

/** When firms are open, and what our clock is meanwhile. */
function OpenHours({ page }: { page: LandingPage }) {
  return (
    <>
      {/* Who has ordered may write at any hour. */}
      {page.service.channel !== "orders" && <p>{pageSpecific(page, ({ trade }) => trade!.opening)}</p>}
      <p className="soft">{pageSpecific(page, ({ cityFacts }) => cityFacts.clockText)}</p>
    </>
  );
}

/** A usual day on our clock, for services without a plan. */
export function WeekSection({ page }: { page: LandingPage }) {
  const opening = <p>{pageSpecific(page, ({ trade }) => trade!.opening)}</p>;
  const isAnswer = !page.trade!.worth;
  return (
    <section className={isAnswer ? "page side under answer" : "page side under"}>
      <div>
        <h2>{page.shared.messages.trade.week.heading}</h2>
        {isAnswer ? <p>{pageSpecific(page, ({ trade }) => trade!.verdict)}</p> : opening}
      </div>
      <div>
        {isAnswer && opening}
        <p className="soft">{pageSpecific(page, ({ cityFacts }) => cityFacts.clockText)}</p>
      </div>
      <SharedFragment as="div" page={page} select={({ trade }) => trade!.hours.dayAtDesk} body={DayStrips} />
    </section>
  );
}

/** The plans side by side with the reasons for one of them, or what an enquiry may be worth. */
export function OfferSection({ page }: { page: LandingPage }) {
  const { folded } = page.shared.messages.headings;
  const heading = <h2>{pageSpecific(page, (each) => offerOf(each)!.heading)}</h2>;
  const notes = (
    <details>
      <summary>{folded.terms}</summary>
      <p className="note">{pageSpecific(page, (each) => offerOf(each)!.note)}</p>
      {showsMoney(page) && (
        <p className="note">{pageSpecific(page, ({ cityFacts }) => cityFacts.moneyText!)}</p>
      )}
    </details>
  );
  if (page.trade!.plan !== undefined)
    return (
      <section className="page side">
        <div>
          {heading}
          {page.trade!.considerations.map((_, index) => (
            <details key={index} className="open">
              <summary>{pageSpecific(page, ({ trade }) => trade!.considerations[index]!.title)}</summary>
              <p>{pageSpecific(page, ({ trade }) => trade!.considerations[index]!.text)}</p>
            </details>
          ))}
        </div>
        <div>
          <PageTable page={page} select={({ trade }) => trade!.offer!} />
          {notes}
        </div>
      </section>
    );
  // Plans have the answer above; who buys leads has it here, with what we do.
  return (
    <section className="page side answer">
      <div>
        {heading}
        <p className="sum">{pageSpecific(page, ({ trade }) => trade!.worth!.answer)}</p>
        <p className="lead">{pageSpecific(page, ({ trade }) => trade!.worth!.spend)}</p>
      </div>
      <div>
        <SharedFragment as="div" page={page} select={({ trade }) => trade!.worth!} body={WorthStrips} />
        <p>{pageSpecific(page, ({ trade }) => trade!.verdict)}</p>
        {notes}
      </div>
    </section>
  );
}

/** The plans, or what an enquiry may be worth; undefined for services by quotation. */
function offerOf({ trade }: LandingPage): { heading: string; note: string } | undefined {
  return trade?.offer ?? trade?.worth;
}

/** Where no sum is printed, nothing has to be converted. */
export function showsMoney(page: LandingPage): boolean {
  return page.cityFacts.moneyText !== undefined && offerOf(page) !== undefined;
}
