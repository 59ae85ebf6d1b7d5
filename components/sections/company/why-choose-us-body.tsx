import clsx from "clsx";
import { ActionLink } from "@/components/layout/button-link";
import { planColour } from "@/components/layout/plan-colours";
import { Scene } from "@/components/layout/scene";
import type { Claim, HomePage, Plan, WhyChooseUsPage } from "@/lib/content";
import { usualDeskHours } from "@/lib/plans/trade-year";
import { ClosingBand } from "../blocks/closing-band";
import { CallNote } from "../blocks/evidence";
import { PageHead } from "../blocks/page-head";

/** A reason and the claims that back it. */
type ProvenFeature = WhyChooseUsPage["features"][number] & { proof: readonly Claim[] };

interface WhyChooseUsBodyProps {
  page: WhyChooseUsPage;
  features: readonly ProvenFeature[];
  /** For the week that is drawn beside the reason without a scene. */
  plans: readonly Plan[];
  /** Beside the promise that clients read the notes of their calls. */
  note: HomePage["evidence"]["note"];
}

/** Reasons with their claims, methodology and commitments. */
export function WhyChooseUsBody({ page, features, plans, note }: WhyChooseUsBodyProps) {
  const { methodology, commitments, closing } = page;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="why-choose-us" eager />}>
        <ActionLink main to="consultation" />
        <ActionLink to="services" />
      </PageHead>
      <section className="page" aria-labelledby="reasons">
        <h2 id="reasons" className="sr-only">
          Reasons
        </h2>
        <ol>
          {features.map((feature) => (
            <Feature key={feature.title} {...feature} plans={plans} />
          ))}
        </ol>
      </section>
      <Methodology {...methodology} />
      <Commitments {...commitments} note={note} />
      <ClosingBand {...closing} next="prices" />
    </main>
  );
}

/** A reason in one row: its picture, and beside it what we say above the claims that back it, each with its limit. On tablets they are below both. */
function Feature({ title, text, scene, proof, plans }: ProvenFeature & { plans: readonly Plan[] }) {
  return (
    <li
      className={clsx(
        "grid content-start gap-x-4 gap-y-3 border-t-2 border-ink py-5 md:grid-cols-[min(16rem,38%)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-8 md:py-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-14 xl:grid-cols-[25rem_minmax(0,1fr)] print:grid-cols-[5.5cm_1fr] print:py-4",
        scene ? "max-md:grid-cols-[minmax(0,1fr)_min(7.5rem,35%)]" : "max-md:grid-cols-1",
      )}
    >
      <h3 className="self-center text-[1.5rem] wrap-anywhere md:col-start-2 md:text-[1.75rem]">{title}</h3>
      <div className="self-start md:col-start-1 md:[grid-row:1/span_2] lg:[grid-row:1/span_3]">
        {scene ? (
          <Scene name={scene} decorative className="max-md:rounded-button" />
        ) : (
          <div className="md:rounded-card md:border md:border-line md:bg-card md:px-5 md:py-4">
            <WeekOfPlans plans={plans} />
          </div>
        )}
      </div>
      <p className="max-md:col-span-full md:col-start-2">{text}</p>
      <Limits claims={proof} />
    </li>
  );
}

/**
 * Claims at the amber bracket that the picture at the top of the page has: the figure, what it counts and its limit. On
 * phones the figure is before the bracket.
 */
function Limits({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-4 wrap-anywhere max-md:col-span-full max-[20rem]:block md:mt-3 md:gap-x-5 md:gap-y-5 md:max-lg:col-span-2 md:max-lg:grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] lg:col-start-2 lg:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))]">
      {claims.map(({ id, value, label, scope }) => (
        <div
          key={id}
          className="grid border-amber max-md:col-span-full max-md:grid-cols-subgrid max-md:grid-rows-[auto_auto] max-[20rem]:mb-4 max-[20rem]:block md:content-start md:border-l-4 md:pl-4"
        >
          <dt className="border-amber leading-snug font-semibold first-letter:uppercase max-md:col-start-2 max-md:border-l-4 max-md:pl-3">
            {label}
          </dt>
          <dd className="-mt-0.5 font-display text-[1.5rem] leading-tight font-semibold tracking-tight text-clyde max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 md:order-first md:text-[2rem]">
            {value}
          </dd>
          <dd className="border-amber pt-0.5 text-small leading-snug text-soft first-letter:uppercase max-md:col-start-2 max-md:border-l-4 max-md:pl-3">
            {scope}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What we may be held to, row by row, beside a call note such as every client reads. */
function Commitments({
  title,
  lead,
  items,
  note,
}: WhyChooseUsPage["commitments"] & Pick<WhyChooseUsBodyProps, "note">) {
  return (
    <section className="page mt-10 grid grid-cols-1 gap-x-16 gap-y-4 md:mt-22 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="gap-x-10 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-end">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 text-soft">{lead}</p>
        </div>
        <CallNote {...note} className="mt-4 lg:mt-8" />
      </div>
      <dl className="self-center">
        {items.map((item) => (
          <div
            key={item.title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[12.5rem_minmax(0,1fr)] md:items-baseline md:py-6 lg:first:border-t-0"
          >
            <dt className="font-display text-h3 leading-tight font-semibold md:text-[1.75rem]">
              {item.title}
            </dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The steps of the method on one line, each with its result: across on wide screens, down on phones. */
function Methodology({ title, lead, steps }: WhyChooseUsPage["methodology"]) {
  return (
    <section className="mt-10 bg-deep py-10 text-on-deep md:mt-22 md:py-20">
      <div className="page">
        <div className="items-baseline-last gap-x-16 lg:grid lg:grid-cols-2">
          <h2>{title}</h2>
          <p className="mt-4 text-soft-on-deep lg:mt-0">{lead}</p>
        </div>
        <ol className="mt-7 grid md:mt-12 md:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="relative border-clyde-on-deep max-md:border-l-4 max-md:pb-6 max-md:pl-6 max-md:last:border-transparent max-md:last:pb-0 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:border-t-4 md:pt-6 md:pr-10 md:max-lg:pb-8 md:last:border-transparent [&:last-child_.stop]:bg-amber"
            >
              <span
                aria-hidden="true"
                className="stop absolute size-5 rounded-full border-4 border-on-deep bg-deep max-md:top-0.5 max-md:-left-3 md:-top-3 md:left-0 print:hidden"
              />
              <h3 className="md:text-[1.75rem]">
                <span aria-hidden="true" className="text-clyde-on-deep">
                  {index + 1}{" "}
                </span>
                {step.title}
              </h3>
              <p className="mt-2 text-soft-on-deep max-md:text-small">{step.text}</p>
              <p className="mt-2 font-semibold max-md:text-small md:mt-5">
                <span className="font-normal text-soft-on-deep md:block">Then you have </span>
                {step.result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Width of the drawing, in its own units. */
const WIDTH = 240;
/** Height of a day in the week's drawing. */
const DAY = 15;

/** Every hour of a week, in the colour of the smallest plan that answers it. Hidden from screen readers: the text says it. */
function WeekOfPlans({ plans }: { plans: readonly Plan[] }) {
  const hour = WIDTH / 24;
  const weeks = plans.map((plan) => usualDeskHours(plan).week);
  // The smallest plan is drawn last, over the others.
  const paths = weeks.map((week) =>
    week
      .flatMap((hours, day) =>
        hours.map(({ from, to }) => `M${(from / 60) * hour} ${day * DAY + 6}H${(to / 60) * hour}`),
      )
      .join(""),
  );
  return (
    <div>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${7 * DAY}`} className="h-auto w-full">
        <g strokeWidth="12" className="stroke-current">
          {paths.toReversed().map((path, index) => (
            <path key={path} d={path} className={planColour(plans.length - 1 - index)} />
          ))}
        </g>
        <path
          d={[6, 12, 18].map((time) => `M${time * hour} 0V${7 * DAY}`).join("")}
          className="stroke-paper"
          strokeWidth="1.5"
        />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-[0.8125rem] text-soft">
        {[0, 6, 12, 18, 24].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-small text-soft">
        {plans.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" className={clsx("size-2.5 stroke-current", planColour(index))}>
              <path d="M0 5h10" strokeWidth="10" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
