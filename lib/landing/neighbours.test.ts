import { getContent } from "@/lib/content";
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
const cities = (slugs: string[]) => slugs.map(cityOf);
const factsOf = createCityFacts(content, cities(EXAMPLES));
const cityFactsOf = (slug: string) => factsOf(cityOf(slug));

it("lists the cities within 150 km, nearest first, also across borders", () => {
  const { neighbours, isRemote } = cityFactsOf("glasgow");
  expect(isRemote).toBe(false);
  expect(neighbours.map(({ slug }) => slug)).toEqual(["edinburgh", "dundee", "carlisle"]);
  expect(cityFactsOf("strasbourg").neighbours.map(({ slug }) => slug)).toEqual(["karlsruhe"]);
});

it("lists at most eight cities", () => {
  const near = cities(["manchester", "liverpool", "leeds", "bradford", "sheffield", "stoke-on-trent"]);
  const more = cities(["nottingham", "derby", "leicester", "york", "preston"]);
  const { neighbours } = createCityFacts(content, [...near, ...more])(near[0]!);
  expect(neighbours).toHaveLength(8);
});

it("lists cities of its own country where none is near", () => {
  // Ipswich is nearer, across the sea.
  const candidates = cities(["lille", "ipswich", "paris", "reims", "strasbourg"]);
  const { isRemote, neighbours } = createCityFacts(content, candidates)(candidates[0]!);
  expect(isRemote).toBe(true);
  expect(neighbours.map(({ country }) => country.slug)).toEqual(["france", "france", "france"]);
});

it("lists the three nearest cities of one that has none within 150 km", () => {
  const { neighbours, isRemote } = cityFactsOf("alice-springs");
  expect(isRemote).toBe(true);
  expect(neighbours.map(({ slug }) => slug)).toEqual(["darwin", "adelaide", "mildura"]);
  // San Francisco is 3,850 km away.
  expect(cityFactsOf("honolulu")).toMatchObject({ isRemote: true, neighbours: [] });
});
