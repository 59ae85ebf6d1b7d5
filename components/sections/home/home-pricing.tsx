import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import type { HomePage, PlanOffer as Plan } from "@/lib/content";
import { routes } from "@/lib/routes";
import { PLAN_ENTRY, PlanOffer } from "../services/plan-offer";
import { Section } from "../blocks/section";

/** The plans side by side. Their buttons link to /auth: docs/behaviour.md#prices-and-terms. */
export function HomePricing({ content, plans }: { content: HomePage["pricing"]; plans: readonly Plan[] }) {
  return (
    <Section title={content.title} lead={content.text}>
      <ul className="grid divide-line border-y border-line max-[40rem]:divide-y min-[40rem]:grid-cols-3 min-[40rem]:divide-x">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={clsx(
              PLAN_ENTRY,
              "wrap-anywhere py-4 min-[40rem]:px-4 min-[40rem]:py-8 min-[40rem]:first:pl-0 min-[40rem]:last:pr-0 lg:px-8",
            )}
          >
            <PlanOffer plan={plan} page="home" href={routes.auth()} />
          </li>
        ))}
      </ul>
      <p className="mt-5 flex max-w-none flex-wrap gap-x-2">
        <span>
          {content.enterprise}{" "}
          <SiteLink href={routes.contact()} className="text-clyde underline underline-offset-4">
            {content.enterpriseLink}
          </SiteLink>
        </span>
        <SiteLink href={routes.pricing()} className="text-clyde underline underline-offset-4 md:ml-auto">
          Add-ons, terms and yearly prices
        </SiteLink>
      </p>
    </Section>
  );
}
