import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { calendarName } from "@/lib/geo/calendar";
import { publicHolidays } from "@/lib/geo/holidays";
import { joinContent, readContent } from "./load";
import { ContentError } from "./problems";
import { categorySlugs } from "./schema/industry";
import { serviceSlugs } from "./schema/service";

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

/** How a file is broken: its new text made from the old one; undefined removes it. */
type Breakage = (text: string) => string | undefined;

/** A copy of the content with some of its files broken. */
function brokenContent(breakages: Record<string, Breakage>): string {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  roots.push(root);
  cpSync("content", path.join(root, "content"), { recursive: true });
  for (const [name, change] of Object.entries(breakages)) {
    const file = path.join(root, "content", name);
    const before = readFileSync(file, "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${name}: the breakage changed nothing`);
    if (after === undefined) rmSync(file);
    else writeFileSync(file, after);
  }
  return root;
}

function problemsOf(breakages: Record<string, Breakage>) {
  try {
    readContent(brokenContent(breakages));
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const replace = (search: string | RegExp, by: string) => (text: string) => text.replace(search, by);
/** Appends the first row of a list once more. */
const repeatFirstRow = (text: string) => `${text.trimEnd()}\n- ${text.split(/^- /m)[1]}`;
/** How many rows a list of the site's own content has. */
const rowsOf = (name: string) => readFileSync(`content/${name}`, "utf8").match(/^- /gm)?.length;

describe("the site's own content", () => {
  const content = joinContent(readContent(process.cwd()));

  it("is valid and whole", () => {
    expect(content.services.map(({ slug }) => slug)).toEqual(serviceSlugs);
    expect(new Set(content.categories.map(({ slug }) => slug))).toEqual(new Set(categorySlugs));
    expect(content.regions.map(({ slug }) => slug)).toEqual(["north-america", "europe", "asia-pacific"]);
    expect(content.plans.plans.map(({ id }) => id)).toEqual(["starter", "professional", "enterprise"]);
  });

  it("has the public holidays of every town, in one calendar for all that share it", () => {
    const names = new Set(
      content.cities.map(({ country, subdivision, holidayRegion }) =>
        calendarName(country.code, subdivision, holidayRegion),
      ),
    );
    expect(new Set(Object.keys(content.holidays))).toEqual(names);
    const { asOf } = content.site;
    expect(content.holidays["GB-SCT"]).toEqual(publicHolidays("GB", "SCT", asOf));
    expect(content.holidays["AU-TAS-SOUTH"]).toEqual(publicHolidays("AU", "TAS", asOf, "SOUTH"));
    for (const days of Object.values(content.holidays)) expect(days.length).toBeGreaterThan(5);
  });

  it("lists industries by category and then by title", () => {
    const places = content.industries.map(({ category }) => categorySlugs.indexOf(category));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const legal = content.industries.filter(({ category }) => category === "legal-financial");
    const titles = legal.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual([...titles].sort());
  });

  it("has every industry tell how each of the services works for it", () => {
    for (const { services } of content.industries) {
      expect(Object.keys(services).sort()).toEqual([...serviceSlugs].sort());
    }
  });

  it("holds the cities of all countries once", () => {
    expect(content.cities).toHaveLength(
      content.regions
        .flatMap(({ countries }) => countries)
        .reduce((sum, { cities }) => sum + cities.length, 0),
    );
    expect(new Set(content.cities.map(({ slug }) => slug)).size).toBe(content.cities.length);
    expect(content.cities.find(({ slug }) => slug === "london-ontario")?.label).toBe("London, Ontario");
    expect(content.cities.find(({ slug }) => slug === "london")?.label).toBe("London");
  });

  it("finds a claim by its id", () => {
    expect(content.claims.get("clients")).toMatchObject({ id: "clients", value: "500+" });
  });
});

it("lists what is wrong in all files together, each with file, field and expectation", () => {
  const problems = problemsOf({
    "site.yaml": replace(/e164: .*/, 'e164: "0141 496 0123"'),
    "plans.yaml": replace("price: 499", "price: free"),
    "navigation.yaml": replace("url: /services\n", "url: services\n"),
    "claims.yaml": replace(/lastReviewed: .*/, "lastReviewed: yesterday"),
    "services/live-chat-support.yaml": replace(/^short: .*\n/m, ""),
    "industries/plumbing.yaml": replace("callsPerDay: 16", "callsPerDay: 0"),
    "industries/roofing.yaml": replace(/^title: .*/m, "titel: Roofing"),
    "locations/germany.yaml": replace("timezone: Europe/Berlin", "timezone: CET"),
    "locations/france.yaml": () => "- name: [Paris\n",
    "locations/canada.yaml": () => undefined,
    "pages/home.yaml": () => undefined,
  });
  const listed = problems.map(({ file, field, message }) => `${file} | ${field} | ${message}`);
  for (const expected of [
    /^content\/site\.yaml \| phone\.e164 \| expected E\.164 such as \+441414960123$/,
    /^content\/plans\.yaml \| plans\[0\]\.price \| .*expected number/,
    /^content\/navigation\.yaml \| header\[0\]\.url \| expected an internal path such as \/services$/,
    /^content\/claims\.yaml \| \[0\]\.lastReviewed \| .*ISO date/,
    /^content\/services\/live-chat-support\.yaml \| short \| .*expected string/,
    /^content\/industries\/plumbing\.yaml \| example\.callsPerDay \| .*>=1/,
    /^content\/industries\/roofing\.yaml \| title \| .*expected string/,
    /^content\/industries\/roofing\.yaml \| {2}\| .*titel/,
    /^content\/locations\/germany\.yaml \| \[0\]\.timezone \| expected an IANA zone such as Europe\/London$/,
    /^content\/locations\/france\.yaml \| {2}\| .*line \d/s,
    /^content\/locations\/canada\.yaml \| {2}\| cannot be read: ENOENT/,
    /^content\/pages\/home\.yaml \| {2}\| cannot be read: ENOENT/,
  ]) {
    expect(listed).toContainEqual(expect.stringMatching(expected));
  }
});

it("names everything that stands twice", () => {
  const problems = problemsOf({
    "claims.yaml": repeatFirstRow,
    "categories.yaml": repeatFirstRow,
    "locations/mexico.yaml": replace("slug: monterrey", "slug: new-york"),
    "locations/new-zealand.yaml": repeatFirstRow,
    "locations/regions.yaml": replace("slug: europe", "slug: north-america"),
  });
  expect(problems).toHaveLength(5);
  for (const [name, field, message] of [
    ["claims.yaml", `[${rowsOf("claims.yaml")}].id`, /^“.+” stands twice$/],
    ["categories.yaml", `[${rowsOf("categories.yaml")}].slug`, /^“home-services” stands twice$/],
    ["locations/mexico.yaml", "[1].slug", /^“new-york” stands in united-states\.yaml already: add the state/],
    [
      "locations/new-zealand.yaml",
      `[${rowsOf("locations/new-zealand.yaml")}].slug`,
      /^“auckland” stands in new-zealand\.yaml already/,
    ],
    ["locations/regions.yaml", "[1].slug", /^“north-america” stands twice$/],
  ] as const) {
    expect(problems).toContainEqual({
      file: `content/${name}`,
      field,
      message: expect.stringMatching(message),
    });
  }
});

it("finds a sentence that two industries share", () => {
  const problems = problemsOf({
    "industries/roofing.yaml": replace(
      /challenges:\n {2}- .*(\n {4}.*)*/,
      "challenges:\n  - A caller with WATER on the floor tries the next firm in the list, after a few rings.",
    ),
  });
  expect(problems).toEqual([
    {
      file: "content/industries/roofing.yaml",
      field: "challenges[0]",
      message:
        "“a caller with water on the floor tries the next firm in the list after a few rings” stands in content/industries/plumbing.yaml: challenges[0] already",
    },
  ]);
});

it("checks what files say of each other", () => {
  const problems = problemsOf({
    "site.yaml": (text) =>
      text.replace("homeCity: glasgow", "homeCity: atlantis").replace("[london, ", "[london, avalon, "),
    "categories.yaml": replace(/- slug: pet-services\n(?: .*\n)*/, ""),
    "locations/regions.yaml": replace("slug: canada", "slug: mexico"),
    "industries/plumbing.yaml": replace("slug: plumbing", "slug: plumbers"),
    "services/live-chat-support.yaml": replace("slug: live-chat-support", "slug: pay-per-lead"),
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      {
        file: "content/site.yaml",
        field: "homeCity",
        message: "expected a city of content/locations, got “atlantis”",
      },
      {
        file: "content/site.yaml",
        field: "linkedCities[1]",
        message: "expected a city of content/locations, got “avalon”",
      },
      { file: "content/categories.yaml", field: "", message: "expected an entry for “pet-services”" },
      { file: "content/locations/regions.yaml", field: "", message: "“mexico” stands twice" },
      {
        file: "content/industries/plumbing.yaml",
        field: "slug",
        message: "expected the file's name, got “plumbers”",
      },
      {
        file: "content/services/live-chat-support.yaml",
        field: "slug",
        message: "expected the file's name, got “pay-per-lead”",
      },
    ]),
  );
});
