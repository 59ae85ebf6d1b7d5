/** Sections of a page whose service suits the industry. */
import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";
import { DayStrips } from "./clock/day-strips";
import { WorthStrips } from "./clock/worth-strips";
import { Paragraphs, SampleConversation, Start } from "./shared-fragments";
import { PageTable } from "./tables";

const sharedOf = ({ shared }: LandingPage) => shared;

/** A sample conversation, and what cannot wait. */
export function CallSection({ page }: { page: LandingPage }) {
  const { headings } = page.shared.messages;
  return (
    <section className="band">
      <div className="page split call">
        <SharedFragment
          as="div"
          page={page}
          select={({ conversation }) => conversation}
          body={SampleConversation}
        />
        {page.urgent && (
          <div className="urgent">
            <h3>{pageSpecific(page, ({ service }) => headings.urgent({ channel: service.channel }))}</h3>
            <SharedFragment as="div" page={page} select={({ urgent }) => urgent!} body={Paragraphs} />
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * Under the heading, the answer: the plan that suits, beside a usual day and the plans' hours as strips, with what speaks for
 * it; what an enquiry may be worth; or, for services by quotation, the week.
 */
export function AnswerSection({ page }: { page: LandingPage }) {
  const { strips } = page.shared.messages.trade;
  if (page.trade!.plan === undefined)
    return page.trade!.worth ? <WorthSection page={page} /> : <WeekSection page={page} />;
  const { rows, heading } = page.trade!.offer!;
  return (
    <section className="page side under answer">
      <h2>{strips.heading({ channel: page.service.channel })}</h2>
      <p className="sum">{pageSpecific(page, ({ trade }) => trade!.answer!)}</p>
      <SharedFragment as="div" page={page} select={({ trade }) => trade!.strips} body={DayStrips} />
      <div>
        <p className="lead">{pageSpecific(page, ({ trade }) => trade!.verdict)}</p>
        <OpenHours page={page} />
        <SharedFragment as="p" className="actions" page={page} select={sharedOf} body={Start} />
      </div>
      <div>
        {rows.length > 0 && (
          <>
            <h3>{heading}</h3>
            <PageTable page={page} select={({ trade }) => trade!.offer!} />
          </>
        )}
      </div>
      <div className="sums">
        {page.trade!.considerations.map((_, index) => (
          <Consideration key={index} page={page} index={index} />
        ))}
      </div>
    </section>
  );
}

/** What decides, and the sums behind it: the first one is not folded on phones. */
function Consideration({ page, index }: { page: LandingPage; index: number }) {
  const title = pageSpecific(page, ({ trade }) => trade!.considerations[index]!.title);
  const text = <p>{pageSpecific(page, ({ trade }) => trade!.considerations[index]!.text)}</p>;
  if (index === 0)
    return (
      <div>
        <h3>{title}</h3>
        {text}
      </div>
    );
  return (
    <details className="open">
      <summary>
        <h3>{title}</h3>
      </summary>
      {text}
    </details>
  );
}

/** When firms are open. Who has ordered may write at any hour. */
function OpenHours({ page }: { page: LandingPage }) {
  return page.service.channel === "orders" ? null : (
    <p className="soft">{pageSpecific(page, ({ trade }) => trade!.opening)}</p>
  );
}

/** A usual day on our clock, for services without a plan. */
export function WeekSection({ page }: { page: LandingPage }) {
  const isAnswer = !page.trade!.worth;
  return (
    <section className={isAnswer ? "page side under answer" : "page side under"}>
      <h2>{page.shared.messages.trade.week.heading}</h2>
      <div>
        {isAnswer && <p className="lead">{pageSpecific(page, ({ trade }) => trade!.verdict)}</p>}
        <p>{pageSpecific(page, ({ trade }) => trade!.opening)}</p>
        {isAnswer && <SharedFragment as="p" className="actions" page={page} select={sharedOf} body={Start} />}
      </div>
      <SharedFragment as="div" page={page} select={({ trade }) => trade!.hours.dayAtDesk} body={DayStrips} />
    </section>
  );
}

/** What an enquiry may be worth to who buys leads, and what we do. */
function WorthSection({ page }: { page: LandingPage }) {
  return (
    <section className="page side answer">
      <div>
        <h2>{pageSpecific(page, ({ trade }) => trade!.worth!.heading)}</h2>
        <p className="sum">{pageSpecific(page, ({ trade }) => trade!.worth!.answer)}</p>
        <p className="lead">{pageSpecific(page, ({ trade }) => trade!.worth!.spend)}</p>
        <SharedFragment as="p" className="actions" page={page} select={sharedOf} body={Start} />
      </div>
      <div>
        <SharedFragment as="div" page={page} select={({ trade }) => trade!.worth!} body={WorthStrips} />
        <p>{pageSpecific(page, ({ trade }) => trade!.verdict)}</p>
      </div>
    </section>
  );
}

/** The plans, or what an enquiry may be worth; undefined for services by quotation. */
export function offerOf({ trade }: LandingPage): { heading: string; note: string } | undefined {
  return trade?.offer ?? trade?.worth;
}

/** Where no sum is printed, nothing has to be converted. */
export function showsMoney(page: LandingPage): boolean {
  return page.cityFacts.moneyText !== undefined && offerOf(page) !== undefined;
}
