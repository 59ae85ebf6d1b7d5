import clsx from "clsx";
import type { PlanOffer as Plan } from "@/lib/content";
import { routes } from "@/lib/routes";
import { PlanOffer } from "./plan-offer";

/** The plans as cards. Their buttons link to /contact: docs/behaviour.md#prices-and-terms. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3 lg:items-stretch">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={clsx(
            "rounded-card border p-6 md:p-8",
            plan.popular ? "border-ink bg-card lg:-my-4 lg:py-12" : "border-line",
          )}
        >
          <PlanOffer plan={plan} page="pricing" href={routes.contact()} />
        </li>
      ))}
    </ul>
  );
}
