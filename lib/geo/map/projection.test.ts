import { createProjection, frameAround, GALL, MERCATOR } from "./projection";

const FRAME = { west: -20, east: 40, south: -30, north: 60 };

it.each([
  ["Gall", GALL],
  ["Mercator", MERCATOR],
])("%s puts north above south and east to the right, and finds a place again", (_, heights) => {
  const { project, latitudeAt, longitudeAt, width, height } = createProjection(FRAME, 6000, heights);
  expect(project({ latitude: 60, longitude: -20 })).toEqual([0, 0]);
  expect(project({ latitude: -30, longitude: 40 })).toEqual([width, height]);
  const [x, y] = project({ latitude: 48.86, longitude: 2.35 });
  expect(latitudeAt(y)).toBeCloseTo(48.86, 1);
  expect(longitudeAt(x)).toBeCloseTo(2.35, 1);
});

it("frames points with room around them, in the shape that is asked for", () => {
  const points = [
    { latitude: 10, longitude: 0 },
    { latitude: 12, longitude: 30 },
  ];
  const frame = frameAround(points, 0.5);
  const { project, width, height } = createProjection(frame, 1000, MERCATOR);
  expect(height / width).toBeCloseTo(0.5, 2);
  for (const [x, y] of points.map(project)) {
    expect(Math.min(x, width - x)).toBeGreaterThan(80);
    expect(Math.min(y, height - y)).toBeGreaterThan(80);
  }
});

it("frames a single point", () => {
  const { west, east } = frameAround([{ latitude: 50, longitude: 8 }], 0.8);
  expect(west).toBeLessThan(8);
  expect(east).toBeGreaterThan(8);
});
