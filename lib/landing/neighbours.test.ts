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
  expect(neighbours.map(({ slug }) => slug)).toEqual(["edinburgh", "dundee", "carlisle"]);
  expect(cityFactsOf("strasbourg").neighbours.map(({ slug }) => slug)).toEqual(["karlsruhe"]);
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
    const listed = neighbours.map(({ slug }) => slug);
    expect([city.slug, listed]).toEqual([city.slug, near.slice(0, 8).map(({ slug }) => slug)]);
    return near.length;
  });
  // Some have more than eight.
  expect(Math.max(...lengths)).toBeGreaterThan(8);
});

it("lists the three nearest cities of one that has none within 150 km", () => {
  const { neighbours, isRemote } = cityFactsOf("alice-springs");
  expect(isRemote).toBe(true);
  expect(neighbours.map(({ slug }) => slug)).toEqual(["darwin", "adelaide", "mildura"]);
  // San Francisco is 3,850 km away.
  expect(cityFactsOf("honolulu")).toMatchObject({ isRemote: true, neighbours: [] });
});

it("lists cities of its own country where none is near", () => {
  // Ipswich is nearer, across the sea.
  const { isRemote, neighbours } = createCityFacts(content, all.cities)(cityOf("lille"));
  expect(isRemote).toBe(true);
  expect(neighbours.map(({ country }) => country.slug)).toEqual(["france", "france", "france"]);
});
