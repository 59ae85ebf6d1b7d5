import { priceLine, type Extras, type Payment, type Prices } from "@/lib/plans/price";
import type { Quote } from "@/lib/plans/quote";
import { monthlyPrice, paysFrom, priceCurves, roundUp, type Worth } from "@/lib/tools/cost";
import { formatWhole } from "@/lib/tools/formats";
import { formatNumber } from "@/lib/tools/typed-numbers";
import { LineChart } from "../line-chart";

interface CostChartProps {
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
export function CostChart({ prices, extras, payment, quotes, best, worth, own }: CostChartProps) {
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
  return (
    <LineChart
      title={`A month at ${formatNumber(calls)} calls`}
      lines={[
        ...curves.map((curve, index) => ({ ...curve, value: monthlyPrice(quotes[index]!, payment) })),
        ...(own === undefined
          ? []
          : [
              {
                name: "Own staff",
                points: own > top ? [] : [[0, own] as const, [end, own] as const],
                value: own,
              },
            ]),
        {
          name: "The calls bring",
          points: [
            [0, 0],
            [last, last * each],
          ],
          value: calls * each,
        },
      ]}
      ends={[end, top]}
      formats={[formatNumber, formatWhole]}
      unit="calls a month"
      at={calls}
      best={best?.plan.name}
      ring={
        from &&
        from < last && {
          text: `It pays from ${formatNumber(from)} calls`,
          place: [from, from * each],
          area: [
            [from, from * each],
            [last, last * each],
            [end, last * each],
            ...points.filter(([count]) => count > from).toReversed(),
          ],
        }
      }
    />
  );
}
