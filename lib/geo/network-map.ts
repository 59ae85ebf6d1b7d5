import type { Point } from "./distance";

/** The network map as numbers to draw: path data in a frame that begins at 0, 0. */
export interface NetworkDrawing {
  width: number;
  height: number;
  /** Meridians an hour apart by the sun, and parallels every 15 degrees. */
  graticule: string;
  /** One stroke without length a place. */
  places: string;
  /** The shortest ways over the globe from the desk. */
  lines: string;
  /** The desk, and where the lines lead. */
  labels: MapLabel[];
}

/** A named place of the map. */
export interface MapLabel {
  name: string;
  x: number;
  y: number;
  /** Where the name stands: where it hides fewer places. */
  side: "left" | "right";
}

interface NamedPoint extends Point {
  name: string;
}

interface NetworkMapOptions {
  desk: NamedPoint;
  places: readonly Point[];
  /** Where a line from the desk leads; each is named. */
  ends: readonly NamedPoint[];
}

/** What the map shows, in degrees. */
const FRAME = { west: -165, east: 180, south: -50, north: 73 };
/** Units of the drawing for one radian of longitude. */
const SCALE = 280;
/** Stretches of a line from the desk. */
const STEPS = 48;
/** About how much room a name takes, in units of the drawing. */
const LABEL = { gap: 14, letter: 12, height: 30 };
/** One hour of the sun. */
const HOUR = 15;
const RADIANS = Math.PI / 180;

/** Height above the equator in Gall's stereographic projection, true to scale 45 degrees north and south. */
const rise = (latitude: number) => (Math.SQRT2 + 1) * Math.tan((latitude * RADIANS) / 2) * SCALE;
const top = rise(FRAME.north);

/** Where a point lies in the drawing, in whole units. */
export function project({ latitude, longitude }: Point): [x: number, y: number] {
  return [Math.round((longitude - FRAME.west) * RADIANS * SCALE), Math.round(top - rise(latitude))];
}

const [WIDTH, HEIGHT] = project({ latitude: FRAME.south, longitude: FRAME.east });

/** Draws every place, and the ways that lead from the desk to some of them. */
export function drawNetwork({ desk, places, ends }: NetworkMapOptions): NetworkDrawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    graticule: drawGraticule(),
    places: places.map((place) => `M${project(place).join(" ")}h0`).join(""),
    lines: ends.map((end) => drawGreatCircle(desk, end)).join(""),
    labels: setLabels([desk, ...ends], places),
  };
}

/** Sets each name on the side where it hides fewer places, and none of the names before it. */
function setLabels(points: readonly NamedPoint[], places: readonly Point[]): MapLabel[] {
  const dots = places.map(project);
  const taken: { from: number; to: number; y: number }[] = [];
  return points.map((point) => {
    const [x, y] = project(point);
    const length = LABEL.gap + point.name.length * LABEL.letter;
    const cost = (from: number, to: number) => {
      if (from < 0 || to > WIDTH) return Infinity;
      const within = (room: number, other: number) => Math.abs(other - y) < room;
      const hidden = dots.filter(
        ([dotX, dotY]) => dotX > from && dotX < to && within(LABEL.height / 2, dotY),
      ).length;
      // Two names need the height of one between their middles.
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

/** The shortest way over the globe; it leaves the frame where it runs near the pole. */
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
