import type { Country, Industry } from "@/lib/content";
import { memoize } from "./memoize";

const inCountries = memoize((industry: Industry) =>
  memoize(({ slug, priceLevel }: Country): Industry => {
    const names = industry.namesIn?.[slug];
    if (!names && priceLevel === undefined) return industry;
    return {
      ...industry,
      names: { ...industry.names, ...names },
      newCustomer: newCustomerAt(priceLevel, industry.newCustomer),
    };
  }),
);

/** An industry in the words of a country, and with what a customer brings at its prices: itself where both are usual. */
export function industryIn(industry: Industry, country: Country): Industry {
  return inCountries(industry)(country);
}

/** In GBP, of two figures. */
function newCustomerAt(
  priceLevel: number | undefined,
  newCustomer: Industry["newCustomer"],
): Industry["newCustomer"] {
  if (priceLevel === undefined) return newCustomer;
  const { from, to } = newCustomer;
  const scale = (amount: number) => Number((amount * priceLevel).toPrecision(2));
  return { ...newCustomer, from: scale(from), to: scale(to) };
}
