import { drawGreatCircle } from "./lines";
import { createProjection, GALL } from "./projection";

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
