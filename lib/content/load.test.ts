import { readdirSync } from "node:fs";
import { calendarName } from "@/lib/geo/calendar";
import { publicHolidays } from "@/lib/geo/holidays";
import { getContent } from "./index";
import { copyContent, firstChallengeOf, originalFile, remove, replace } from "./mistakes/plant";

const { plant: problemsOf, read } = copyContent();

it("reads plain JSON, which the cache keeps as it is", () => {
  const files = read({});
  expect(JSON.parse(JSON.stringify(files))).toStrictEqual(files);
});

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

it("lists the mistakes of all files together", () => {
  const problems = problemsOf({
    "site.yaml": replace(/e164: .*/, 'e164: "0141 496 0123"'),
    "services/live-chat-support.yaml": replace(/^short: .*\n/m, ""),
    "locations/france.yaml": () => "- name: [Paris\n",
    "pages/home.yaml": remove,
  });
  const files = ["site", "services/live-chat-support", "locations/france", "pages/home"];
  expect(problems.map(({ file }) => file).sort()).toEqual(files.map((name) => `content/${name}.yaml`).sort());
});

it("checks the texts of landing pages", () => {
  const problems = problemsOf({
    "landing/trade.yaml": replace("By day we answer in {homeCity}", "By day we answer in {town}"),
    "landing/headings.yaml": replace("Home\n", "Where the day gets out of hand for {people}\n"),
    "landing/metadata.yaml": replace(
      /^descriptions:\n {2}- >-\n {4}/m,
      `descriptions:\n  - >-\n    ${firstChallengeOf("plumbing")} `,
    ),
    "site.yaml": replace(/calendar: \{.*\}/, "calendar: { country: GB, subdivision: XXX }"),
  });
  expect(problems).toEqual([
    {
      file: "content/landing/headings.yaml",
      field: "breadcrumbs.home",
      message: "expected a text without placeholders",
    },
    {
      file: "content/landing/trade.yaml",
      field: "working.desk",
      message: "{town} is no placeholder here: expected {homeCity}",
    },
    {
      file: "content/landing/trade.yaml",
      field: "working.desk",
      message: "expected {homeCity} somewhere in the text",
    },
    {
      file: "content/site.yaml",
      field: "local.calendar",
      message: "expected the holiday calendar of a city of content/locations, got “GB-XXX”",
    },
    expect.objectContaining({ file: "content/site.yaml", field: "local.calendar" }),
    expect.objectContaining({
      file: "content/landing/metadata.yaml",
      field: "descriptions[0]",
      message: expect.stringContaining("is also in content/industries/plumbing.yaml"),
    }),
  ]);
});
