import clsx from "clsx";
import type { Share } from "@/lib/portal/rules/analytics";

interface ShareChartProps {
  title: string;
  /** The heading of the amounts, such as "Requests" or "Revenue". */
  unit: string;
  shares: readonly Share[];
  format?: (amount: number) => string;
  /** Classes that colour individual bars, by label. */
  fills?: Readonly<Record<string, string>>;
}

const NUMBER = "py-1 pl-2 text-right sm:pl-3";

const percent = (value: number) => `${Math.round(value)}%`;

/** Shares of a total: a table with a bar in each row, next to the company's benchmark if there is one. */
export function ShareChart({ title, unit, shares, format = String, fills = {} }: ShareChartProps) {
  const compared = shares.some(({ benchmark }) => benchmark !== undefined);
  const highest = Math.max(1, ...shares.flatMap(({ percent, benchmark = 0 }) => [percent, benchmark]));
  return (
    <section className="min-w-0">
      <h2 className="text-h3">{title}</h2>
      {compared && <Legend />}
      <table className="mt-3 w-full text-left text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-soft">
            <th scope="col" className="w-full pb-1 font-semibold">
              <span className="sr-only">{title}</span>
            </th>
            {[unit, "Share", ...(compared ? ["Company benchmark"] : [])].map((heading) => (
              <th
                key={heading}
                scope="col"
                className="pb-1 pl-2 text-right align-bottom leading-tight font-semibold max-sm:text-[0.8125rem] sm:pl-3"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.label} className="border-t border-line">
              <th scope="row" className="py-1 font-normal">
                {share.label}
                <Bars share={share} highest={highest} fill={fills[share.label] ?? "fill-clyde"} />
              </th>
              <td className={NUMBER}>{format(share.amount)}</td>
              <td className={`${NUMBER} font-semibold`}>{percent(share.percent)}</td>
              {share.benchmark !== undefined && <td className={NUMBER}>{percent(share.benchmark)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A share above its benchmark. The highest of the table is as wide as the cell. */
function Bars({ share, highest, fill }: { share: Share; highest: number; fill: string }) {
  const { percent, benchmark } = share;
  return (
    <svg
      viewBox={`0 0 ${highest} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx("mt-1 w-full forced-color-adjust-none", benchmark === undefined ? "h-2" : "h-4")}
    >
      <rect width={percent} height={benchmark === undefined ? 2 : 1} className={fill} />
      {benchmark !== undefined && <rect y="1" width={benchmark} height="1" className="fill-clyde-pale" />}
    </svg>
  );
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
