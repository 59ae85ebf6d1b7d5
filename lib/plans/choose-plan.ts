import type { Plan, Service } from "@/lib/content";

/** A firm pays to have its contacts answered: below this share, a lower price does not make a plan suit. */
export const LEAST_SHARE = 0.5;

/** What a plan would do for a firm. */
export interface PlanResult {
  plan: Plan;
  /** Of the firm's contacts that it answers, 0 to 1. */
  share: number;
  /** Contacts that it answers in an average month, and what that month costs in GBP. */
  contacts: number;
  estimate: { total: number };
}

/** What decides besides the results. */
interface PlanWishes {
  reply: Service["reply"];
  /** That of most customers; undefined for English. */
  language: string | undefined;
  /** GBP that a further contact is worth. */
  contactWorth: number;
}

/** The plan that suits, with its neighbours in price. */
export type Choice<Result extends PlanResult> = Result & {
  /** The next cheaper plan, if it answers half of the contacts or more. */
  cheaper?: Result;
  /** The cheapest of the plans that answer more. */
  dearer?: Result;
};

/** Whether a plan answers in a language; undefined stands for English. */
export function speaks(
  { otherLanguages }: Pick<Plan, "otherLanguages">,
  language: string | undefined,
): boolean {
  return language === undefined || otherLanguages !== 0;
}

/**
 * The plan that suits, in the customers' language: from the cheapest one on, a dearer plan as long as the cheaper one
 * answers less than half of the contacts, or each further contact costs no more than it is worth.
 *
 * @see docs/behaviour.md#the-week-and-the-year
 * @see docs/decisions/0047-pages-compute-from-typical-values.md
 */
export function choosePlan<Result extends PlanResult>(
  { reply, language, contactWorth }: PlanWishes,
  results: readonly Result[],
): Choice<Result> {
  const [cheapest, ...others] = results
    .filter(({ plan }) => speaks(plan, language))
    // To reply on every day takes a desk on every day, however short.
    .filter(({ plan }) => reply !== "every-day" || plan.days === undefined)
    .toSorted((a, b) => a.estimate.total - b.estimate.total);
  let best = cheapest!;
  let cheaper: Result | undefined;
  let dearer: Result | undefined;
  for (const result of others) {
    const more = result.contacts - best.contacts;
    if (more <= 0) continue;
    if (best.share < LEAST_SHARE || result.estimate.total - best.estimate.total <= more * contactWorth) {
      cheaper = best;
      best = result;
      dearer = undefined;
    } else dearer ??= result;
  }
  return {
    ...best,
    ...(cheaper && cheaper.share >= LEAST_SHARE ? { cheaper } : {}),
    ...(dearer ? { dearer } : {}),
  };
}
