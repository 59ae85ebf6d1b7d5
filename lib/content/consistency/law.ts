/** Checks that statements about the law name existing countries, states, industries and statements. */
import type { ContentProblem } from "../problems.ts";
import type { LawStatement } from "../schema/law.ts";
import type { CityContent, RegionContent } from "../schema/location.ts";
import type { Known } from "./references.ts";

/** @param cityLists by the slug of their country; its states are those of its cities */
export function findLawProblems(
  law: readonly LawStatement[] | undefined,
  regions: readonly RegionContent[] | undefined,
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
  industries: Known,
): ContentProblem[] {
  const countries = regions && new Set(regions.flatMap((region) => region.countries.map(({ slug }) => slug)));
  const general = new Set((law ?? []).flatMap(({ id, industries: bound }) => (bound ? [] : id)));
  return (law ?? []).flatMap((statement, index) => {
    const [country = ""] = statement.countries;
    const cities = cityLists.get(country);
    const states = cities && new Set(cities.map(({ subdivision }) => subdivision));
    return [
      ...findUnknown(
        "countries",
        statement.countries,
        countries,
        "a country of content/locations/regions.yaml",
      ),
      ...findUnknown(
        "states",
        statement.states,
        states,
        `a subdivision of content/locations/${country}.yaml`,
      ),
      ...findUnknown("industries", statement.industries, industries, "an industry of content/industries"),
      ...findUnknown(
        "exceptIndustries",
        statement.exceptIndustries,
        industries,
        "an industry of content/industries",
      ),
      ...findUnknown("replaces", statement.replaces, general, "a statement without industries"),
    ].map(({ field, message }) => ({ file: "content/law.yaml", field: `[${index}].${field}`, message }));
  });
}

/** Values that are not known; none if it is not known which there are. */
function findUnknown(
  list: string,
  values: readonly string[] | undefined,
  known: { has(value: string): boolean } | undefined,
  expected: string,
) {
  if (!values || !known) return [];
  return values.flatMap((value, index) =>
    known.has(value) ? [] : { field: `${list}[${index}]`, message: `expected ${expected}, got “${value}”` },
  );
}
