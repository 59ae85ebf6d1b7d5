import clsx from "clsx";
import type { Post } from "@/lib/content";
import { formatSigned } from "@/lib/pounds";

/** One step of a sum, or its total: the amounts before and after it. */
interface WaterfallStep {
  from: number;
  to: number;
}

/** The steps of a sum, one after the other from zero, and last its total from zero. */
export function waterfallOf(amounts: readonly number[]): WaterfallStep[] {
  let reached = 0;
  const steps = amounts.map((amount) => {
    const from = reached;
    reached = roundToPence(reached + amount);
    return { from, to: reached };
  });
  return [...steps, { from: 0, to: reached }];
}

/** Sums of pounds and pence have errors in the last digits. */
function roundToPence(amount: number): number {
  return Math.round(amount * 100) / 100;
}

const SIZE = { width: 600, height: 210, margin: 30 };

/** A post's sum as a table, and above it the same amounts as a waterfall. */
export function WorkedSum({ sum }: { sum: NonNullable<Post["sum"]> }) {
  const steps = waterfallOf(sum.rows.map(({ amount }) => amount));
  const total = steps.at(-1)!.to;
  return (
    <figure className="my-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <Waterfall steps={steps} />
      <table className="mt-4 w-full text-small">
        <caption className="mb-3 text-left text-soft">{sum.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Worked out</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {sum.rows.map(({ label, how, amount }, index) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                {index + 1}. {label}
                <span className="block text-soft sm:hidden">{how}</span>
              </th>
              <td className="py-2 pr-4 text-soft tabular-nums max-sm:hidden">{how}</td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatSigned(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink font-semibold">
            <th scope="row" className="py-2 pr-4 text-left">
              {sum.total}
            </th>
            <td className="max-sm:hidden" />
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatSigned(total)}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

/** Each bar begins where the one before ended; the last is what is left. The table says the same. */
function Waterfall({ steps }: { steps: readonly WaterfallStep[] }) {
  const { width, height, margin } = SIZE;
  const reached = steps.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(...reached), Math.max(...reached)];
  const y = (amount: number) =>
    Math.round(margin + ((high - amount) / (high - low || 1)) * (height - 2 * margin));
  const gap = width / steps.length;
  const bar = gap * 0.62;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full text-[15px] font-semibold max-sm:text-[30px]"
    >
      <path className="stroke-ink" strokeWidth="2" d={`M0 ${y(0)}H${width}`} />
      {steps.map(({ from, to }, index) => {
        const x = Math.round(index * gap + (gap - bar) / 2);
        const isTotal = index === steps.length - 1;
        const next = isTotal ? "" : `M${x} ${y(to)}H${Math.round(x + gap + bar)}`;
        return (
          <g key={index}>
            <path className="stroke-soft" strokeWidth="1.5" strokeDasharray="3 4" d={next} />
            <rect
              className={clsx(isTotal ? "fill-amber" : to < from ? "fill-clyde" : "fill-moss")}
              x={x}
              y={y(Math.max(from, to))}
              width={Math.round(bar)}
              height={Math.max(2, Math.abs(y(from) - y(to)))}
            />
            {/* On phones only the table has room for the amounts. */}
            <text
              className="fill-ink max-sm:hidden"
              x={x + bar / 2}
              y={y(Math.max(from, to)) - 8}
              textAnchor="middle"
            >
              {formatSigned(isTotal ? to : to - from)}
            </text>
            <text className="fill-soft" x={x + bar / 2} y={height - 6} textAnchor="middle">
              {isTotal ? "left" : index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A comparison in columns; the last row is the result. */
export function WorkedComparison({ table }: { table: NonNullable<Post["table"]> }) {
  const { caption, columns, rows } = table;
  return (
    <figure className="my-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <table className="w-full text-small tabular-nums max-sm:text-[min(var(--text-small),4.2vw)] [&_tbody>tr:last-child]:border-t-2 [&_tbody>tr:last-child]:border-ink [&_tbody>tr:last-child_:is(td,th)]:font-semibold [&_td]:pl-4 [&_td]:text-right">
        <caption className="mb-3 text-left text-soft">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-2 pl-4 text-right font-display font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="py-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
