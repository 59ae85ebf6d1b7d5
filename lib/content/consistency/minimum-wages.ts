/** Checks that minimum wages name existing countries, states and cities, each place once. */
import { COUNTRY_OF_STAFF_COSTS, placesOf } from "../minimum-wages.ts";
import type { ContentProblem } from "../problems.ts";
import type { CityContent, RegionContent } from "../schema/location.ts";
import type { MinimumWage } from "../schema/minimum-wages.ts";

/** @param cityLists by the slug of their country */
export function findMinimumWageProblems(
  wages: readonly MinimumWage[] | undefined,
  regions: readonly RegionContent[] | undefined,
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): ContentProblem[] {
  const countries = regions && new Set(regions.flatMap((region) => region.countries.map(({ slug }) => slug)));
  const seen = new Set<string>();
  return (wages ?? []).flatMap((wage, index) => {
    const { country, states = [], cities = [] } = wage;
    const listed = cityLists.get(country);
    const places = placesOf(wage);
    const repeated = places.filter((place) => seen.has(place));
    for (const place of places) seen.add(place);
    const problems: [field: string, message: string][] = [];
    if (country === COUNTRY_OF_STAFF_COSTS)
      problems.push(["country", "expected none: the wage there is that of content/staff-costs.yaml"]);
    else if (countries && !countries.has(country))
      problems.push(["country", `expected a country of content/locations/regions.yaml, got “${country}”`]);
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
    for (const place of repeated) problems.push(["", `expected one row for “${place.trim()}”`]);
    return problems.map(([field, message]) => ({
      file: "content/minimum-wages.yaml",
      field: field ? `[${index}].${field}` : `[${index}]`,
      message,
    }));
  });
}
