import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { Share } from "@/lib/portal/rules/analytics";

const TICK = { fill: "var(--color-soft)", fontSize: 13 };
const LINE = { stroke: "var(--color-line)" };

interface SharesProps {
  shares: readonly Share[];
  /** Shows the company's benchmark below each bar. */
  compared: boolean;
  /** Colours of individual bars, by label. */
  fills?: Readonly<Record<string, string>>;
}

/**
 * Percentages as horizontal bars. Recharts sets `style` attributes. The Content-Security-Policy forbids them
 * in HTML but allows scripts to set them, so charts are rendered in the browser only.
 *
 * @see docs/decisions/0021-charts-in-the-browser-only.md
 */
export function SharesChart({ shares, compared, fills = {} }: SharesProps) {
  const highest = Math.max(1, ...shares.flatMap(({ percent, benchmark = 0 }) => [percent, benchmark]));
  const ticks = [0, 25, 50, 75, 100].filter((tick) => tick < highest + 25);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        layout="vertical"
        data={[...shares]}
        accessibilityLayer={false}
        barGap={1}
        barCategoryGap="22%"
        margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} {...LINE} />
        <XAxis
          type="number"
          domain={[0, ticks.at(-1) ?? 100]}
          ticks={ticks}
          tickFormatter={(percent) => `${percent}%`}
          tick={TICK}
          axisLine={false}
          tickLine={false}
        />
        <YAxis
          type="category"
          dataKey="label"
          width={124}
          tick={TICK}
          axisLine={LINE}
          tickLine={false}
          interval={0}
        />
        <Bar dataKey="percent" fill="var(--color-clyde)" isAnimationActive={false}>
          {shares.map(({ label }) => (
            <Cell key={label} fill={fills[label] ?? "var(--color-clyde)"} />
          ))}
        </Bar>
        {compared && <Bar dataKey="benchmark" fill="var(--color-clyde-pale)" isAnimationActive={false} />}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The number of requests in one period. */
export interface PeriodCount {
  label: string;
  amount: number;
}

/** Requests over time as vertical bars. */
export function OverTimeChart({ periods }: { periods: readonly PeriodCount[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...periods]}
        accessibilityLayer={false}
        maxBarSize={48}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} {...LINE} />
        <XAxis dataKey="label" tick={TICK} axisLine={LINE} tickLine={false} minTickGap={16} />
        <YAxis allowDecimals={false} width={40} tick={TICK} axisLine={false} tickLine={false} />
        <Bar dataKey="amount" fill="var(--color-clyde)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
