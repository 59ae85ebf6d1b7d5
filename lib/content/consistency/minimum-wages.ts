import { COUNTRY_OF_STAFF_COSTS, placesOf } from "../minimum-wages.ts";
import type { ContentProblem } from "../problems.ts";
import type { CityContent } from "../schema/location.ts";
import type { MinimumWage } from "../schema/minimum-wages.ts";

/**
 * Checks that minimum wages name existing states and cities, each place once.
 *
 * @param cityLists by the slug of their country
 */
export function findMinimumWageProblems(
  wages: readonly MinimumWage[],
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): ContentProblem[] {
  const seen = new Set<string>();
  return wages.flatMap((wage, index) => {
    const { country, states = [], cities = [] } = wage;
    const listed = cityLists.get(country);
    const places = placesOf(wage);
    const repeated = places.filter((place) => seen.has(place));
    for (const place of places) seen.add(place);
    const problems: [field: string, message: string][] = [];
    if (country === COUNTRY_OF_STAFF_COSTS)
      problems.push(["country", "expected none: the wage there is that of content/staff-costs.yaml"]);
    for (const [field, key, names] of [
      ["states", "subdivision", states],
      ["cities", "slug", cities],
    ] as const)
      for (const [position, name] of names.entries())
        if (listed && !listed.some((city) => city[key] === name))
          problems.push([
            `${field}[${position}]`,
            `expected a ${key} of content/locations/${country}.yaml, got “${name}”`,
          ]);
    const around = cities.map((slug) => listed?.find((city) => city.slug === slug)?.subdivision ?? "");
    const wider = wages.find(
      (other) =>
        other.country === country &&
        (other.states?.some((state) => around.includes(state)) ?? !other.cities) &&
        other.hourly > wage.hourly,
    );
    if (wider) problems.push(["hourly", `expected at least ${wider.hourly}, as all around`]);
    for (const place of repeated) problems.push(["", `expected one row for “${place.trim()}”`]);
    return problems.map(([field, message]) => ({
      file: "content/minimum-wages.yaml",
      field: field ? `[${index}].${field}` : `[${index}]`,
      message,
    }));
  });
}
