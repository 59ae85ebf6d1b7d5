import { readdirSync } from "node:fs";
import { calendarName } from "@/lib/geo/calendar";
import { publicHolidays } from "@/lib/geo/holidays";
import { getContent } from "./index";
import {
  copyContent,
  firstChallengeOf,
  originalFile,
  remove,
  repeatFirstRow,
  replace,
} from "./mistakes/plant";

const { plant: problemsOf } = copyContent();

/** Number of rows in a list of the content. */
const rowsOf = (name: string) => originalFile(name).match(/^- /gm)?.length;

describe("the content of the site", () => {
  const content = getContent();

  it("is valid, with services in order and the expected regions and plans", () => {
    const services = readdirSync("content/services").map((name) => name.replace(/\.yaml$/, ""));
    expect(content.services.map(({ slug }) => slug).sort()).toEqual(services.sort());
    const places = content.services.map(({ order }) => order);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(content.regions.map(({ slug }) => slug)).toEqual(["north-america", "europe", "asia-pacific"]);
    expect(content.plans.plans.map(({ id }) => id)).toEqual(["starter", "professional", "enterprise"]);
  });

  it("has the public holidays of every city, with one calendar for cities that share it", () => {
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
    const categories = content.categories.map(({ slug }) => slug);
    const places = content.industries.map(({ category }) => categories.indexOf(category));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const legal = content.industries.filter(({ category }) => category === "legal-financial");
    const titles = legal.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual([...titles].sort());
  });

  it("has a text for each service in every industry", () => {
    for (const { services } of content.industries) {
      expect(Object.keys(services).sort()).toEqual(content.services.map(({ slug }) => slug).sort());
    }
  });

  it("has the cities of all countries once", () => {
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
    const [, value] = /^- id: clients\n {2}value: "?([^"\n]+)/m.exec(originalFile("claims.yaml"))!;
    expect(content.claims.get("clients")).toMatchObject({ id: "clients", value });
  });
});

it("lists the mistakes of all files together, each with file, field and expectation", () => {
  const problems = problemsOf({
    "site.yaml": replace(/e164: .*/, 'e164: "0141 496 0123"'),
    "plans.yaml": replace(/price: \d+/, "price: free"),
    "navigation.yaml": replace("url: /services\n", "url: services\n"),
    "claims.yaml": replace(/lastReviewed: .*/, "lastReviewed: yesterday"),
    "services/live-chat-support.yaml": replace(/^short: .*\n/m, ""),
    "industries/plumbing.yaml": replace(/^reach: .*/m, "reach: 7"),
    "industries/roofing.yaml": replace(/^title: .*/m, "titel: Roofing"),
    "locations/germany.yaml": replace("timezone: Europe/Berlin", "timezone: CET"),
    "locations/france.yaml": () => "- name: [Paris\n",
    "locations/canada.yaml": remove,
    "pages/home.yaml": remove,
  });
  const listed = problems.map(({ file, field, message }) => `${file} | ${field} | ${message}`);
  for (const expected of [
    /^content\/site\.yaml \| phone\.e164 \| expected E\.164 such as \+441414960123$/,
    /^content\/plans\.yaml \| plans\[0\]\.price \| .*expected number/,
    /^content\/navigation\.yaml \| header\[0\]\.url \| expected an internal path such as \/services$/,
    /^content\/claims\.yaml \| \[0\]\.lastReviewed \| .*ISO date/,
    /^content\/services\/live-chat-support\.yaml \| short \| .*expected string/,
    /^content\/industries\/plumbing\.yaml \| reach \| .*expected one of 8\|15/,
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

it("reports all duplicates", () => {
  const problems = problemsOf({
    "claims.yaml": repeatFirstRow,
    "categories.yaml": repeatFirstRow,
    "locations/mexico.yaml": replace("slug: monterrey", "slug: new-york"),
    "locations/new-zealand.yaml": repeatFirstRow,
    "locations/regions.yaml": replace("slug: europe", "slug: north-america"),
  });
  // The menu still links to the removed region.
  expect(problems.filter(({ file }) => file !== "content/navigation.yaml")).toHaveLength(5);
  for (const [name, field, message] of [
    ["claims.yaml", `[${rowsOf("claims.yaml")}].id`, /^“.+” occurs twice$/],
    ["categories.yaml", `[${rowsOf("categories.yaml")}].slug`, /^“home-services” occurs twice$/],
    [
      "locations/mexico.yaml",
      "[1].slug",
      /^“new-york” is already used in united-states\.yaml: add the state/,
    ],
    [
      "locations/new-zealand.yaml",
      `[${rowsOf("locations/new-zealand.yaml")}].slug`,
      /^“auckland” is already used in new-zealand\.yaml/,
    ],
    ["locations/regions.yaml", "[1].slug", /^“north-america” occurs twice$/],
  ] as const) {
    expect(problems).toContainEqual({
      file: `content/${name}`,
      field,
      message: expect.stringMatching(message),
    });
  }
});

it("reports a sentence that two industries share", () => {
  const problems = problemsOf({
    "industries/roofing.yaml": replace(
      /challenges:\n {2}- .*(\n {4}.*)*/,
      // In capitals and with another comma: the same sentence all the same.
      `challenges:\n  - ${firstChallengeOf("plumbing").replace(" ", ", ").toUpperCase()}`,
    ),
  });
  expect(problems).toEqual([
    {
      file: "content/industries/roofing.yaml",
      field: "challenges[0]",
      message: expect.stringContaining("is also in content/industries/plumbing.yaml: challenges[0]"),
    },
  ]);
});

it("checks the texts of landing pages", () => {
  const problems = problemsOf({
    "landing/introductions.yaml": replace("from {homeCity}, {difference}", "from {homeCity}, {gap}"),
    "landing/headings.yaml": replace("Home\n", "Where the day gets out of hand for {people}\n"),
    "landing/metadata.yaml": replace(
      /^descriptions:\n {2}- >-\n {4}/m,
      `descriptions:\n  - >-\n    ${firstChallengeOf("plumbing")} `,
    ),
    "site.yaml": replace(/calendar: \{.*\}/, "calendar: { country: GB, subdivision: XXX }"),
  });
  expect(problems).toEqual([
    {
      file: "content/landing/introductions.yaml",
      field: "desk.away",
      message: "{gap} is no placeholder here: expected {homeCity}, {difference}",
    },
    {
      file: "content/landing/introductions.yaml",
      field: "desk.away",
      message: "expected {difference} somewhere in the text",
    },
    {
      file: "content/landing/headings.yaml",
      field: "breadcrumbs.home",
      message: "expected a text without placeholders",
    },
    {
      file: "content/site.yaml",
      field: "local.calendar",
      message: "expected the holiday calendar of a city of content/locations, got “GB-XXX”",
    },
    expect.objectContaining({
      file: "content/landing/metadata.yaml",
      field: "descriptions[0]",
      message: expect.stringContaining("is also in content/industries/plumbing.yaml"),
    }),
  ]);
});

it("checks references between files", () => {
  const problems = problemsOf({
    "site.yaml": (text) =>
      text
        .replace(/^homeCity: .*/m, "homeCity: atlantis")
        .replace("linkedCities: [", "linkedCities: [avalon, "),
    "categories.yaml": replace(/- slug: pet-services\n(?: .*\n)*/, ""),
    "locations/regions.yaml": replace("slug: canada", "slug: mexico"),
    "pages/sitemap.yaml": replace("industry: plumbing", "industry: piracy"),
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
        field: "linkedCities[0]",
        message: "expected a city of content/locations, got “avalon”",
      },
      {
        file: "content/industries/dog-walking.yaml",
        field: "category",
        message: expect.stringMatching(/^expected one of content\/categories\.yaml: home-services, /),
      },
      {
        file: "content/locations/regions.yaml",
        field: "[0].countries[2].slug",
        message: "expected a unique slug, “mexico” is that of Canada",
      },
      {
        file: "content/pages/sitemap.yaml",
        field: "finder.example.industry",
        message: "expected a slug of content/industries, got “piracy”",
      },
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
