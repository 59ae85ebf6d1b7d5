import type { City, LawStatement, LawTopic } from "@/lib/content";

/** How many statements of a topic the page of a city shows, in this order. */
const SHOWN: readonly (readonly [LawTopic, number])[] = [
  ["recording", 3],
  ["emergency", 1],
  ["custom", 2],
];

/** What law and custom say about the telephone in a city, whatever the trade; a state's own statements come first. */
export function lawOfCity(
  law: readonly LawStatement[],
  { country, subdivision }: Pick<City, "subdivision"> & { country: { slug: string } },
): LawStatement[] {
  const here = law.filter(
    ({ countries, states, industries }) =>
      industries === undefined &&
      countries.includes(country.slug) &&
      (states === undefined || (subdivision !== undefined && states.includes(subdivision))),
  );
  return SHOWN.flatMap(([topic, count]) => {
    const statements = here.filter((statement) => statement.topic === topic);
    return [
      ...statements.filter(({ states }) => states !== undefined),
      ...statements.filter(({ states }) => states === undefined),
    ].slice(0, count);
  });
}
