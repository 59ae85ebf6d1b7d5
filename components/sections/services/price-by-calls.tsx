import { cheaperFrom, priceAt, priceLine, type Prices } from "@/lib/plans/price";
import { describeBreakEvens } from "@/lib/tools/cost";
import { chartEnd, priceCurves } from "@/lib/tools/cost-chart";
import { PriceChart } from "./price-chart";

const EXTRAS = { addOns: [], languages: 0 };

/** The price of the plans by calls a month, with the break-evens marked; what they mean is below it in sentences. */
export function PriceByCalls({ prices }: { prices: Prices }) {
  const lines = prices.plans.map((plan) => priceLine(plan, prices, EXTRAS, "monthly"));
  const marks = lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap((dearer) => {
      const calls = cheaperFrom(line, dearer);
      return calls === undefined ? [] : { calls, amount: priceAt(dearer, calls) };
    }),
  );
  const end = chartEnd(Math.max(...marks.map(({ calls }) => calls)));
  const chart = { curves: priceCurves(prices, EXTRAS, "monthly", end), marks, end };
  return (
    <div>
      <PriceChart {...chart} wide className="max-lg:hidden" />
      <PriceChart {...chart} className="lg:hidden" />
      <ul className="mt-4 grid gap-2">
        {describeBreakEvens(prices, EXTRAS, "monthly").map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
