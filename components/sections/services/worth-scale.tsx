import { formatPounds } from "@/lib/pounds";

interface WorthScaleProps {
  /** In pounds. */
  from: number;
  to: number;
  /** What it is set against: the plan with the lowest price. */
  plan: { name: string; monthly: number };
}

/** In pounds: each step is ten times the one before. The widest range of an industry fits. */
const TICKS = [10, 100, 1000, 10_000, 100_000];
const WIDTH = 1000;
const [TOP, HEIGHT, MARK] = [8, 24, 40];

/** Place of an amount on the scale. Equal factors are equal distances: amounts of a call-out and of a house fit. */
export function placeOf(pounds: number): number {
  const decades = Math.log10(TICKS.at(-1)! / TICKS[0]!);
  return Math.round((Math.log10(pounds / TICKS[0]!) / decades) * WIDTH);
}

/** What a customer is worth as a bar, against the price of a month. The words above and below it say the same. */
export function WorthScale({ from, to, plan }: WorthScaleProps) {
  return (
    <div className="mt-3">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${MARK}`}
        preserveAspectRatio="none"
        className="h-12 w-full fill-none"
      >
        <path
          d={`M0 ${TOP + HEIGHT / 2}H${WIDTH}`}
          strokeWidth={HEIGHT}
          className="stroke-line-on-deep forced-colors:stroke-[GrayText]"
        />
        <path
          d={`M${placeOf(from)} ${TOP + HEIGHT / 2}H${placeOf(to)}`}
          strokeWidth={HEIGHT}
          className="stroke-amber forced-colors:stroke-[Highlight]"
        />
        <path
          d={`M${placeOf(plan.monthly)} 0V${MARK}`}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className="stroke-clyde-on-deep forced-colors:stroke-[CanvasText]"
        />
      </svg>
      {/* The last tick is the end of the scale. */}
      <p
        aria-hidden="true"
        className="grid max-w-none grid-cols-4 text-[0.8125rem] leading-none text-soft-on-deep"
      >
        {TICKS.slice(0, -1).map((tick) => (
          <span key={tick} className="border-l border-soft-on-deep pt-2 pl-1.5">
            {formatPounds(tick)}
          </span>
        ))}
      </p>
      <p className="mt-3 flex items-center gap-x-2.5 text-small">
        <span
          aria-hidden="true"
          className="h-4 border-l-3 border-clyde-on-deep forced-colors:border-[CanvasText]"
        />
        {plan.name}, {formatPounds(plan.monthly)} a month
      </p>
    </div>
  );
}
