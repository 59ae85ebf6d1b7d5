import { drawAround } from "./around";
import { boxOf, overlap } from "./labels";

const city = { name: "Middle", latitude: 50, longitude: 10 };
/** A degree of latitude is 111 km. */
const at = (name: string, north: number, east: number) => ({
  name,
  latitude: 50 + north,
  longitude: 10 + east,
});
const size = { width: 720, height: 440, step: 9, labelSize: 16 };
const named = [at("North", 0.9, 0), at("South", -0.45, 0), at("Far", 9, 0)];
const places = [
  { ...at("Village", 0, 1), population: 900 },
  { ...at("Town", 0, -1), population: 30_000 },
  { ...at("City", 0.5, 0), population: 300_000 },
  { ...at("Abroad", 0, 40), population: 9_000_000 },
];
const draw = (options = {}) => drawAround(city, { land: [], places, named, size, ...options });

it("has the city in the middle, and the other points at their bearing and distance", () => {
  const { labels, named: dots, circles } = draw();
  expect(labels.map(({ name }) => name)).toEqual(["Middle", "South", "North"]);
  expect(labels[0]!.at).toEqual([360, 220]);
  const [x, y] = labels[2]!.at;
  expect(x).toBe(360);
  // 100 km: as far as the second circle.
  expect(Math.abs(220 - y - circles[1]!.radius)).toBeLessThan(2);
  expect(dots.match(/M/g)).toHaveLength(2);
});

it("draws the places in the frame by their size", () => {
  expect(draw().places.map((path) => (path.match(/M/g) ?? []).length)).toEqual([1, 1, 1]);
});

it("keeps names apart, and a circle's distance clear of a point", () => {
  const close = Array.from({ length: 6 }, (_, index) => at(`Neighbour ${index}`, 0.1 * index, 0.1 * index));
  const { labels } = draw({ named: close });
  const boxes = labels.map((label) => boxOf(label, size.labelSize));
  for (const [index, box] of boxes.entries())
    expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
  // South is on the first circle, where its distance would be.
  const [first, second] = draw().circles;
  expect(first!.y).toBeLessThan(220);
  expect(second!.y).toBeGreaterThan(220);
});
