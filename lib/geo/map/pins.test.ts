import { placePins } from "./pins";

const OPTIONS = { width: 400, height: 300, radius: 10 };

it("puts a pin on its place where nothing is in the way", () => {
  expect(placePins([[200, 100]], OPTIONS)).toEqual([{ x: 200, y: 100, at: [200, 100] }]);
});

it("keeps the pins of close places apart and within the drawing", () => {
  // As the cities of Great Britain on a map of Europe, and some at the edge.
  const places = [
    ...Array.from({ length: 9 }, (_, index) => [100 + index, 100 + 2 * index] as const),
    [0, 0] as const,
    [400, 300] as const,
  ];
  const pins = placePins(places, OPTIONS);
  expect(pins.map(({ at }) => at)).toEqual(places);
  for (const [index, a] of pins.entries()) {
    expect(Math.min(a.x, a.y, 400 - a.x, 300 - a.y)).toBeGreaterThanOrEqual(10);
    for (const b of pins.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
  }
});

it("says so when there is no room left", () => {
  const crowd = Array.from({ length: 5 }, () => [15, 15] as const);
  expect(() => placePins(crowd, { width: 30, height: 30, radius: 10 })).toThrow("no room for pin 2 of 5");
});
