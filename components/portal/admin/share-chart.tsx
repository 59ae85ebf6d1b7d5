import clsx from "clsx";
import type { Share } from "@/lib/portal/rules/analytics";
import { ChartBox, SharesChart } from "./chart-box";

interface ShareChartProps {
  title: string;
  /** The heading of the amounts, such as "Requests" or "Revenue". */
  unit: string;
  shares: readonly Share[];
  format?: (amount: number) => string;
  /** Colours of individual bars, by label. */
  fills?: Readonly<Record<string, string>>;
}

const percent = (value: number) => `${Math.round(value)}%`;

/** Shares of a total as a chart and as a table, next to the company's benchmark if there is one. */
export function ShareChart({ title, unit, shares, format = String, fills }: ShareChartProps) {
  const compared = shares.some(({ benchmark }) => benchmark !== undefined);
  return (
    <section className="min-w-0">
      <h2 className="text-h3">{title}</h2>
      {compared && <Legend />}
      <ChartBox tall={shares.length > 5}>
        <SharesChart shares={shares} compared={compared} fills={fills} />
      </ChartBox>
      <table className="mt-3 w-full text-left text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-soft">
            <th scope="col" className="w-full pb-1 font-semibold">
              <span className="sr-only">{title}</span>
            </th>
            <NumberHead>{unit}</NumberHead>
            <NumberHead>Share</NumberHead>
            {compared && <NumberHead>Company benchmark</NumberHead>}
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.label} className="border-t border-line">
              <th scope="row" className="py-1 font-normal">
                {share.label}
              </th>
              <NumberCell>{format(share.amount)}</NumberCell>
              <NumberCell strong>{percent(share.percent)}</NumberCell>
              {share.benchmark !== undefined && <NumberCell>{percent(share.benchmark)}</NumberCell>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NumberHead({ children }: { children: string }) {
  return (
    <th
      scope="col"
      className="pb-1 pl-2 text-right align-bottom leading-tight font-semibold max-sm:text-[0.8125rem] sm:pl-3"
    >
      {children}
    </th>
  );
}

function NumberCell({ strong = false, children }: { strong?: boolean; children: string }) {
  return <td className={clsx("py-1 pl-2 text-right sm:pl-3", strong && "font-semibold")}>{children}</td>;
}

function Legend() {
  return (
    <p aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-small text-soft">
      {[
        ["bg-clyde", "In this browser"],
        ["bg-clyde-pale", "Company benchmark"],
      ].map(([colour, text]) => (
        <span key={text} className="inline-flex items-center gap-2">
          <span className={`h-2 w-4 forced-color-adjust-none ${colour}`} />
          {text}
        </span>
      ))}
    </p>
  );
}
