import clsx from "clsx";
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

/** A bar with its label and amount as text. The bar itself is hidden from screen readers. */
function Bar({ label, amount, scale, className }: BarProps) {
  return (
    <div className="mb-2">
      <p className="flex max-w-none justify-between gap-4 text-small text-soft">
        <span>{label}</span>
        <span className="tabular-nums">{formatPounds(amount)}</span>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 1000 10"
        preserveAspectRatio="none"
        className={clsx("h-8 w-full", className)}
      >
        <rect width={Math.round((amount / scale) * 1000)} height="10" />
      </svg>
    </div>
  );
}
