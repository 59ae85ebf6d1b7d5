/** Coasts and borders as lines on a map of a small part of the world. */
import type { Ring } from "./land-dots";
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
          withoutFar(ring, projection).map((point) => spotOf(point, projection)),
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

/** The edges of a drawing with what is beyond them, in degrees. */
function edgesOf({ width, height, latitudeAt, longitudeAt }: Projection) {
  return {
    west: longitudeAt(-BEYOND),
    east: longitudeAt(width + BEYOND),
    north: latitudeAt(-BEYOND),
    south: latitudeAt(height + BEYOND),
  };
}

/**
 * An area without the points that have both neighbours beyond the same edge: cutting leaves nothing of them. A continent has
 * fifty thousand points, and a map shows a few hundred.
 */
function withoutFar(ring: Ring, projection: Projection): Ring[number][] {
  const { west, east, north, south } = edgesOf(projection);
  /** A bit for each edge that a point is beyond. */
  const sides = ([x, y]: Ring[number]) =>
    (x < west ? 1 : 0) | (x > east ? 2 : 0) | (y < south ? 4 : 0) | (y > north ? 8 : 0);
  const kept = ring.slice(0, 1);
  let before = sides(ring[0]!);
  let here = sides(ring[1]!);
  for (const [index, point] of ring.slice(1).entries()) {
    // The last one has the first one, which is kept, as its neighbour.
    const after = sides(ring[(index + 2) % ring.length]!);
    if ((before & here & after) === 0) {
      kept.push(point);
      before = here;
    }
    here = after;
  }
  return kept;
}

/** Whether the box around a line meets the drawing. */
function isNear(line: Ring, projection: Projection): boolean {
  const { west, east, north, south } = edgesOf(projection);
  const box = boxes.get(line) ?? boxAround(line);
  boxes.set(line, box);
  return box.west < east && box.east > west && box.south < north && box.north > south;
}

/** Each map asks for the boxes of all lines of the world. */
const boxes = new WeakMap<Ring, ReturnType<typeof boxAround>>();

function boxAround(line: Ring) {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of line) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return { west, east, south, north };
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
