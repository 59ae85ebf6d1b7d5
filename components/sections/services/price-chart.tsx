import clsx from "clsx";
import { planColour } from "@/components/layout/plan-colours";
import { cheaperFrom, priceAt, priceLine, type Prices } from "@/lib/plans/price";
import { describeBreakEvens } from "@/lib/tools/cost";
import { chartEnd, priceCurves, roundUp, type PriceCurve } from "@/lib/tools/cost-chart";
import { formatWholePounds } from "@/lib/tools/formats";
import { formatNumber } from "@/lib/tools/typed-numbers";

const EXTRAS = { addOns: [], languages: 0 };

/** The price of the plans by calls a month, with the break-evens marked; what they mean is below it in sentences. */
export function PriceByCalls({ prices }: { prices: Prices }) {
  const lines = prices.plans.map((plan) => priceLine(plan, prices, EXTRAS, "monthly"));
  const marks = lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap((dearer) => {
      const calls = cheaperFrom(line, dearer);
      return calls === undefined ? [] : { calls, amount: priceAt(dearer, calls) };
    }),
  );
  const end = chartEnd(Math.max(...marks.map(({ calls }) => calls)));
  const chart = { curves: priceCurves(prices, EXTRAS, "monthly", end), marks, end };
  return (
    <div>
      <PriceChart {...chart} wide className="max-lg:hidden" />
      <PriceChart {...chart} className="lg:hidden" />
      <ul className="mt-4 grid gap-2">
        {describeBreakEvens(prices, EXTRAS, "monthly").map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** Size and margins, in units of the drawing. A wide one has small text for wide screens. */
const BOX = { width: 640, height: 560, left: 104, right: 40, top: 20, bottom: 84, mark: 52 };
const WIDE_BOX = { width: 836, height: 480, left: 64, right: 32, top: 16, bottom: 60, mark: 44 };

/** Of the first plan's name, whose line is too pale for text. */
const FIRST_NAME = "text-[color:color-mix(in_srgb,var(--color-clyde-mid)_50%,var(--color-ink))]";

interface PriceChartProps {
  curves: readonly PriceCurve[];
  /** Where a plan becomes cheaper than another. */
  marks: readonly { calls: number; amount: number }[];
  /** Calls at the end of the chart. */
  end: number;
  wide?: boolean;
  className?: string;
}

/** The price a month by calls. Hidden from screen readers: the sentences and the table beside it say the same. */
function PriceChart({ curves, marks, end, wide = false, className }: PriceChartProps) {
  const box = wide ? WIDE_BOX : BOX;
  const highest = Math.max(...curves.flatMap(({ points }) => points.map(([, amount]) => amount)));
  const top = roundUp(highest);
  const x = (value: number) => box.left + (value / end) * (box.width - box.left - box.right);
  const y = (amount: number) =>
    box.height - box.bottom - (amount / top) * (box.height - box.top - box.bottom);
  const lowest = Math.min(...curves.map(({ points }) => points[0]![1]));
  const first = Math.min(...marks.map(({ calls }) => calls));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={clsx("mt-4 w-full fill-current text-[16px] max-sm:mt-0 max-sm:text-[28px]", className)}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <path d={`M${box.left} ${y(part * top)}H${box.width - box.right}`} className="stroke-line" />
          <text x={box.left - 8} y={y(part * top) + 5} textAnchor="end">
            {formatWholePounds(part * top)}
          </text>
        </g>
      ))}
      {[0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => (
        <text key={part} x={x(part * end)} y={box.height - box.bottom + 24} textAnchor="middle">
          {formatNumber(part * end)}
        </text>
      ))}
      <text x={x(end / 2)} y={box.height - 6} textAnchor="middle">
        calls a month
      </text>
      {curves.map(({ name, points }, index) => (
        <polyline
          key={name}
          points={points.map(([count, amount]) => `${x(count)},${y(amount)}`).join(" ")}
          strokeWidth="3"
          className={clsx("fill-none stroke-current", planColour(index))}
        />
      ))}
      {/* The first stands above and the others below, where no line is. */}
      {marks.map(({ calls, amount }) => {
        const side = calls === first ? -1 : 1;
        return (
          <g key={calls}>
            <path d={`M${x(calls)} ${y(amount)}v${side * box.mark}`} strokeWidth="2" className="stroke-ink" />
            <circle cx={x(calls)} cy={y(amount)} r="6" className="fill-ink stroke-line" />
            <text
              x={x(calls)}
              y={y(amount) + side * box.mark}
              dy={side < 0 ? "-.4em" : "1em"}
              textAnchor="middle"
              className="font-semibold"
            >
              {formatNumber(calls)} calls
            </text>
          </g>
        );
      })}
      {/* At the left the prices are those of the plans alone, which are far apart. */}
      {curves.map(({ name, points }, index) => (
        <text
          key={name}
          x={box.left + 4}
          y={y(points[0]![1])}
          // Its own line rises soon: the cheapest plan has its name below.
          dy={points[0]![1] === lowest ? "1.4em" : "-1.5em"}
          className={clsx("font-semibold max-sm:text-[0.86em]", index === 0 ? FIRST_NAME : planColour(index))}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
