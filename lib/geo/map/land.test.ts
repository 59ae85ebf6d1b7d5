import { drawLand, isInArea, type Ring } from "./land";
import { createProjection, MERCATOR } from "./projection";

/** A rectangle. */
const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
/** 30 units wide, a unit for each degree at the equator. */
const projection = createProjection({ west: 0, east: 30, south: -10, north: 10 }, 30, MERCATOR);
/** The columns of dots, by row. */
const dots = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, x, y, length]) => [
    Number(y),
    Number(x),
    Number(x) + Number(length) - 1,
  ]);

it("draws a row of dots from shore to shore, and none in the sea", () => {
  expect(dots(drawLand([box(5, -3, 15, 3)], projection, 10))).toEqual([]);
  expect(dots(drawLand([box(4, -9, 16, 9)], projection, 10))).toEqual([
    [5, 5, 15],
    [15, 5, 15],
  ]);
});

it("leaves out a lake, and draws the island in it", () => {
  const rings = [box(0, -10, 30, 10), box(4, -10, 26, 10), box(14, -10, 16, 10)];
  expect(dots(drawLand(rings, projection, 10))).toEqual([
    [5, 15, 15],
    [15, 15, 15],
  ]);
});

it("draws land on both sides of the antimeridian", () => {
  // As Natural Earth has the east of Siberia, without a cut.
  const ring: Ring = [
    [170, -5],
    [-170, -5],
    [-170, 5],
    [170, 5],
  ];
  for (const longitude of [175, 180, -175]) expect(isInArea([ring], { latitude: 0, longitude })).toBe(true);
  for (const longitude of [165, 0, -165]) expect(isInArea([ring], { latitude: 0, longitude })).toBe(false);
});
