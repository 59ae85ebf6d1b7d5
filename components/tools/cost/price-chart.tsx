import { chartEnd, type PriceCurve } from "@/lib/tools/cost";
import { formatWhole } from "@/lib/tools/formats";
import { formatNumber } from "@/lib/tools/numbers";

/** Size and margins, in units of the drawing. */
const BOX = { width: 640, height: 340, left: 104, right: 176, top: 16, bottom: 60 };

/** Lines differ by dashes and by colour: those of the plans on the coverage clock. */
const LINES = [
  "stroke-clyde-mid",
  "stroke-clyde [stroke-dasharray:10_5]",
  "stroke-moss [stroke-dasharray:3_5]",
];
/** Distance that keeps labels at the ends of lines apart. */
const LABEL_HEIGHT = 27;

interface PriceChartProps {
  curves: readonly PriceCurve[];
  /** A level line: what somebody of your own costs. */
  level?: { name: string; amount: number } | undefined;
  /** The visitor's calls a month. */
  calls: number;
}

/** The price a month by calls. Hidden from screen readers: the sentences and the table beside it say the same. */
export function PriceChart({ curves, level, calls }: PriceChartProps) {
  const end = chartEnd(calls);
  const highest = Math.max(...curves.flatMap(({ points }) => points.map(([, amount]) => amount)));
  const shownLevel = level && level.amount <= 2 * highest ? level : undefined;
  const top = roundUp(Math.max(highest, shownLevel?.amount ?? 0));
  const x = (value: number) => BOX.left + (value / end) * (BOX.width - BOX.left - BOX.right);
  const y = (amount: number) =>
    BOX.height - BOX.bottom - (amount / top) * (BOX.height - BOX.top - BOX.bottom);
  const labels = spread([
    ...curves.map(({ name, points }) => ({ name, y: y(points.at(-1)![1]) })),
    ...(shownLevel ? [{ name: shownLevel.name, y: y(shownLevel.amount) }] : []),
  ]);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${BOX.width} ${BOX.height}`} className="price-chart">
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <path d={`M${BOX.left} ${y(part * top)}H${BOX.width - BOX.right}`} />
          <text x={BOX.left - 8} y={y(part * top) + 5} textAnchor="end">
            {formatWhole(part * top)}
          </text>
          <text x={x(part * end)} y={BOX.height - BOX.bottom + 24} textAnchor="middle">
            {formatNumber(part * end)}
          </text>
        </g>
      ))}
      <text x={x(end / 2)} y={BOX.height - 6} textAnchor="middle">
        calls a month
      </text>
      {shownLevel && (
        <path
          d={`M${x(0)} ${y(shownLevel.amount)}H${x(end)}`}
          strokeWidth="2"
          className="stroke-soft [stroke-dasharray:1_4]"
        />
      )}
      {curves.map(({ name, points }, index) => (
        <polyline
          key={name}
          points={points.map(([count, amount]) => `${x(count)},${y(amount)}`).join(" ")}
          strokeWidth="3"
          className={LINES[index % LINES.length]}
        />
      ))}
      <path d={`M${x(calls)} ${BOX.top}V${BOX.height - BOX.bottom}`} strokeWidth="2" className="stroke-ink" />
      {labels.map(({ name, y: height }) => (
        <text key={name} x={x(end) + 8} y={height + 5}>
          {name}
        </text>
      ))}
    </svg>
  );
}

/** The next amount that divides well by four. */
function roundUp(amount: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(amount)));
  return Math.ceil(amount / (step / 2.5)) * (step / 2.5);
}

/** Moves labels down where they would overlap. */
function spread(labels: readonly { name: string; y: number }[]): { name: string; y: number }[] {
  let last = -Infinity;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map(({ name, y }) => ({ name, y: (last = Math.max(y, last + LABEL_HEIGHT)) }));
}
