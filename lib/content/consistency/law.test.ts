import { getContent } from "../index";
import { lawSchema, lawStatementSchema, type LawStatement } from "../schema/law";
import type { CityContent } from "../schema/location";
import { findLawProblems } from "./law";

const { law, regions, industries } = getContent();
const cities = new Map<string, CityContent[]>(
  regions
    .flatMap(({ countries }) => countries)
    .map((country) => [
      country.slug,
      country.cities.map(({ climate, ...city }) => ({ ...city, climate: climate.id })),
    ]),
);
const slugs = new Set(industries.map(({ slug }) => slug));

/** The first statement that holds in one country, changed. */
const plain = law.find(({ countries, states }) => countries.length === 1 && !states)!;
const changed = (change: Partial<LawStatement>): LawStatement[] => [{ ...plain, ...change }];
const problemsOf = (statements: readonly LawStatement[]) =>
  findLawProblems(statements, regions, cities, slugs).map(({ field, message }) => `${field}: ${message}`);

it("reports a country that is not served, an unknown state and an unknown industry", () => {
  expect(problemsOf(changed({ countries: ["united-kingdom", "atlantis"] }))).toEqual([
    "[0].countries[1]: expected a country of content/locations/regions.yaml, got “atlantis”",
  ]);
  expect(problemsOf(changed({ countries: ["australia"], states: ["NSW", "CA"] }))).toEqual([
    "[0].states[1]: expected a subdivision of content/locations/australia.yaml, got “CA”",
  ]);
  expect(problemsOf(changed({ industries: ["plumbing", "piracy"] }))).toEqual([
    "[0].industries[1]: expected an industry of content/industries, got “piracy”",
  ]);
  expect(problemsOf(changed({ exceptIndustries: ["piracy"] }))).toEqual([
    "[0].exceptIndustries[0]: expected an industry of content/industries, got “piracy”",
  ]);
});

it("reports a statement that replaces an unknown one, or one on a trade", () => {
  const bound = changed({ id: "bound", industries: ["plumbing"], replaces: ["nothing", plain.id] })[0]!;
  expect(problemsOf([plain, bound])).toEqual([
    "[1].replaces[0]: expected a statement without industries, got “nothing”",
  ]);
});

describe("the form of a statement", () => {
  const fieldsOf = (change: Partial<LawStatement>) =>
    lawStatementSchema.safeParse({ ...plain, ...change }).error?.issues.map(({ path }) => path.join(".")) ??
    [];

  it("has a source, states of one country, and industries that it binds or does not", () => {
    const states = (countries: string[], states: string[]) => fieldsOf({ countries, states });
    expect(fieldsOf({ topic: "recording", source: undefined })).toEqual(["source"]);
    expect(fieldsOf({ topic: "custom", source: undefined })).toEqual([]);
    expect(states(["united-states"], ["CA", "NY"])).toEqual([]);
    expect(states(["united-states", "canada"], ["CA"])).toEqual(["states"]);
    expect(states(["united-states"], ["CA", "CA"])).toEqual(["states"]);
    expect(fieldsOf({ exceptIndustries: ["gyms"] })).toEqual([]);
    expect(fieldsOf({ exceptIndustries: ["gyms"], industries: ["plumbing"] })).toEqual(["exceptIndustries"]);
  });

  it("has an id of its own", () => {
    expect(lawSchema.safeParse([plain, { ...plain, id: "another" }]).success).toBe(true);
    expect(lawSchema.safeParse([plain, plain]).success).toBe(false);
  });
});
