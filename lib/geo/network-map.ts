import type { Point } from "./distance";

/** The network map of the home page and of /regions, as SVG path data; the origin is the top left corner. */
export interface NetworkDrawing {
  width: number;
  height: number;
  /** Meridians and parallels every 15 degrees, which is an hour of the sun. */
  graticule: string;
  /** One stroke of length 0 for each point. */
  points: string;
  /** Great circles from the desk to the named ends. */
  lines: string;
  /** The desk and the ends of the lines. */
  labels: MapLabel[];
}

/** A label on the map. */
export interface MapLabel {
  name: string;
  x: number;
  y: number;
  /** The side on which the name covers fewer points. */
  side: "left" | "right";
}

interface NamedPoint extends Point {
  name: string;
}

interface NetworkMapOptions {
  desk: NamedPoint;
  points: readonly Point[];
  /** Ends of the lines from the desk; each gets a label. */
  ends: readonly NamedPoint[];
}

/** The area shown, in degrees. */
const FRAME = { west: -165, east: 180, south: -50, north: 73 };
/** Units per radian of longitude. */
const SCALE = 280;
/** Segments of a line. */
const STEPS = 48;
/** Estimated size of a label, in units. */
const LABEL = { gap: 14, letter: 12, height: 30 };
/** Degrees that the sun moves in an hour. */
const HOUR = 15;
const RADIANS = Math.PI / 180;

/** Height above the equator in Gall's stereographic projection, true to scale 45 degrees north and south. */
const rise = (latitude: number) => (Math.SQRT2 + 1) * Math.tan((latitude * RADIANS) / 2) * SCALE;
const top = rise(FRAME.north);

/** Projects a point, in whole units. */
export function project({ latitude, longitude }: Point): [x: number, y: number] {
  return [Math.round((longitude - FRAME.west) * RADIANS * SCALE), Math.round(top - rise(latitude))];
}

const [WIDTH, HEIGHT] = project({ latitude: FRAME.south, longitude: FRAME.east });

/** Draws all points, and lines from the desk to some of them. */
export function drawNetwork({ desk, points, ends }: NetworkMapOptions): NetworkDrawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    graticule: drawGraticule(),
    points: points.map((point) => `M${project(point).join(" ")}h0`).join(""),
    lines: ends.map((end) => drawGreatCircle(desk, end)).join(""),
    labels: placeLabels([desk, ...ends], points),
  };
}

/** Puts each label on the side where it covers fewer points and no earlier label. */
function placeLabels(named: readonly NamedPoint[], points: readonly Point[]): MapLabel[] {
  const dots = points.map(project);
  const taken: { from: number; to: number; y: number }[] = [];
  return named.map((point) => {
    const [x, y] = project(point);
    const length = LABEL.gap + point.name.length * LABEL.letter;
    const cost = (from: number, to: number) => {
      if (from < 0 || to > WIDTH) return Infinity;
      const within = (room: number, other: number) => Math.abs(other - y) < room;
      const hidden = dots.filter(
        ([dotX, dotY]) => dotX > from && dotX < to && within(LABEL.height / 2, dotY),
      ).length;
      // Labels closer than the height of one overlap.
      const clash = taken.some(
        (label) => label.from < to && label.to > from && within(LABEL.height, label.y),
      );
      return hidden + (clash ? dots.length : 0);
    };
    const side = cost(x - length, x - 1) < cost(x + 1, x + length) ? "left" : "right";
    taken.push(side === "left" ? { from: x - length, to: x, y } : { from: x, to: x + length, y });
    return { name: point.name, x, y, side };
  });
}

function drawGraticule(): string {
  const lines: string[] = [];
  for (let longitude = FRAME.west; longitude <= FRAME.east; longitude += HOUR) {
    lines.push(`M${project({ latitude: 0, longitude })[0]} 0V${HEIGHT}`);
  }
  for (let latitude = -45; latitude < FRAME.north; latitude += HOUR) {
    lines.push(`M0 ${project({ latitude, longitude: 0 })[1]}H${WIDTH}`);
  }
  return lines.join("");
}

/** The shortest way over the globe; near the pole it runs outside the frame. */
function drawGreatCircle(from: Point, to: Point): string {
  const [start, end] = [toVector(from), toVector(to)];
  const angle = Math.acos(start.reduce((sum, value, axis) => sum + value * end[axis]!, 0));
  let [x, y] = project(from);
  let path = `M${x} ${y}l`;
  for (let step = 1; step <= STEPS; step++) {
    const [here, there] = [Math.sin((1 - step / STEPS) * angle), Math.sin((step / STEPS) * angle)];
    const [nextX, nextY] = project(
      toPoint(start.map((value, axis) => (value * here + end[axis]! * there) / Math.sin(angle))),
    );
    path += `${step > 1 ? " " : ""}${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return path.replaceAll(" -", "-");
}

function toVector({ latitude, longitude }: Point): number[] {
  const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function toPoint([x, y, z]: readonly number[]): Point {
  return { latitude: Math.asin(z!) / RADIANS, longitude: Math.atan2(y!, x!) / RADIANS };
}
