import { getContent } from "@/lib/content";
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

it("has none with fewer than three places, in fewer than three directions, or without room for their names", () => {
  expect(locate(CITY, ALL_ROUND.slice(1))).toBeUndefined();
  expect(locate(CITY, [...ALL_ROUND.slice(1), at("Beyond", 0.05, 0.5)])).toBeUndefined();
  expect(
    locate(CITY, [...ALL_ROUND.slice(1), at("A name of more than forty-four characters, say", 0.4, 0)]),
  ).toBeUndefined();
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
