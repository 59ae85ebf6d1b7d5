import { placeLabels } from "./labels";
import { drawLand, isInArea, type Ring } from "./land-dots";
import { createProjection, MERCATOR, GALL, frameAround } from "./projection";
import { drawGreatCircle } from "./great-circle";

describe("labels", () => {
  const options = { width: 100, height: 60, size: 10, dots: [] };
  const others = [
    [50, 30],
    ...[-9, 0, 9].flatMap((dx) => [-9, 9].map((dy) => [50 + dx, 30 + dy])),
    [41, 30],
    [59, 30],
  ] as const;
  const crowded = { name: "Alpha", x: 50, y: 30, others: others as readonly (readonly [number, number])[] };

  it("leaves out a name that would stand at the dot of another point", () => {
    const first = { name: "Beta", x: 5, y: 5 };
    expect(placeLabels([first, crowded], options).map(({ name }) => name)).toEqual(["Beta"]);
  });

  it("keeps that of the first point all the same, where it covers the fewest dots", () => {
    expect(placeLabels([crowded], { ...options, dots: [[60, 28]] })).toMatchObject([
      { name: "Alpha", anchor: "end" },
    ]);
  });

  it("keeps a name at home where nothing else decides", () => {
    const point = { name: "Alpha", x: 50, y: 30 };
    const anchorsOf = (isAbroad: (x: number) => boolean) =>
      placeLabels([point], { ...options, isAbroad }).map(({ anchor }) => anchor);
    expect(anchorsOf(() => false)).toEqual(["start"]);
    expect(anchorsOf((x) => x > 50)).toEqual(["end"]);
  });

  it("puts the name of a point above its lines where none of the places beside it is free of them", () => {
    const lines = [-1, 1].flatMap((side) =>
      Array.from({ length: 30 }, (_, step) => [50 + side * step, 30 - step / 4] as const),
    );
    const below = Array.from({ length: 40 }, (_, step) => [40 + step / 2, 36] as const);
    const [label] = placeLabels([{ name: "Alpha", x: 50, y: 30 }], {
      ...options,
      dots: [...lines, ...below],
    });
    expect(label).toMatchObject({ anchor: "middle", y: 14 });
  });
});

describe("land", () => {
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
});

describe("lines", () => {
  const glasgow = { latitude: 55.86, longitude: -4.26 };
  const lima = { latitude: -12.05, longitude: -77.04 };
  const projection = createProjection({ west: -168, east: 180, south: -48, north: 72 }, 1680, GALL);

  /** Every position of a path. */
  const positions = (path: string) =>
    [...path.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

  it("leads from the desk to the end in one piece where all of it is on the map", () => {
    const path = drawGreatCircle(glasgow, lima, projection);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(positions(path)[0]).toEqual(projection.project(glasgow));
    expect(positions(path).at(-1)).toEqual(projection.project(lima));
  });

  it("bends towards the pole, as the shortest way does", () => {
    const top = Math.min(
      ...positions(drawGreatCircle(glasgow, { ...lima, latitude: 50 }, projection)).map(([, y]) => y),
    );
    expect(top).toBeLessThan(projection.project(glasgow)[1]);
  });
});

describe("the projection", () => {
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
});
