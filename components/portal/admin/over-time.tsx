import { useMemo } from "react";
import type { ServiceRequest } from "@/lib/portal";
import { requestsOverTime, type PeriodUnit } from "@/lib/portal/rules/over-time";
import { ChartBox, OverTimeChart } from "./chart-box";

const formats: Record<PeriodUnit, Intl.DateTimeFormat> = {
  day: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }),
  week: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }),
  month: new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" }),
  year: new Intl.DateTimeFormat("en-GB", { year: "numeric" }),
};
/** Shorter labels for the chart's axis. */
const shortFormats: Record<PeriodUnit, Intl.DateTimeFormat> = {
  day: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }),
  week: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }),
  month: new Intl.DateTimeFormat("en-GB", { month: "short", year: "2-digit" }),
  year: formats.year,
};
const names: Record<PeriodUnit, string> = { day: "Day", week: "Week from", month: "Month", year: "Year" };

/** The number of requests over time, as a chart and as a table. */
export function OverTime({ requests }: { requests: readonly ServiceRequest[] }) {
  const { unit, periods, earlier } = useMemo(() => requestsOverTime(requests), [requests]);
  if (periods.length === 0) return <Empty />;
  const bars = periods.map(({ start, amount }) => ({ label: shortFormats[unit].format(start), amount }));
  return (
    <section className="mb-12 min-w-0">
      <h2 className="text-h3">Requests over time</h2>
      <ChartBox>
        <OverTimeChart periods={bars} />
      </ChartBox>
      <div
        role="region"
        aria-label="Requests over time, table"
        tabIndex={0}
        className="mt-3 max-h-60 overflow-y-auto lg:max-w-[34rem]"
      >
        <table className="w-full text-left text-small tabular-nums">
          <caption className="sr-only">Requests over time</caption>
          <thead>
            <tr className="text-soft">
              <th scope="col" className="pb-1 font-semibold">
                {names[unit]}
              </th>
              <th scope="col" className="pr-2 pb-1 text-right font-semibold">
                Requests
              </th>
            </tr>
          </thead>
          <tbody>
            {earlier > 0 && <Row term="Earlier" amount={earlier} />}
            {periods.map(({ start, amount }) => (
              <Row key={+start} term={formats[unit].format(start)} amount={amount} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Empty() {
  return (
    <section className="mb-12">
      <h2 className="text-h3">No requests yet</h2>
      <p className="mt-1 text-soft">
        Requests created in this browser are counted here. Until then, the charts show only the company&apos;s
        benchmarks.
      </p>
    </section>
  );
}

function Row({ term, amount }: { term: string; amount: number }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1 font-normal">
        {term}
      </th>
      <td className="py-1 pr-2 text-right">{amount}</td>
    </tr>
  );
}
