import { getContent } from "@/lib/content";
import { distanceKm } from "@/lib/geo/distance";
import { createCityFacts } from "./index";

const content = getContent();
const factsOf = createCityFacts(
  { ...content, site: { ...content.site, asOf: "2026-11-01" } },
  content.cities,
);
const cityFactsOf = (slug: string) => factsOf(content.cities.find((city) => city.slug === slug)!);

it("lists up to eight cities within 150 km, nearest first, also across borders", () => {
  const { neighbours, isRemote } = cityFactsOf("glasgow");
  expect(isRemote).toBe(false);
  expect(neighbours.map(({ city }) => city.slug)).toEqual(["edinburgh", "dundee", "carlisle"]);
  expect(cityFactsOf("strasbourg").neighbours.some(({ city }) => city.country.code === "DE")).toBe(true);
  for (const city of content.cities) {
    const facts = cityFactsOf(city.slug);
    const distances = facts.neighbours.map(({ city: near }) => distanceKm(city, near));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.length).toBeLessThanOrEqual(8);
    expect(facts.isRemote).toBe(distances.length === 0 || distances[0]! > 150);
    if (!facts.isRemote) expect(distances.at(-1)).toBeLessThanOrEqual(150);
  }
  expect(cityFactsOf("london").neighbours).toHaveLength(8);
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
  expect(clock("calgary", "spokane")).toBe("one or two hours behind");
});
