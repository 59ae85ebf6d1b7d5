/** The charts of prices by calls a month: lines by their corners, and where the axes end. */
import {
  cheaperFrom,
  priceAt,
  priceLine,
  type Extras,
  type Payment,
  type PriceLine,
  type Prices,
} from "@/lib/plans/price";
import type { Quote } from "@/lib/plans/quote";
import type { Worth } from "./cost";
import { formatNumber } from "./typed-numbers";

/** The price of a plan by calls a month, as the corners of a line. */
export interface PriceCurve {
  name: string;
  points: readonly (readonly [calls: number, amount: number])[];
}

/**
 * @param most calls a month at the end of the chart
 * @param shares of the calls that each plan answers; all of them if absent
 */
export function priceCurves(
  prices: Prices,
  extras: Extras,
  payment: Payment,
  most: number,
  shares: readonly number[] = [],
): PriceCurve[] {
  return prices.plans.map((plan, index) => {
    const line = priceLine(plan, prices, extras, payment);
    const share = shares[index] ?? 1;
    const bend = Math.min((line.included ?? most) / share, most);
    return {
      name: plan.name,
      points: [...new Set([0, bend, most])].map((calls) => [calls, priceAt(line, calls * share)] as const),
    };
  });
}

/**
 * The fewest calls a month that bring what a plan costs. Undefined if no number does.
 *
 * @param each GBP that a call brings
 */
export function paysFrom(line: PriceLine, each: number): number | undefined {
  // What calls bring, as the line of a plan. A penny less for the other, so that breaking even counts as paying.
  const brought = { months: 1, base: 0, included: 0, further: each } as const;
  return cheaperFrom(brought, { ...line, base: line.base - 0.01 });
}

/** The next amount that divides well by four: the end of an axis. */
export function roundUp(amount: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(amount))) / 2.5;
  return Math.ceil(amount / step) * step;
}

/** The end of an axis on which so many calls are marked: a seventh more, rounded up to what divides well by five. */
export function chartEnd(calls: number): number {
  const step = 5 * 10 ** Math.max(2, Math.floor(Math.log10(calls || 1)) - 1);
  return Math.max(1, Math.ceil((1.15 * calls) / step)) * step;
}

interface CostInputs {
  prices: Prices;
  extras: Extras;
  payment: Payment;
  quotes: readonly Quote[];
  /** The cheapest plan that answers all that is wanted. */
  best: Quote | undefined;
  worth: Worth;
  /** GBP a month of one's own staff, if that is known. */
  own: number | undefined;
}

/** A month by calls: each plan, one's own staff, and what the calls bring, with the number from which they pay. */
export function composeCostChart({ prices, extras, payment, quotes, best, worth, own }: CostInputs) {
  const { calls, value, oneIn } = worth;
  const each = value / oneIn;
  // Further than that there is only more of the same, and on phones no room for what is near.
  const end = roundUp(Math.max(150, 1.5 * calls));
  const shares = quotes.map(({ coversWeek, share }) => (coversWeek ? 1 : share));
  const curves = priceCurves(prices, extras, payment, end, shares);
  const highest = Math.max(...curves.flatMap(({ points }) => points.map(([, amount]) => amount)));
  // Twice as high as the prices: a line that goes beyond would press them together.
  const top = roundUp(2 * highest);
  // Beyond the top it is not drawn.
  const last = Math.min(end, top / each);
  const from = best && paysFrom(priceLine(best.plan, prices, extras, payment), each);
  const { points = [] } = curves[quotes.indexOf(best!)] ?? {};
  const lines = curves.map((curve, index) => ({ ...curve, value: quotes[index]!.month[payment] }));
  const straight = (to: number, amountAt: (count: number) => number) =>
    [0, to].map((count) => [count, amountAt(count)] as const);
  if (own !== undefined)
    lines.push({ name: "Own staff", points: own > top ? [] : straight(end, () => own), value: own });
  lines.push({
    name: "The calls bring",
    points: straight(last, (count) => count * each),
    value: calls * each,
  });
  return {
    title: `A month at ${formatNumber(calls)} calls`,
    lines,
    ends: [end, top] as const,
    at: calls,
    best: best?.plan.name,
    ring: from &&
      from < last && {
        text: `It pays from ${formatNumber(from)} calls`,
        place: [from, from * each] as const,
        area: [
          [from, from * each],
          [last, last * each],
          [end, last * each],
          ...points.filter(([count]) => count > from).toReversed(),
        ] as const,
      },
  };
}
