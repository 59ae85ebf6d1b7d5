import type { City, Industry, LawStatement, LawTopic, Service } from "@/lib/content";

/** How many statements of a topic a page shows. */
const SHOWN: Readonly<Partial<Record<LawTopic, number>>> = { recording: 2, emergency: 1, custom: 2 };
/** Leads depend on how people may be called. */
const SHOWN_FOR_LEADS: typeof SHOWN = { recording: 1, leads: 3, "cold-calls": 1 };

/**
 * The statements on telephone law and custom for a service and an industry in a city: those bound to the industry, then
 * those of each topic, the state's before the country's.
 */
export function lawIn(
  law: readonly LawStatement[],
  { channel }: Service,
  { slug }: Industry,
  { country, subdivision }: City,
): LawStatement[] {
  const shown = channel === "lead" ? SHOWN_FOR_LEADS : SHOWN;
  const here = law.filter(
    ({ countries, states, industries }) =>
      countries.includes(country.slug) &&
      (states === undefined || (subdivision !== undefined && states.includes(subdivision))) &&
      (industries === undefined || industries.includes(slug)),
  );
  const general = here.filter(({ industries }) => industries === undefined);
  return [
    ...here.filter(({ industries }) => industries !== undefined),
    ...Object.entries(shown).flatMap(([topic, count]) =>
      general
        .filter((statement) => statement.topic === topic)
        .toSorted((a, b) => Number(a.states === undefined) - Number(b.states === undefined))
        .slice(0, count),
    ),
  ];
}
