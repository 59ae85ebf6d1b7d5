/**
 * The plan that suits a service for an industry in a city, and the figures of its months:
 * docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import type { Plan, Service } from "@/lib/content";
import { formatAmount, formatNumber, formatShare } from "./english";
import { estimateMonth, priceOfMonth, type Estimate } from "./estimate";
import type { FiguresInput } from "./figures-input";

/** A cheaper plan is worth a mention from this share on. */
const WORTH_A_MENTION = 0.5;

/** A plan counts as covering a firm's hours from this share on: the rest are hours such as New Year's Day. */
const COVERED = 0.98;

/** What the plans cost for a page, and which one suits. */
export interface PlanChoice {
  plan: Plan;
  /** An average month. */
  estimate: Estimate;
  /** True if the plan answers every open hour of the year. */
  coversAll: boolean;
  /** The best of the plans that cost less but do not cover the firm's hours, if it answers half of them or more. */
  cheaper?: { plan: Plan; estimate: Estimate; missedMinutes: number };
}

/**
 * The cheapest plan that covers the firm's hours and speaks its customers' language; if there is none, the one that
 * answers most.
 */
export function choosePlan({
  service,
  hours: { year },
  language,
  plans: { plans, overflowCallPrice },
  contacts: { perMonth },
}: Pick<FiguresInput, "service" | "hours" | "language" | "plans" | "contacts">): PlanChoice {
  const addOn = addOnPrice(service);
  const choices = plans
    .map((plan, index) => ({
      plan,
      index,
      estimate: estimateMonth(plan, perMonth, overflowCallPrice, addOn),
      share: year.answered[index]! / year.openMinutes,
    }))
    .filter(({ plan }) => language === undefined || plan.otherLanguages !== 0)
    .filter(({ plan }) => service.reply !== "every-day" || plan.days === undefined);
  const covering = service.reply === "at-once" ? choices.filter(({ share }) => share >= COVERED) : choices;
  const [best] = (covering.length > 0 ? covering : choices).toSorted((a, b) =>
    covering.length > 0
      ? a.estimate.total - b.estimate.total || a.index - b.index
      : b.share - a.share || a.estimate.total - b.estimate.total,
  );
  const { plan, estimate, share } = best!;
  const [cheaper] = choices
    .filter((choice) => choice.estimate.total < estimate.total)
    .filter((choice) => choice.share >= WORTH_A_MENTION && choice.share < COVERED)
    .toSorted((a, b) => b.share - a.share);
  return {
    plan,
    estimate,
    coversAll: share === 1,
    ...(service.reply === "at-once" && cheaper
      ? {
          cheaper: {
            plan: cheaper.plan,
            estimate: cheaper.estimate,
            missedMinutes: year.openMinutes - year.answered[cheaper.index]!,
          },
        }
      : {}),
  };
}

/** The figures of one month on a page. */
export interface MonthFigures {
  /** Contacts, marked in a busy month. */
  contacts: string;
  /** Hours of work that they make. */
  hours: string;
  /** The bill; for services without a plan, the open hours from one contact to the next. */
  last: string;
}

/**
 * Contacts of each month: more in busy months and in those with more open days.
 *
 * @param busyIncrease per cent
 */
export function contactsByMonth(
  {
    service,
    hours: { year },
    contacts: { perMonth },
    busyMonths,
  }: Pick<FiguresInput, "service" | "hours" | "contacts" | "busyMonths">,
  busyIncrease: number,
): number[] {
  const weights = year.months.map(({ from, days, openDays }) => {
    // Messages arrive on every day; calls while the firm is open.
    const count = service.channel === "orders" ? days : openDays;
    const busy = busyMonths.has(Number(from.slice(5, 7)));
    return count * (busy ? 1 + busyIncrease / 100 : 1);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((perMonth * weights.length * weight) / all));
}

/** True for services that a plan answers while customers wait or write. */
export function hasPlan({ channel }: Service): boolean {
  return channel !== "lead" && channel !== "project";
}

/**
 * The figures of each month on the plan.
 *
 * @param counts contacts of each month
 */
export function figuresOf(
  {
    service,
    hours: { year },
    contacts: { minutes },
    busyMonths,
    plans: { overflowCallPrice },
  }: Pick<FiguresInput, "service" | "hours" | "contacts" | "busyMonths" | "plans">,
  plan: Plan,
  counts: readonly number[],
): MonthFigures[] {
  const addOn = addOnPrice(service);
  return year.months.map(({ from, openMinutes }, index) => {
    const count = counts[index]!;
    const mark = busyMonths.has(Number(from.slice(5, 7))) ? "*" : "";
    return {
      contacts: `${formatNumber(count)}${mark}`,
      hours: formatShare((count * minutes) / 60),
      last: hasPlan(service)
        ? formatAmount(priceOfMonth(plan, count, overflowCallPrice, addOn))
        : formatShare(openMinutes / 60 / Math.max(count, 1)),
    };
  });
}

/** GBP a month on top of a plan; 0 if there is no fixed price. */
export function addOnPrice({ addOn }: Service): number {
  return typeof addOn === "number" ? addOn : 0;
}
