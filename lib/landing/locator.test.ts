import { getContent } from "@/lib/content";
import { nearest } from "@/lib/geo/distance";
import { createCityFacts } from "./index";
import { locate, LOCATOR_REACH, LOCATOR_RADIUS } from "./locator";

const CITY = { latitude: 0, longitude: 0 };
/** Points near the equator, where a degree is 111.2 km in every direction. */
const at = (name: string, north: number, east: number, km = Math.hypot(north, east) * 111.2) => ({
  point: { name, latitude: north, longitude: east },
  km,
});
const ALL_ROUND = [at("North", 0.2, 0), at("East", 0, 0.4), at("South-west", -0.3, -0.3)];

it("puts neighbours at their bearing and distance, on the smallest circle that holds them", () => {
  const { km, places } = locate(CITY, ALL_ROUND)!;
  expect(km).toBe(50);
  const scale = (degrees: number) => Math.round((degrees * 111.2 * LOCATOR_RADIUS) / 50);
  expect(places.map(({ name, x, y }) => [name, x, y + 0])).toEqual([
    ["North", 0, -scale(0.2)],
    ["East", scale(0.4), 0],
    ["South-west", -scale(0.3), scale(0.3)],
  ]);
});

it("has none with fewer than three places that find room", () => {
  expect(locate(CITY, ALL_ROUND.slice(1))).toBeUndefined();
  expect(locate(CITY, [])).toBeUndefined();
  const long = at("A name of more characters than the whole drawing has room for, so to say", 0.4, 0);
  expect(locate(CITY, [...ALL_ROUND.slice(1), long])).toBeUndefined();
});

it("moves a name aside for that of a later place", () => {
  const { places } = locate(CITY, [...ALL_ROUND, at("Beside it to the east", 0, 0.3)])!;
  expect(places.map(({ name }) => name)).toHaveLength(4);
});

it("names nearly all neighbours of the catalogue", () => {
  const { cities } = getContent();
  const shown = cities.map((city) => {
    const near = nearest(city, cities, 8).filter(({ km }) => km <= 150);
    return { near: near.length, places: locate(city, near)?.places.length };
  });
  const withMap = shown.filter(({ places }) => places !== undefined);
  for (const { near, places } of withMap) expect(places).toBeGreaterThanOrEqual(near - 2);
  expect(withMap.filter(({ near, places }) => near === places).length).toBeGreaterThan(withMap.length * 0.8);
});

it("keeps the names of all cities apart, and within the drawing", () => {
  const content = getContent();
  const factsOf = createCityFacts(content, content.cities);
  const found = content.cities.flatMap((city) => factsOf(city).locator ?? []);
  expect(found.length).toBeGreaterThan(50);
  for (const { places } of found)
    for (const { name, label } of places) {
      const onLine = places.filter((other) => other.label.y === label.y && other.label.x === label.x);
      expect(onLine.map((other) => other.name)).toEqual([name]);
      expect(Math.abs(label.x)).toBeLessThan(LOCATOR_REACH);
    }
});
