import { getContent } from "@/lib/content";
import { distanceKm } from "@/lib/geo/distance";
import { createCityFacts } from "./index";

/** The only neighbours in the examples, so that a new city changes none of them. */
const EXAMPLES = [
  ...["glasgow", "edinburgh", "dundee", "carlisle", "inverness", "strasbourg", "karlsruhe"],
  ...["alice-springs", "darwin", "adelaide", "mildura", "townsville", "honolulu", "san-francisco"],
  ...["atlanta", "birmingham-alabama", "tucson", "el-paso"],
];

const all = getContent();
const content = { ...all, site: { ...all.site, asOf: "2026-11-01" } };
const cityOf = (slug: string) => all.cities.find((city) => city.slug === slug)!;
const factsOf = createCityFacts(content, EXAMPLES.map(cityOf));
const cityFactsOf = (slug: string) => factsOf(cityOf(slug));

it("lists the cities within 150 km, nearest first, also across borders", () => {
  const { neighbours, isRemote } = cityFactsOf("glasgow");
  expect(isRemote).toBe(false);
  expect(neighbours.map(({ city }) => city.slug)).toEqual(["edinburgh", "dundee", "carlisle"]);
  expect(cityFactsOf("strasbourg").neighbours.map(({ city }) => city.slug)).toEqual(["karlsruhe"]);
});

it("lists up to eight neighbours of every city", () => {
  const factsOfAny = createCityFacts(content, all.cities);
  const lengths = all.cities.map((city) => {
    const { neighbours, isRemote } = factsOfAny(city);
    const near = all.cities
      .filter((other) => other !== city && distanceKm(city, other) <= 150)
      .sort((a, b) => distanceKm(city, a) - distanceKm(city, b));
    expect([city.slug, isRemote]).toEqual([city.slug, near.length === 0]);
    if (isRemote) return 0;
    const listed = neighbours.map((neighbour) => neighbour.city.slug);
    expect([city.slug, listed]).toEqual([city.slug, near.slice(0, 8).map(({ slug }) => slug)]);
    return near.length;
  });
  // Some have more than eight.
  expect(Math.max(...lengths)).toBeGreaterThan(8);
});

it("lists the three nearest cities of one that has none within 150 km", () => {
  const { neighbours, isRemote } = cityFactsOf("alice-springs");
  expect(isRemote).toBe(true);
  expect(neighbours.map(({ city }) => city.slug)).toEqual(["darwin", "adelaide", "mildura"]);
  // San Francisco is 3,850 km away.
  expect(cityFactsOf("honolulu")).toMatchObject({ isRemote: true, neighbours: [] });
});

it("describes a neighbour's distance, direction and time difference", () => {
  const detail = (from: string, to: string) =>
    cityFactsOf(from).neighbours.find(({ city }) => city.slug === to)?.detail;
  expect(detail("glasgow", "edinburgh")).toBe("67 km to the east");
  expect(detail("glasgow", "dundee")).toBe("104 km to the north-east");
  expect(detail("atlanta", "birmingham-alabama")).toMatch(/ km to the west, one hour behind$/);
  expect(detail("adelaide", "mildura")).toMatch(/^\d+ km to the east, half an hour ahead$/);
});

it("describes both time differences of a neighbour if only one of the cities changes its clocks", () => {
  const clock = (from: string, to: string) =>
    cityFactsOf(from)
      .neighbours.find(({ city }) => city.slug === to)
      ?.detail.replace(/^.*? to the [^,]*, /, "");
  expect(clock("tucson", "el-paso")).toBe("one hour ahead for part of the year");
  expect(clock("alice-springs", "mildura")).toBe("half an hour or one and a half hours ahead");
});

it("lists cities of its own country where none is near", () => {
  // Ipswich is nearer, across the sea.
  const { isRemote, neighbours } = createCityFacts(content, all.cities)(cityOf("lille"));
  expect(isRemote).toBe(true);
  expect(neighbours.map(({ city }) => city.country.slug)).toEqual(["france", "france", "france"]);
});
