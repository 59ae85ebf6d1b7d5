/** Checks the add-ons of the price list against their services. */
import type { ContentProblem } from "../problems.ts";
import type { PriceList } from "../schema/plans.ts";
import type { Service } from "../schema/service.ts";

/** Channels whose work is paid by the piece: no plan is needed for them. */
const WITHOUT_PLAN: readonly Service["channel"][] = ["lead", "project"];

/** Add-ons that say they need a plan, or need none, unlike their service. */
export function findAddOnProblems(
  plans: PriceList | undefined,
  services: readonly (readonly [file: string, service: Service])[],
): ContentProblem[] {
  return (plans?.addOns ?? []).flatMap(({ service: slug, needsPlan }, index) => {
    const [file, service] = services.find(([, candidate]) => candidate.slug === slug) ?? [];
    if (!service) return [];
    const needed = !WITHOUT_PLAN.includes(service.channel);
    if (needsPlan === needed) return [];
    const message = `expected ${needed}: the channel of ${file} is ${service.channel}`;
    return { file: "content/plans.yaml", field: `addOns[${index}].needsPlan`, message };
  });
}
