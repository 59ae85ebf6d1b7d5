import { formatPounds } from "@/lib/pounds";
import type { PlanOffer as Plan } from "@/lib/content";

/** Twelve monthly prices and the annual price of each plan, as bars on one scale. */
export function SavingsChart({ plans }: { plans: readonly Plan[] }) {
  const scale = Math.max(...plans.map(twelveMonths));
  return (
    <ul>
      {plans.map((plan) => (
        <li
          key={plan.id}
          className="grid gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[9rem_1fr] sm:items-baseline"
        >
          <h3>{plan.name}</h3>
          <div>
            <Bar
              label="Twelve monthly bills"
              amount={twelveMonths(plan)}
              scale={scale}
              className="fill-clyde-pale"
            />
            <Bar label="One yearly bill" amount={plan.annualPrice} scale={scale} className="fill-clyde" />
            <p className="mt-2 font-semibold">
              You keep {formatPounds(twelveMonths(plan) - plan.annualPrice)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The price of twelve months, in GBP. */
function twelveMonths({ price }: Plan): number {
  return price * 12;
}

interface BarProps {
  label: string;
  amount: number;
  /** The amount that fills the whole width. */
  scale: number;
  className: string;
}

/**
 * A bar with its label as text, and its amount beside its end: the padding leaves room for that of the longest. Without a
 * view box the drawing has the units of the page. Hidden from screen readers, to which the label says the amount.
 */
function Bar({ label, amount, scale, className }: BarProps) {
  const width = `${Math.round((amount / scale) * 1000) / 10}%`;
  return (
    <div className="mb-2 pr-[5.75rem]">
      <p className="max-w-none text-small text-soft">
        {label}
        <span className="sr-only">: {formatPounds(amount)}</span>
      </p>
      <svg aria-hidden="true" className="h-8 w-full overflow-visible">
        <rect width={width} height="100%" className={className} />
        <text
          x={width}
          y="50%"
          dx="8"
          dy="0.35em"
          className="fill-ink font-semibold tabular-nums forced-colors:fill-[CanvasText]"
        >
          {formatPounds(amount)}
        </text>
      </svg>
    </div>
  );
}
