import { Fragment } from "react";
import type { Share } from "@/lib/portal";

interface ShareChartProps {
  title: string;
  /** What an amount is: "Requests", "Revenue". */
  unit: string;
  shares: readonly Share[];
  format?: (amount: number) => string;
}

const percent = (value: number) => `${Math.round(value)}%`;

/** A bar for each share, in the table that says the same in figures. Where there is a benchmark, it has a bar of its own below. */
export function ShareChart({ title, unit, shares, format = String }: ShareChartProps) {
  const compared = shares.some(({ benchmark }) => benchmark !== undefined);
  return (
    <section className="min-w-0">
      <h2 className="text-h3">{title}</h2>
      {compared && <Legend />}
      <table className="mt-3 w-full text-left text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-soft">
            <th scope="col" className="pb-1 font-semibold">
              <span className="sr-only">Share</span>
            </th>
            <NumberHead>{unit}</NumberHead>
            <NumberHead>Share</NumberHead>
            {compared && <NumberHead>Benchmark</NumberHead>}
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <Fragment key={share.label}>
              <tr className="border-t border-line align-bottom">
                <th scope="row" className="w-full pt-2 font-normal">
                  {share.label}
                </th>
                <td className="pt-2 pl-2 sm:pl-3 text-right">{format(share.amount)}</td>
                <td className="pt-2 pl-2 sm:pl-3 text-right font-semibold">{percent(share.percent)}</td>
                {share.benchmark !== undefined && (
                  <td className="pt-2 pl-2 sm:pl-3 text-right text-soft">{percent(share.benchmark)}</td>
                )}
              </tr>
              <tr aria-hidden="true">
                <td colSpan={compared ? 4 : 3} className="pb-2">
                  <Bar percent={share.percent} className="fill-clyde" />
                  {share.benchmark !== undefined && (
                    <Bar percent={share.benchmark} className="fill-clyde-pale" />
                  )}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NumberHead({ children }: { children: string }) {
  return (
    <th scope="col" className="pb-1 pl-2 text-right font-semibold max-sm:text-[0.8125rem] sm:pl-3">
      {children}
    </th>
  );
}

function Bar({ percent: width, className }: { percent: number; className: string }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-2 w-full" preserveAspectRatio="none">
      <rect width="100%" height="1" y="7" className="fill-line" />
      <rect width={`${width}%`} height="8" className={className} />
    </svg>
  );
}

function Legend() {
  return (
    <p aria-hidden="true" className="mt-1 flex gap-4 text-small text-soft">
      {[
        ["bg-clyde", "In this browser"],
        ["bg-clyde-pale", "Company benchmark"],
      ].map(([colour, text]) => (
        <span key={text} className="inline-flex items-center gap-2">
          <span className={`h-2 w-4 ${colour}`} />
          {text}
        </span>
      ))}
    </p>
  );
}
