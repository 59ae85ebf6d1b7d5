/** What a plan costs with its add-ons and the calls beyond it: docs/behaviour.md#prices-and-terms. Amounts in GBP. */
import type { AddOn, Plan, PriceList } from "@/lib/content";

/** What a month on a plan costs in GBP, with an add-on. */
export function priceOfMonth(plan: Plan, calls: number, overflowPrice: number, addOn = 0): number {
  return plan.price + addOn + overflowOf(plan, calls) * overflowPrice;
}

/** Calls beyond those in the plan's price. */
export function overflowOf({ calls: included }: Pick<Plan, "calls">, calls: number): number {
  return included === undefined ? 0 : Math.max(0, calls - included);
}

/** A plan of the price list: what its price depends on. */
export type PricedPlan = Plan & Pick<PriceList["plans"][number], "annualPrice">;

export type Prices = Pick<PriceList, "addOns" | "overflowCallPrice"> & { plans: readonly PricedPlan[] };

/** What a firm wants besides a plan. */
export interface Extras {
  /** Slugs of services that are add-ons with a price a month. */
  addOns: readonly string[];
  /** Languages to answer in besides English. */
  languages: number;
}

/** How a plan is paid: month by month, or a year in advance at the annual price. */
export type Payment = "monthly" | "in-advance";

/** The price of a plan as a function of the calls a month: level, and then rising. */
export interface PriceLine {
  /** The period that is paid at once, in months. */
  months: 1 | 12;
  /** GBP for the period, up to the included calls. */
  base: number;
  /** Calls a month in the base; undefined if all are. */
  included: number | undefined;
  /** GBP for each call beyond them. */
  further: number;
}

/** The price of a plan with add-ons, for any number of calls. */
export function priceLine(plan: PricedPlan, prices: Prices, extras: Extras, payment: Payment): PriceLine {
  return priceLines(plan, prices, extras).lines[payment];
}

/** Both lines of a plan, and what its extras cost a month. The discount of a year in advance is on the plan alone. */
export function priceLines(
  plan: PricedPlan,
  prices: Prices,
  wanted: Extras,
): { extras: PricedExtras; lines: Record<Payment, PriceLine> } {
  const extras = priceExtras(plan, prices, wanted);
  const aMonth = extras.addOns + extras.languages;
  const terms = { included: plan.calls, further: prices.overflowCallPrice };
  return {
    extras,
    lines: {
      monthly: { months: 1, base: plan.price + aMonth, ...terms },
      "in-advance": { months: 12, base: plan.annualPrice + 12 * aMonth, ...terms },
    },
  };
}

/** GBP a month for so many calls a month; of a year in advance, a twelfth. */
export function priceAt(line: PriceLine, calls: number): number {
  return penceAt(line, calls) / (100 * line.months);
}

/** Pence for the period. Sums of pence are whole, so that prices can be compared. */
function penceAt({ months, base, included, further }: PriceLine, calls: number): number {
  return Math.round(base * 100) + months * Math.round(further * 100) * overflowOf({ calls: included }, calls);
}

/** GBP a month for the add-ons, and for the languages beyond those of the plan. */
interface PricedExtras {
  addOns: number;
  languages: number;
}

function priceExtras(plan: PricedPlan, { addOns }: Prices, wanted: Extras): PricedExtras {
  const priceOf = (isWanted: (item: AddOn) => boolean) => {
    const { price, includedIn } = addOns.find(isWanted)!;
    return includedIn?.includes(plan.id) ? 0 : Number(price);
  };
  const languages = Math.max(0, wanted.languages - (plan.otherLanguages ?? Infinity));
  return {
    addOns: wanted.addOns.reduce((sum, slug) => sum + priceOf(({ service }) => service === slug), 0),
    languages: languages === 0 ? 0 : languages * priceOf(({ per }) => per === "language"),
  };
}

/**
 * The break-even of two plans: the smallest whole number of calls a month at which the other costs less. 0 if it always
 * does, undefined if it never does.
 */
export function cheaperFrom(line: PriceLine, other: PriceLine): number | undefined {
  // Both as the price of twelve months.
  const saving = (calls: number) =>
    (12 / line.months) * penceAt(line, calls) - (12 / other.months) * penceAt(other, calls);
  // Between these numbers of calls, and beyond the last, the saving is a straight line.
  const bends = [line, other].flatMap(({ included }) => (included === undefined ? [] : [included]));
  const starts = [0, ...bends.toSorted((a, b) => a - b)];
  for (const [index, start] of starts.entries()) {
    if (saving(start) > 0) return start;
    const slope = saving(start + 1) - saving(start);
    const end = starts[index + 1] ?? Infinity;
    if (slope <= 0 || end <= start) continue;
    const first = start + Math.floor(-saving(start) / slope) + 1;
    if (first <= end) return first;
  }
  return undefined;
}

/**
 * An amount of the company's own country at the prices of another one, to two figures: an estimate says no more.
 *
 * @param priceLevel those of the other country as a part of its own; by default 1, which changes nothing
 */
export function atPriceLevel(amount: number, priceLevel = 1): number {
  return priceLevel === 1 ? amount : Number((amount * priceLevel).toPrecision(2));
}
