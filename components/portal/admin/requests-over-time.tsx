import { useMemo, useState } from "react";
import type { ServiceRequest } from "@/lib/portal";
import { requestsOverTime, type PeriodUnit } from "@/lib/portal/rules/over-time";

const formats: Record<PeriodUnit, Intl.DateTimeFormat> = {
  day: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }),
  week: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }),
  month: new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" }),
  year: new Intl.DateTimeFormat("en-GB", { year: "numeric" }),
};
const names: Record<PeriodUnit, string> = { day: "Day", week: "Week from", month: "Month", year: "Year" };

/** The number of requests over time, as a chart and as a table. */
export function RequestsOverTime({ requests }: { requests: readonly ServiceRequest[] }) {
  const [now] = useState(() => Date.now());
  const { unit, periods, others } = useMemo(() => requestsOverTime(requests, now), [requests, now]);
  if (periods.length === 0) return <Empty />;
  return (
    <section className="mb-12 min-w-0">
      <h2 className="text-h3">Requests over time</h2>
      <PeriodBars amounts={periods.map(({ amount }) => amount)} />
      {/* Explicit roles, because in some browsers a table with `display: block` loses its implicit ones. */}
      <table role="table" className="mt-3 block text-small tabular-nums">
        <caption className="sr-only">Requests over time</caption>
        <thead role="rowgroup" className="sr-only">
          <tr role="row">
            <th role="columnheader" scope="col">
              {names[unit]}
            </th>
            <th role="columnheader" scope="col">
              Requests
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block columns-[9.5rem] gap-x-4 lg:columns-[13rem] lg:gap-x-8">
          {others > 0 && <Row term="Other dates" amount={others} />}
          {periods.map(({ start, amount }) => (
            <Row key={+start} term={formats[unit].format(start)} amount={amount} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A bar for each period, in the order of the table below. */
function PeriodBars({ amounts }: { amounts: readonly number[] }) {
  const most = Math.max(1, ...amounts);
  return (
    <svg
      viewBox={`0 0 ${amounts.length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 h-40 w-full border-b border-line forced-color-adjust-none"
    >
      {amounts.map((amount, index) => (
        <rect
          key={index}
          x={index + 0.1}
          y={most - amount}
          width="0.8"
          height={amount}
          className="fill-clyde"
        />
      ))}
    </svg>
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
    <tr role="row" className="flex break-inside-avoid justify-between gap-2 border-t border-line py-1">
      <th role="rowheader" scope="row" className="text-left font-normal">
        {term}
      </th>
      <td role="cell">{amount}</td>
    </tr>
  );
}
