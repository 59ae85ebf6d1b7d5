import { drawAround } from "./city-surroundings";
import { boxOf, overlap } from "./labels";

const city = { name: "Middle", latitude: 50, longitude: 10 };
/** A degree of latitude is 111 km. */
const at = (name: string, north: number, east: number) => ({
  name,
  latitude: 50 + north,
  longitude: 10 + east,
});
const size = { width: 720, height: 440, labelSize: 16 };
const named = [at("North", 0.9, 0), at("South", -0.45, 0)];
const places = [
  { ...at("Village", 0, 1), population: 900 },
  { ...at("Town", 0, -1), population: 30_000 },
  { ...at("City", 0.5, 0), population: 300_000 },
  { ...at("Abroad", 0, 40), population: 9_000_000 },
];
const coasts = { land: [], borders: [] };
const draw = (options = {}) => drawAround(city, { coasts, places, named, size, unit: "km", ...options });

it("has the city and the other points at their bearing and distance", () => {
  const { labels, named: dots, circles, at: middle } = draw();
  expect(labels.map(({ name }) => name)).toEqual(["Middle", "North", "South"]);
  expect(labels[0]!.at).toEqual(middle);
  const [x, y] = labels[1]!.at;
  expect(x).toBe(middle[0]);
  // 100 km: as far as the second circle.
  expect(Math.abs(middle[1] - y - circles[1]!.radius)).toBeLessThan(3);
  expect(dots.match(/M/g)).toHaveLength(2);
});

it("is as near as the points allow, with circles closer to each other", () => {
  const { circles } = draw({ named: [at("Beside", 0.3, 0.3)] });
  expect(circles.map(({ text }) => text)).toEqual(["25 km", "50 km"]);
  expect(circles[0]!.radius).toBeGreaterThan(draw().circles[0]!.radius / 2);
  const inMiles = draw({ named: [at("Beside", 0.3, 0.3)], unit: "miles" }).circles;
  expect(inMiles.map(({ text }) => text)).toEqual(["15 miles", "30 miles"]);
  expect(inMiles[0]!.radius / circles[0]!.radius).toBeCloseTo((15 * 1.609344) / 25, 1);
  // Where the nearest is a day away, a circle would be too far from round.
  expect(draw({ named: [at("Far", 9, 0)] }).circles).toEqual([]);
});

it("draws the places in the frame by their size", () => {
  expect(draw().places.map((path) => (path.match(/M/g) ?? []).length)).toEqual([1, 1, 1]);
});

it("names all points, apart from each other, with a line to those that have no room beside them", () => {
  const close = Array.from({ length: 6 }, (_, index) => at(`Neighbour ${index}`, 0.04 * index, 0.04 * index));
  const { labels, leaders } = draw({ named: [...close, at("Far", 1.3, 1.3)] });
  expect(labels).toHaveLength(8);
  expect(leaders).not.toBe("");
  const boxes = labels.map((label) => boxOf(label, size.labelSize));
  for (const [index, box] of boxes.entries())
    expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
});

it("leaves out the far points of an area, and fills the drawing where it lies within", () => {
  // Around the drawing, a degree from one point to the next, from the corner in the south-west and back to it.
  const edge = Array.from({ length: 30 }, (_, step) => step);
  const area = [
    ...edge.map((step) => [-5 + step, 35] as const),
    ...edge.map((step) => [25, 35 + step] as const),
    ...edge.map((step) => [25 - step, 65] as const),
    ...edge.map((step) => [-5, 65 - step] as const),
    [-5, 35] as const,
  ];
  const [right, bottom] = [size.width + 8, size.height + 8];
  for (let first = 0; first < area.length; first += 7) {
    const turned = [...area.slice(first), ...area.slice(1, first + 1)];
    const corners = draw({ coasts: { land: [turned], borders: [] } }).land.match(/-?\d+ -?\d+/g);
    expect(new Set(corners)).toEqual(new Set(["-8 -8", `${right} -8`, `${right} ${bottom}`, `-8 ${bottom}`]));
  }
});
