import { drawAround } from "./city-surroundings";
import { boxOf, overlap } from "./labels";

const city = { name: "Middle", latitude: 50, longitude: 10 };
/** A degree of latitude is 111 km. */
const at = (name: string, north: number, east: number) => ({
  name,
  latitude: 50 + north,
  longitude: 10 + east,
});
const size = { width: 720, height: 440, labelSize: 16, names: 3 };
const cities = [at("North", 0.3, 0), at("South", -0.9, 0)];
const places = [
  { ...at("Village", 0, 0.7), population: 900 },
  { ...at("Town", 0, -0.7), population: 30_000 },
  { ...at("City", -0.2, 0), population: 300_000 },
  { ...at("Suburb", -0.21, 0), population: 200_000 },
  { ...at("Abroad", 0, 40), population: 9_000_000 },
];
const coasts = { land: [], borders: [] };
const draw = (options = {}) => drawAround(city, { coasts, places, cities, size, unit: "km", ...options });

it("names the cities in the frame, then the largest places apart from them, at their bearing and distance", () => {
  const { labels, named: dots, circles, at: middle } = draw();
  expect(labels.map(({ name }) => name)).toEqual(["Middle", "North", "City", "Town"]);
  expect(labels[0]!.at).toEqual(middle);
  const [x, y] = labels[1]!.at;
  expect(x).toBe(middle[0]);
  // 33 km: between the second circle and the third.
  expect(middle[1] - y).toBeGreaterThan(circles[1]!.radius);
  expect(middle[1] - y).toBeLessThan(circles[2]!.radius);
  expect(dots.match(/M/g)).toHaveLength(3);
});

it("has the distances of most customers as circles, in the unit of the country", () => {
  const texts = (options = {}) => draw(options).circles.map(({ text }) => text);
  expect(texts()).toEqual(["15 km", "25 km", "40 km"]);
  expect(texts({ unit: "miles" })).toEqual(["9 miles", "16 miles", "25 miles"]);
});

it("draws the places in the frame by their size", () => {
  expect(draw().places.map((path) => (path.match(/M/g) ?? []).length)).toEqual([1, 1, 2]);
});

it("names all points, apart from each other and from the distances, with a line to those that have no room beside them", () => {
  const close = Array.from({ length: 9 }, (_, index) =>
    at(`Neighbour ${index}`, 0.1 * (index % 3) - 0.1, 0.15 * Math.ceil((index + 1) / 3)),
  );
  const { labels, leaders, circles, at: middle } = draw({ cities: close, size: { ...size, names: 9 } });
  expect(labels).toHaveLength(10);
  expect(leaders).not.toBe("");
  const distances = circles
    .filter(({ text }) => text !== "")
    .map(({ text, y }) => ({ name: text, x: middle[0], y, anchor: "middle" as const }));
  const boxes = [...labels, ...distances].map((label) => boxOf(label, size.labelSize));
  for (const [index, box] of boxes.entries())
    expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
});

it("leaves out the far points of an area, and fills the drawing where it lies within", () => {
  // Around the drawing, a tenth of a degree from one point to the next, from the corner in the south-west and back to it.
  const edge = Array.from({ length: 300 }, (_, step) => step / 10);
  const area = [
    ...edge.map((step) => [-5 + step, 35] as const),
    ...edge.map((step) => [25, 35 + step] as const),
    ...edge.map((step) => [25 - step, 65] as const),
    ...edge.map((step) => [-5, 65 - step] as const),
    [-5, 35] as const,
  ];
  const [right, bottom] = [size.width + 8, size.height + 8];
  for (let first = 0; first < area.length; first += 71) {
    const turned = [...area.slice(first), ...area.slice(1, first + 1)];
    const corners = draw({ coasts: { land: [turned], borders: [] } }).land.match(/-?\d+ -?\d+/g);
    expect(new Set(corners)).toEqual(new Set(["-8 -8", `${right} -8`, `${right} ${bottom}`, `-8 ${bottom}`]));
  }
});

it("draws every corner of an area in the frame", () => {
  const island = Array.from({ length: 200 }, (_, step) => {
    const angle = (step / 200) * 2 * Math.PI;
    return [10 + 0.5 * Math.cos(angle), 50 + 0.3 * Math.sin(angle)] as const;
  });
  const { land } = draw({ coasts: { land: [island], borders: [] } });
  expect(land.match(/-?\d+ -?\d+/g)).toHaveLength(island.length);
});
