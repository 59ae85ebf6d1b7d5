import type { Point } from "../distance";
import type { Projection } from "./projection";

/** Segments of a line. */
const STEPS = 96;
/** Size of an arrowhead, in units. */
const ARROW = 9;
const RADIANS = Math.PI / 180;

type XY = readonly [x: number, y: number];

/**
 * The shortest way over the globe. Where it leaves the map, as near the pole, it ends in an arrowhead at the edge, and goes
 * on where it comes back.
 */
export function drawGreatCircle(from: Point, to: Point, projection: Projection): string {
  const points = wayBetween(from, to).map(projection.project);
  const isOutside = ([x, y]: XY) => y < 0 || y > projection.height || x < 0 || x > projection.width;
  let path = "";
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) {
      path += `M${point.join(" ")}`;
    } else if (!isOutside(before) && !isOutside(point)) {
      path += `L${point.join(" ")}`;
    } else if (!isOutside(before)) {
      const edge = atTop(before, point);
      path += `L${edge.join(" ")}${arrowhead(before, edge)}`;
    } else if (!isOutside(point)) {
      path += `M${atTop(point, before).join(" ")}L${point.join(" ")}`;
    }
  }
  return path;
}

/** Where a segment crosses the top of the map; one that jumps across the map comes straight down. */
function atTop(inside: XY, outside: XY): XY {
  const share = inside[1] / (inside[1] - outside[1]);
  const dx = Math.abs(outside[0] - inside[0]) > 200 ? 0 : outside[0] - inside[0];
  return [Math.round(inside[0] + dx * share), 0];
}

function arrowhead([x1, y1]: XY, [x, y]: XY): string {
  const angle = Math.atan2(y - y1, x - x1);
  const barb = (turn: number) =>
    [angle + turn].map(
      (a) => `${Math.round(x - ARROW * Math.cos(a))} ${Math.round(y - ARROW * Math.sin(a))}`,
    );
  return `M${barb(0.5).join("")}L${x} ${y}L${barb(-0.5).join("")}`;
}

/** Points along the great circle, both ends included. */
function wayBetween(from: Point, to: Point): Point[] {
  const [start, end] = [toVector(from), toVector(to)];
  const angle = Math.acos(start.reduce((sum, value, axis) => sum + value * end[axis]!, 0));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [here, there] = [Math.sin((1 - step / STEPS) * angle), Math.sin((step / STEPS) * angle)];
    return toPoint(start.map((value, axis) => (value * here + end[axis]! * there) / Math.sin(angle)));
  });
}

function toVector({ latitude, longitude }: Point): number[] {
  const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function toPoint([x, y, z]: readonly number[]): Point {
  return { latitude: Math.asin(z!) / RADIANS, longitude: Math.atan2(y!, x!) / RADIANS };
}
