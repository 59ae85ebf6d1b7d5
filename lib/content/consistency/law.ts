/** Checks that statements about the law name existing states and statements, and fit their places. */
import { formatField, type ContentProblem } from "../problems.ts";
import type { Industry } from "../schema/industry.ts";
import type { LawStatement } from "../schema/law.ts";
import type { CityContent, RegionContent } from "../schema/location.ts";
import { stringsOf } from "../sentences.ts";

type Country = RegionContent["countries"][number];

/** @param cityLists by the slug of their country; its states are those of its cities */
export function findLawProblems(
  law: readonly LawStatement[],
  countries: readonly Country[],
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): ContentProblem[] {
  const general = new Set(law.flatMap(({ id, industries: bound }) => (bound ? [] : id)));
  return law.flatMap((statement, index) => {
    const [country = ""] = statement.countries;
    const cities = cityLists.get(country);
    const states = cities && new Set(cities.map(({ subdivision }) => subdivision));
    const text = `${statement.text} ${statement.source?.title}`;
    const named = new Set(
      cities?.flatMap(({ admin, subdivision = [] }) => (text.includes(admin) ? subdivision : [])),
    );
    const ownCountry = countries.find(({ slug }) => statement.id.startsWith(`${slug}-`))?.slug;
    const isElsewhere = ownCountry !== undefined && !statement.countries.includes(ownCountry);
    const shared = statement.states?.filter((state) => !hasOwn(law, statement, state));
    const namesOther = named.size > 0 && !statement.states?.some((state) => named.has(state));
    return [
      ...(isElsewhere
        ? findUnknown(
            "countries",
            statement.countries,
            new Set([ownCountry]),
            "the country that the id names",
          )
        : []),
      ...findUnknown(
        "states",
        statement.states,
        states,
        `a subdivision of content/locations/${country}.yaml`,
      ),
      ...findUnknown("states", statement.states, new Set(shared), "a state without a statement of its own"),
      ...(namesOther ? findUnknown("states", statement.states, named, "the state that the text names") : []),
      ...findUnknown("replaces", statement.replaces, general, "a statement without industries"),
    ].map(({ field, message }) => ({ file: "content/law.yaml", field: `[${index}].${field}`, message }));
  });
}

/** Whether a statement of several states is on the topic of one of that state alone, which may say otherwise. */
function hasOwn(law: readonly LawStatement[], { topic, states, industries }: LawStatement, state: string) {
  const isOwn = (other: LawStatement) =>
    other.topic === topic && !other.industries && other.states?.length === 1 && other.states[0] === state;
  return !industries && states!.length > 1 && law.some(isOwn);
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

/** Emergency numbers where nobody answers them: texts of an industry are for its country, or for all if not under `in`. */
export function findForeignEmergencyNumbers(
  countries: readonly Country[],
  law: readonly LawStatement[],
  industries: readonly (readonly [file: string, industry: Industry])[],
): ContentProblem[] {
  const lists = new Map(countries.map(({ slug, emergency }) => [slug, emergency]));
  // No amounts, times and counts: "£112", "112%", "110 rooms".
  const after = "(?![\\w:%-]|[.,]\\d| [a-z]+s\\b)";
  const numbers = new RegExp(`(?<![\\w.,:£$€-])(${[...lists.values()].flat().join("|")})${after}`, "g");
  const texts = [
    ...law.map(
      (statement, index) =>
        ["content/law.yaml", [index, "text"], statement.text, statement.countries] as const,
    ),
    ...industries.flatMap(([file, industry]) =>
      stringsOf(industry).map(
        ([path, text]) => [file, path, text, path[0] === "in" ? [path[1]] : []] as const,
      ),
    ),
  ];
  return texts.flatMap(([file, path, text, slugs]) =>
    (text.match(numbers) ?? [])
      .filter((number) => !slugs.some((slug) => lists.get(String(slug))?.includes(number)))
      .map((number) => {
        const message = `expected emergency numbers of ${slugs.join(", ") || "all countries"}, as in content/locations/regions.yaml, got ${number}`;
        return { file, field: formatField(path), message };
      }),
  );
}
