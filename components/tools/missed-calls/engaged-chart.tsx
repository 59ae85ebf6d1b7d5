import { formatPercent, type EngagedCurve } from "@/lib/tools/missed-calls";
import { formatNumber } from "@/lib/tools/numbers";

/** Size and margins, in units of the drawing. */
const BOX = { width: 640, height: 310, left: 64, right: 136, top: 16, bottom: 52 };
/** Lines differ by colour and by dashes. */
const LINES = ["stroke-alert", "stroke-clyde [stroke-dasharray:10_5]", "stroke-moss [stroke-dasharray:3_5]"];
const FILLS = ["fill-alert", "fill-clyde", "fill-moss"];
/** Distance that keeps labels at the ends of lines apart. */
const LABEL_HEIGHT = 24;

interface EngagedChartProps {
  curves: readonly EngagedCurve[];
  /** Calls of the hour: the upright line. */
  calls: number;
}

/** Callers who meet an engaged line, by calls in the hour and by people. Hidden from screen readers: the table has both. */
export function EngagedChart({ curves, calls }: EngagedChartProps) {
  const end = 2 * calls;
  const highest = Math.max(...curves.flatMap(({ points }) => points.map(([, share]) => share)));
  const top = Math.max(0.04, Math.ceil(highest * 10) / 10);
  const floor = BOX.height - BOX.bottom;
  const x = (count: number) => BOX.left + (count / end) * (BOX.width - BOX.left - BOX.right);
  const y = (share: number) => floor - (share / top) * (floor - BOX.top);
  const lines = curves
    .map(({ people, points }, index) => {
      const [, now] = points[points.length >> 1]!;
      return { people, points, now, line: LINES[index], fill: FILLS[index] };
    })
    .toReversed();
  const heights = stack(lines.map(({ points }) => y(points.at(-1)![1])));
  const heightsNow = stack(lines.map(({ now }) => y(now) - 6));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="mt-3 w-full text-[14px] max-sm:text-[22px]"
    >
      {[0, 0.5, 1].map((part) => (
        <g key={part} className="fill-current">
          <path d={`M${BOX.left} ${y(part * top)}H${BOX.width - BOX.right}`} className="stroke-line" />
          <text x={BOX.left - 8} y={y(part * top) + 5} textAnchor="end">
            {formatPercent(part * top)}
          </text>
          <text x={x(part * end)} y={floor + 24} textAnchor="middle">
            {formatNumber(part * end)}
          </text>
        </g>
      ))}
      <text x={x(calls)} y={BOX.height - 8} textAnchor="middle" className="fill-current">
        calls in the hour
      </text>
      <path d={`M${x(calls)} ${BOX.top}V${floor}`} strokeWidth="2" className="stroke-ink" />
      {lines.map(({ people, points, now, line, fill }, index) => (
        <g key={people} className={fill}>
          <polyline
            points={points.map(([count, share]) => `${x(count).toFixed(1)},${y(share).toFixed(1)}`).join(" ")}
            strokeWidth="3"
            className={`fill-none ${line}`}
          />
          <circle cx={x(calls)} cy={y(now)} r="5" />
          <text
            x={x(calls) - 9}
            y={heightsNow[index]}
            textAnchor="end"
            strokeWidth="4"
            className="stroke-paper font-semibold [paint-order:stroke]"
          >
            {formatPercent(now)}
          </text>
          <text x={x(end) + 6} y={heights[index]! + 5}>
            {people === 1 ? "one person" : `${formatNumber(people)} people`}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Moves labels up where they would overlap. @param heights from the bottom up: fewer people are higher */
function stack(heights: readonly number[]): number[] {
  let above = Infinity;
  return heights.map((height) => (above = Math.min(height, above - LABEL_HEIGHT)));
}
