import { locate, LOCATOR_RADIUS } from "./locator";

const CITY = { latitude: 0, longitude: 0 };
/** Points near the equator, where a degree is 111.2 km in every direction. */
const at = (north: number, east: number, km = Math.hypot(north, east) * 111.2) => ({
  point: { latitude: north, longitude: east },
  km,
});

it("puts neighbours at their bearing and distance, on the smallest circle that holds them", () => {
  const { km, places } = locate(CITY, [at(0.2, 0), at(0, 0.4), at(-0.3, -0.3)]);
  expect(km).toBe(50);
  const scale = (degrees: number) => Math.round((degrees * 111.2 * LOCATOR_RADIUS) / 50);
  expect(places.map(({ number, x, y }) => [number, x, y + 0])).toEqual([
    [1, 0, -scale(0.2)],
    [2, scale(0.4), 0],
    [3, -scale(0.3), scale(0.3)],
  ]);
});

it("shows the nearest five", () => {
  const { places } = locate(
    CITY,
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((degrees) => at(degrees, 0)),
  );
  expect(places.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

it("keeps numbers apart, also of neighbours in the same direction", () => {
  const { places } = locate(CITY, [at(0.5, 0), at(0.51, 0), at(0.52, 0.01), at(0.5, -0.02), at(0.53, 0)]);
  const labels = places.map(({ label }) => label);
  for (const [index, a] of labels.entries())
    for (const b of labels.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(18);
});
