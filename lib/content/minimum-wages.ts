/** The least that the law lets an employer pay, by the place where the work is done. */
import type { City } from "./catalogue.ts";
import type { MinimumWage } from "./schema/law.ts";
import type { StaffCosts } from "./schema/staff-costs.ts";

/** A minimum wage. */
export interface LegalWage extends Pick<MinimumWage, "hourly"> {
  /** What stands before "minimum wage" in a sentence. */
  whose: string;
}

/** The wages of all places; {@link wageIn} finds the one of a city. */
export type MinimumWages = ReadonlyMap<string, LegalWage>;

/** The country whose wage is in `staff-costs.yaml`. */
export const COUNTRY_OF_STAFF_COSTS = "united-kingdom";

const keyOf = (country: string, part = "") => `${country} ${part}`;

/** A key for each place that a row is for: a country, or states or cities of it. */
export function placesOf({ country, states, cities }: MinimumWage): string[] {
  const parts = cities ?? states;
  return parts ? parts.map((part) => keyOf(country, part)) : [keyOf(country)];
}

/** The rows by their places, and the United Kingdom's wage. */
export function wagesByPlace(rows: readonly MinimumWage[], { wage }: StaffCosts): MinimumWages {
  return new Map<string, LegalWage>([
    [keyOf(COUNTRY_OF_STAFF_COSTS), { whose: "the", hourly: wage.value }],
    ...rows.flatMap((row) => placesOf(row).map((place) => [place, row] as const)),
  ]);
}

/** The wage that holds in a city: its own, otherwise its state's or its country's; undefined if there is none. */
export function wageIn(
  wages: MinimumWages,
  { slug, subdivision, country }: Pick<City, "slug" | "subdivision"> & { country: { slug: string } },
): LegalWage | undefined {
  return (
    wages.get(keyOf(country.slug, slug)) ??
    wages.get(keyOf(country.slug, subdivision)) ??
    wages.get(keyOf(country.slug))
  );
}
