/** Checks what the home page and the price list say of industries and services. */
import type { ContentProblem } from "../problems.ts";
import type { HomePage } from "../schema/home.ts";
import type { Industry } from "../schema/industry.ts";
import type { PriceList } from "../schema/plans.ts";
import type { Service } from "../schema/service.ts";

/** Industries on the home page that are listed under the wrong category. */
export function findMisplacedIndustries(
  home: HomePage | undefined,
  industries: readonly (readonly [file: string, industry: Industry])[],
): ContentProblem[] {
  const categoryOf = new Map(industries.map(([, { slug, category }]) => [slug, category]));
  return (home?.industries.categories ?? []).flatMap(({ category, items }, index) =>
    items.flatMap((slug, item) => {
      const found = categoryOf.get(slug) ?? category;
      const message = `expected an industry of ${category}, got “${slug}” of ${found}`;
      const field = `industries.categories[${index}].items[${item}]`;
      return found === category ? [] : { file: "content/pages/home.yaml", field, message };
    }),
  );
}

/** Channels whose work is paid by the piece: no plan is needed for them. */
const WITHOUT_PLAN: readonly Service["channel"][] = ["lead", "project"];

/** Add-ons that say they need a plan, or need none, unlike their service. */
export function findAddOnProblems(
  plans: PriceList | undefined,
  services: readonly (readonly [file: string, service: Service])[],
): ContentProblem[] {
  return (plans?.addOns ?? []).flatMap(({ service: slug, needsPlan }, index) => {
    const [file, service] = services.find(([, candidate]) => candidate.slug === slug) ?? [];
    if (!service || needsPlan !== WITHOUT_PLAN.includes(service.channel)) return [];
    const message = `expected ${!needsPlan}: the channel of ${file} is ${service.channel}`;
    return { file: "content/plans.yaml", field: `addOns[${index}].needsPlan`, message };
  });
}

/** Each plan answers more than the one before, so it costs more, and takes more calls. */
export function findPlanOrder(plans: PriceList | undefined): ContentProblem[] {
  return (plans?.plans ?? []).flatMap((plan, index, all) => {
    const before = all[index - 1];
    if (!before) return [];
    const problem = (field: string, value: number | undefined, least: number | undefined) =>
      (value ?? Infinity) > (least ?? Infinity) || (value === undefined && least === undefined)
        ? []
        : [
            {
              file: "content/plans.yaml",
              field: `plans[${index}].${field}`,
              message: `expected more than ${least ?? "unlimited"}, that of ${before.name}, got ${value}`,
            },
          ];
    return [
      ...problem("price", plan.price, before.price),
      ...problem("annualPrice", plan.annualPrice, before.annualPrice),
      ...problem("calls", plan.calls, before.calls),
    ];
  });
}
