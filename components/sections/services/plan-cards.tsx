import clsx from "clsx";
import type { PlanOffer as Plan } from "@/lib/content";
import { routes } from "@/lib/routes";
import { PLAN_ENTRY, PlanOffer } from "./plan-offer";

/** The plans as cards. Their buttons link to /contact: docs/behaviour.md#prices-and-terms. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[40rem]:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] lg:gap-6">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={clsx(
            PLAN_ENTRY,
            "relative min-w-0 rounded-card border p-[min(1.5rem,6vw)] wrap-anywhere min-[40rem]:max-lg:p-4 min-[40rem]:max-lg:pt-6 lg:p-8",
            plan.popular ? "border-ink bg-card lg:-my-4 lg:py-12 dark:border-amber" : "border-line",
          )}
        >
          <PlanOffer plan={plan} href={routes.contact()} />
        </li>
      ))}
    </ul>
  );
}
