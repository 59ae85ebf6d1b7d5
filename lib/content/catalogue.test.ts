import { allCities, buildRegions } from "./catalogue";
import type { Climate } from "./schema/climate";
import type { CityContent, RegionContent } from "./schema/location";

function city(name: string, slug: string, admin: string): CityContent {
  return {
    name,
    slug,
    admin,
    geonames: 1,
    latitude: 50,
    longitude: 0,
    timezone: "Europe/London",
    climate: "cool",
    areas: ["A", "B", "C", "D", "E"],
    note: "A note.",
    access: "How to get there.",
    rhythm: "When it is busy.",
    speech: "How people talk.",
    homes: "What they live in.",
  };
}

function country(slug: string, code: "GB" | "CA" | "US"): RegionContent["countries"][number] {
  return {
    title: slug,
    slug,
    code,
    inSentence: slug,
    currency: { code: "GBP", many: "pounds", perPound: 1 },
    locales: ["en"],
    languages: ["English"],
    summary: "A country.",
  };
}

const regions: RegionContent[] = [
  {
    title: "North America",
    slug: "north-america",
    summary: "West of here.",
    countries: [country("canada", "CA"), country("usa", "US")],
  },
  { title: "Europe", slug: "europe", summary: "Here.", countries: [country("uk", "GB")] },
];
const lists: Record<string, CityContent[]> = {
  canada: [
    city("London", "london-ontario", "Ontario"),
    city("Hamilton", "hamilton", "Ontario"),
    city("Halifax", "halifax", "Nova Scotia"),
  ],
  usa: [city("Hamilton", "hamilton-ohio", "Ohio"), city("London", "london-kentucky", "Kentucky")],
  uk: [city("London", "london", "England"), city("Glasgow", "glasgow", "Scotland")],
};

const climates: Climate[] = [
  { id: "tropical", name: "heat all year", conditions: ["heat"] },
  { id: "cool", name: "cool winters", conditions: ["frost", "cold"] },
];

const build = () => buildRegions(regions, (slug) => lists[slug] ?? [], climates);

it("builds the tree of regions, countries and cities in the order of the files", () => {
  expect(build().map(({ slug, countries }) => [slug, countries.map((c) => c.slug)])).toEqual([
    ["north-america", ["canada", "usa"]],
    ["europe", ["uk"]],
  ]);
  expect(allCities(build()).map(({ slug }) => slug)).toEqual([
    "london-ontario",
    "hamilton",
    "halifax",
    "hamilton-ohio",
    "london-kentucky",
    "london",
    "glasgow",
  ]);
});

it("replaces the id of a city's climate by the climate", () => {
  for (const { climate } of allCities(build())) expect(climate).toBe(climates[1]);
});

it("links a city to its country and region", () => {
  const glasgow = allCities(build()).find(({ slug }) => slug === "glasgow");
  expect(glasgow?.country).toMatchObject({
    slug: "uk",
    code: "GB",
    region: { slug: "europe", title: "Europe" },
  });
  expect(glasgow?.country.cities).toContain(glasgow);
});

it("labels namesakes with their state, except the one with the bare slug", () => {
  expect(Object.fromEntries(allCities(build()).map(({ slug, label }) => [slug, label]))).toEqual({
    london: "London",
    "london-ontario": "London, Ontario",
    "london-kentucky": "London, Kentucky",
    hamilton: "Hamilton",
    "hamilton-ohio": "Hamilton, Ohio",
    halifax: "Halifax",
    glasgow: "Glasgow",
  });
});

it("builds the tree without changing the content that it is built from", () => {
  const before = structuredClone({ regions, lists });
  build();
  expect({ regions, lists }).toEqual(before);
});
