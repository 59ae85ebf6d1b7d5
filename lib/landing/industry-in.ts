import type { Country, Industry } from "@/lib/content";
import { memoize } from "./memoize";

const inCountries = memoize((industry: Industry) =>
  memoize((country: Country): Industry => ({
    ...industry,
    names: { ...industry.names, ...industry.namesIn?.[country.slug] },
    newCustomer: newCustomerAt(country.priceLevel, industry.newCustomer),
  })),
);

/** An industry in the words of a country, and with what a customer brings at its prices. */
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
