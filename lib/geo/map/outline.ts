/** Coasts and borders as lines on a map of a small part of the world. */
import type { Ring } from "./land";
import type { Projection } from "./projection";

type Spot = readonly [x: number, y: number];

/** Beyond the edge of the drawing, so that no edge of a cut area is seen. */
const BEYOND = 8;
/** Corners nearer to the one before than this are left out, in units. */
const FINE = 1.5;

/** Path of areas, cut at the edges of the drawing. */
export function drawAreas(rings: readonly Ring[], projection: Projection): string {
  return rings
    .filter((ring) => isNear(ring, projection))
    .map((ring) =>
      pathOf(
        cut(
          ring.map((point) => spotOf(point, projection)),
          projection,
        ),
      ),
    )
    .filter((path) => path !== "")
    .map((path) => `${path}z`)
    .join("");
}

/** Path of lines, without the parts beyond the edges of the drawing. */
export function drawLines(lines: readonly Ring[], projection: Projection): string {
  const { width, height } = projection;
  const isShown = ([x, y]: Spot) => x > -BEYOND && x < width + BEYOND && y > -BEYOND && y < height + BEYOND;
  return lines
    .filter((line) => isNear(line, projection))
    .flatMap((line) => {
      const spots = line.map((point) => spotOf(point, projection));
      const parts: Spot[][] = [[]];
      for (const [index, spot] of spots.entries()) {
        const beside = [spots[index - 1], spot, spots[index + 1]];
        if (beside.some((each) => each && isShown(each))) parts.at(-1)!.push(spot);
        else if (parts.at(-1)!.length > 0) parts.push([]);
      }
      return parts.map(pathOf);
    })
    .join("");
}

function spotOf([longitude, latitude]: Ring[number], { project }: Projection): Spot {
  return project({ longitude, latitude });
}

/** Whether the box around a line meets the drawing. */
function isNear(line: Ring, { width, height, latitudeAt, longitudeAt }: Projection): boolean {
  const [west, east] = [longitudeAt(-BEYOND), longitudeAt(width + BEYOND)];
  const [north, south] = [latitudeAt(-BEYOND), latitudeAt(height + BEYOND)];
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of line) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  return left < east && right > west && bottom < north && top > south;
}

/** An area cut at each edge in turn (Sutherland and Hodgman). */
function cut(area: readonly Spot[], { width, height }: Projection): readonly Spot[] {
  const edges = [
    { axis: 0, at: -BEYOND, side: 1 },
    { axis: 0, at: width + BEYOND, side: -1 },
    { axis: 1, at: -BEYOND, side: 1 },
    { axis: 1, at: height + BEYOND, side: -1 },
  ] as const;
  return edges.reduce<readonly Spot[]>((spots, { axis, at, side }) => {
    const isInside = (spot: Spot) => (spot[axis] - at) * side >= 0;
    return spots.flatMap((spot, index) => {
      const before = spots.at(index - 1)!;
      if (isInside(before) === isInside(spot)) return isInside(spot) ? [spot] : [];
      const part = (at - before[axis]) / (spot[axis] - before[axis]);
      const across: Spot = [
        Math.round(before[0] + part * (spot[0] - before[0])),
        Math.round(before[1] + part * (spot[1] - before[1])),
      ];
      return isInside(spot) ? [across, spot] : [across];
    });
  }, area);
}

/** Path of a line; empty where it is too short to be seen. */
function pathOf(spots: readonly Spot[]): string {
  const kept: Spot[] = [];
  for (const spot of spots) {
    const last = kept.at(-1);
    if (!last || Math.hypot(spot[0] - last[0], spot[1] - last[1]) >= FINE) kept.push(spot);
  }
  return kept.length < 2 ? "" : `M${kept.map((spot) => spot.join(" ")).join("L")}`;
}
