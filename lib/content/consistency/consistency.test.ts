import { getContent } from "../index";
import { holidaySourceSchema, type HolidaySource } from "../schema/holiday-sources";
import type { CityContent } from "../schema/location";
import { findHolidaySourceProblems } from "./holiday-sources";
import { lawSchema, lawStatementSchema, type LawStatement } from "../schema/law";
import { findLawProblems } from "./law";
import { allCities } from "../catalogue";
import { findAddOnProblems, findMisplacedIndustries, findUnknownCities, findUnknownExamples } from "./offers";
import type { ContentProblem } from "../problems";
import { plansSchema } from "../schema/plans";

const { holidaySources, industries, law, pages, plans, regions, services } = getContent();
const cities = new Map<string, CityContent[]>(
  regions
    .flatMap(({ countries }) => countries)
    .map((country) => [
      country.slug,
      country.cities.map(({ climate, ...city }) => ({ ...city, climate: climate.id })),
    ]),
);

describe("holiday sources", () => {
  const sources: HolidaySource[] = [...holidaySources.values()];
  const row = sources[0]!;

  it("reports a calendar without a source, with a city that has it", () => {
    const others = sources.filter(({ calendar }) => calendar !== "AU-QLD-BRISBANE");
    expect(findHolidaySourceProblems(others, regions, cities)).toEqual([
      {
        file: "content/holiday-sources.yaml",
        field: "",
        message: "expected a row for AU-QLD-BRISBANE, the holiday calendar of Brisbane",
      },
    ]);
  });

  it("rejects a calendar of another form, an address without https and a note that is no sentence", () => {
    const issuesOf = (change: Partial<HolidaySource>) =>
      holidaySourceSchema.safeParse({ ...row, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ calendar: "us-wa" })).toEqual(["calendar"]);
    expect(issuesOf({ url: "http://www.gov.uk/bank-holidays" })).toEqual(["url"]);
    expect(issuesOf({ note: "gazetted each year" })).not.toEqual([]);
  });
});

describe("law", () => {
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

  it("has a source, states of one country, industries that it binds or does not, and an id of its own", () => {
    const fieldsOf = (change: Partial<LawStatement>) =>
      lawStatementSchema.safeParse({ ...plain, ...change }).error?.issues.map(({ path }) => path.join(".")) ??
      [];
    const forms: [change: Partial<LawStatement>, fields: string[]][] = [
      [{ topic: "recording", source: undefined }, ["source"]],
      [{ topic: "custom", source: undefined }, []],
      [{ countries: ["united-states"], states: ["CA", "NY"] }, []],
      [{ countries: ["united-states", "canada"], states: ["CA"] }, ["states"]],
      [{ countries: ["united-states"], states: ["CA", "CA"] }, ["states"]],
      [{ exceptIndustries: ["gyms"] }, []],
      [{ exceptIndustries: ["gyms"], industries: ["plumbing"] }, ["exceptIndustries"]],
    ];
    expect(forms.map(([change]) => [change, fieldsOf(change)])).toEqual(forms);
    expect(lawSchema.safeParse([plain, { ...plain, id: "another" }]).success).toBe(true);
    expect(lawSchema.safeParse([plain, plain]).success).toBe(false);
  });
});

describe("offers", () => {
  const known = new Set(industries.map(({ slug }) => slug));
  const offered = new Set(services.map(({ slug }) => slug));

  it("reports an add-on that needs a plan although its service is paid by the piece", () => {
    const wrong = structuredClone(plans);
    const index = wrong.addOns.findIndex(({ needsPlan, service }) => service && !needsPlan);
    wrong.addOns[index]!.needsPlan = true;
    expect(findAddOnProblems(wrong, services)).toMatchObject([
      { field: `addOns[${index}].needsPlan`, message: expect.stringMatching(/^expected false: /) },
    ]);
  });

  it("rejects an add-on that says what is paid although it has a price, or does not say it without one", () => {
    const wrong = structuredClone(plans);
    const priced = wrong.addOns.findIndex(({ price }) => typeof price === "number");
    const unpriced = wrong.addOns.findIndex(({ price }) => typeof price !== "number");
    wrong.addOns[priced]!.basis = "by the hour";
    delete wrong.addOns[unpriced]!.basis;
    expect(plansSchema.safeParse(wrong).error?.issues.map(({ path }) => path)).toEqual([
      ["addOns", priced, "basis"],
      ["addOns", unpriced, "basis"],
    ]);
  });

  const told = (problems: readonly ContentProblem[]) =>
    problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`);

  it("reports an unknown example of the finder", () => {
    expect(findUnknownExamples(pages.sitemap, offered, known)).toEqual([]);
    const sitemap = structuredClone(pages.sitemap);
    sitemap.finder.example = { service: "live-chat", industry: "piracy" };
    expect(told(findUnknownExamples(sitemap, offered, known))).toEqual([
      "content/pages/sitemap.yaml: finder.example.service: expected a slug of content/services, got “live-chat”",
      "content/pages/sitemap.yaml: finder.example.industry: expected a slug of content/industries, got “piracy”",
    ]);
  });

  it("reports an industry under the wrong category on the home page", () => {
    const home = structuredClone(pages.home);
    home.industries.categories[1]!.items[2] = "plumbing";
    home.industries.categories[0]!.items[0] = "piracy";
    const field = "content/pages/home.yaml: industries.categories";
    expect(told(findMisplacedIndustries(home, industries, known))).toEqual([
      `${field}[0].items[0]: expected an industry of home-services, got “piracy”`,
      `${field}[1].items[2]: expected an industry of legal-financial, got “plumbing” of home-services`,
    ]);
  });

  it("reports unknown cities on the home page and in posts", () => {
    const { home, regions: page } = pages;
    const cities = new Set(allCities(regions).map(({ slug }) => slug));
    expect(findUnknownCities(pages, [], cities)).toEqual([]);
    const sunk = structuredClone({ home, regions: page });
    sunk.home.clock.city = "atlantis";
    sunk.regions.map.ends[1] = "ys";
    const posts = [{ slug: "clocks", clocks: [home.clock.city, "mu"] }, { slug: "none" }];
    expect(told(findUnknownCities(sunk, posts, cities))).toEqual([
      "content/pages/home.yaml: clock.city: expected a city of content/locations, got “atlantis”",
      "content/pages/regions.yaml: map.ends[1]: expected a city of content/locations, got “ys”",
      "content/blog/clocks.md: clocks[1]: expected a city of content/locations, got “mu”",
    ]);
  });
});
