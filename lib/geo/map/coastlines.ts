/** Coasts and borders as lines on a map of a small part of the world. */
import type { Ring } from "./land-dots";
import type { Projection } from "./projection";

type Spot = readonly [x: number, y: number];

/** Beyond the edge of the drawing, so that no edge of a cut area is seen. */
const BEYOND = 8;
/** Corners nearer to the one before than this are left out, in units. */
const FINE = 1.5;

/** So many points of an area are left out together: a continent has fifty thousand, and a map shows a few hundred. */
const PART = 64;

/** In degrees. */
type Box = Readonly<Record<"west" | "east" | "south" | "north", number>>;

interface BoxedLine {
  line: Ring;
  box: Box;
  /** Each ends with the first point of the next one. */
  parts: readonly { points: Ring; box: Box }[];
}

/** Path of areas, cut at the edges of the drawing. */
export function drawAreas(rings: readonly Ring[], projection: Projection): string {
  const sidesOf = sidesAround(projection);
  return boxed(rings)
    .filter(({ box }) => sidesOf(box) === 0)
    .map(({ parts }) =>
      pathOf(
        cut(
          withoutFar(parts, sidesOf).map((point) => spotOf(point, projection)),
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
  const sidesOf = sidesAround(projection);
  return boxed(lines)
    .filter(({ box }) => sidesOf(box) === 0)
    .flatMap(({ line }) => {
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

/** Returns a function that returns a bit for each edge of the drawing that a box is wholly beyond. */
function sidesAround({ width, height, latitudeAt, longitudeAt }: Projection): (box: Box) => number {
  const [west, east] = [longitudeAt(-BEYOND), longitudeAt(width + BEYOND)];
  const [north, south] = [latitudeAt(-BEYOND), latitudeAt(height + BEYOND)];
  return (box) =>
    (box.east < west ? 1 : 0) |
    (box.west > east ? 2 : 0) |
    (box.north < south ? 4 : 0) |
    (box.south > north ? 8 : 0);
}

/** An area without the points that have both neighbours beyond the same edge: cutting leaves nothing of them. */
function withoutFar(parts: BoxedLine["parts"], sidesOf: (box: Box) => number): Ring[number][] {
  const sidesAt = ([x, y]: Ring[number]) => sidesOf({ west: x, east: x, south: y, north: y });
  const kept: Ring[number][] = [];
  let before = 0;
  for (const { points, box } of parts) {
    const beyond = sidesOf(box);
    // Once the last kept point is beyond the same edge as the part, the rest of the part is left out.
    for (let index = 0; index < points.length - 1 && (before & beyond) === 0; index += 1) {
      const here = sidesAt(points[index]!);
      if ((before & here & sidesAt(points[index + 1]!)) !== 0) continue;
      kept.push(points[index]!);
      before = here;
    }
  }
  return kept;
}

/** Each map asks for the boxes of all lines of the world. */
const prepared = new WeakMap<readonly Ring[], BoxedLine[]>();

function boxed(lines: readonly Ring[]): BoxedLine[] {
  const known = prepared.get(lines) ?? lines.map(withBoxes);
  prepared.set(lines, known);
  return known;
}

function withBoxes(line: Ring): BoxedLine {
  // The last point of an area has the first one as its neighbour.
  const closed = [...line, line[0]!];
  const parts = Array.from({ length: Math.ceil(line.length / PART) }, (_, index) => {
    const points = closed.slice(index * PART, (index + 1) * PART + 1);
    return { points, box: boxAround(points) };
  });
  return { line, box: boxAround(line), parts };
}

function boxAround(line: Ring): Box {
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
