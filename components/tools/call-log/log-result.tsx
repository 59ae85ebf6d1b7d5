import type { ReactNode } from "react";
import { planColour } from "@/components/layout/plan-colours";
import { SiteLink } from "@/components/layout/site-link";
import { formatTime } from "@/lib/clock-times";
import { routes } from "@/lib/routes";
import type { LogResult } from "@/lib/tools/call-log/compose-log";
import { BarTable } from "../bar-table";
import { ScrollableTable } from "../scrollable-table";
import { HeatMap } from "./heat-map";

interface LogFactsProps {
  facts: readonly (readonly [label: string, value: string])[];
  className?: string;
}

/** Figures below each other, each at the right of its label. */
export function LogFacts({ facts, className }: LogFactsProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value], index) => (
        <div key={index} className="flex justify-between gap-4 border-t border-line py-2.5">
          <dt>{label}</dt>
          <dd className="text-right font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** By hour of the week, and answered and missed by hour of the day. */
export function CallTimes({ result: { heat, open, hours, worst } }: { result: LogResult }) {
  const called = hours
    .map((tally, hour) => ({ hour, ...tally }))
    .filter(({ answered, missed }) => answered + missed > 0);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2>When they ring</h2>
        <p className="text-small text-soft">Calls by hour of the week. Your opening hours are outlined.</p>
      </div>
      <HeatMap heat={heat} open={open} />
      <h3 className="mt-10">Answered and missed</h3>
      <p className="mt-3">{worst}</p>
      <p className="mb-2 text-small text-soft">Amber shows the calls that you missed.</p>
      <div className="@container mb-8 max-w-190">
        <BarTable
          caption="Calls answered and missed by hour of the day"
          head="Missed"
          scale={{ end: Math.max(...called.map(({ answered, missed }) => answered + missed)), labels: [] }}
          groups={[
            {
              rows: called.map(({ hour, answered, missed }) => ({
                name: formatTime(60 * hour),
                bars: [
                  { from: 0, to: answered, className: "fill-clyde" },
                  { from: answered, to: answered + missed, className: "fill-amber" },
                ],
                text: `${missed} of ${answered + missed} missed`,
              })),
            },
          ]}
        />
      </div>
    </>
  );
}

/** What each plan would have answered and cost. */
export function Plans({ result: { plans, own, advice } }: { result: LogResult }) {
  return (
    <section className="page mt-14 md:mt-22">
      <h2>What each plan would have answered and cost in these weeks</h2>
      <p className="mt-3 text-soft">
        Only the calls that you missed are passed on. VAT is added where it applies.
      </p>
      <div className="mt-6 grid gap-8 border-t-2 border-ink pt-6 md:grid-cols-3 md:gap-x-0">
        {plans.map(({ name, hours, price, share, answered, rows, suits }, index) => (
          <div
            key={name}
            className="border-line md:border-l md:px-8 md:first:border-l-0 md:first:pl-0 md:last:pr-0"
          >
            <h3>
              {name}
              {suits && (
                <span className="ml-3 border-l-8 border-amber pl-2.5 text-small">Suits this log</span>
              )}
            </h3>
            <p className="text-small text-soft">{hours}</p>
            <p className="font-display text-[2.25rem] leading-[1.2] font-semibold">{price}</p>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              className="mt-1.5 h-2.5 w-full"
            >
              <rect width="100" height="3" className="fill-line" />
              <rect width={100 * share} height="3" className={`fill-current ${planColour(index)}`} />
            </svg>
            <p className="mt-2 text-small font-semibold">{answered}</p>
            <LogFacts facts={rows} className="mt-3 text-small" />
          </div>
        ))}
      </div>
      <p className="mt-8 max-w-[44em] border-l-4 border-amber pl-5 font-display text-[1.25rem] leading-[1.35] font-semibold">
        {advice}
      </p>
      <p className="mt-4 max-w-[40em] text-soft">{own}</p>
    </section>
  );
}

/** The same calls, billed the way others bill. */
export function Bills({ result: { bills }, children }: { result: LogResult; children: ReactNode }) {
  return (
    <section className="page mt-14 grid-cols-[minmax(14rem,1fr)_2fr] items-start gap-16 md:mt-22 md:grid">
      <div>
        <h2>What rounding costs</h2>
        <p className="mt-3 mb-5 text-soft">
          What the calls you answered would cost with a provider who bills by time, at a price that you type
          in.
        </p>
        {children}
      </div>
      <ScrollableTable
        caption="What the answered calls cost, by how each one is rounded"
        columns={["Billed", "Minutes", "Bill", "Rounding"]}
        rows={bills}
      />
    </section>
  );
}

const LINKS = [
  ["missed-calls", "Calls you lose"],
  ["cost", "What it costs"],
  ["staffing", "How many people"],
] as const;

/** Links to the other tools, with the figures of the log. */
export function OtherTools({ result: { queries } }: { result: LogResult }) {
  return (
    <section className="page mt-14 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-line py-4">
        <h2 className="text-h3">Use these figures in</h2>
        {LINKS.map(([tool, label]) => (
          <SiteLink
            key={tool}
            href={`${routes.tool(tool)}?${queries[tool]}`}
            className="text-clyde underline underline-offset-4"
          >
            {label}
          </SiteLink>
        ))}
        <p className="text-small text-soft md:ml-auto">
          Nothing is kept when you close the page, unless you ask for it.
        </p>
      </div>
    </section>
  );
}
