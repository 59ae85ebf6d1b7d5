import { RADIANS, type Point } from "../distance";
import type { Projection } from "./projection";

/** Segments of a line. */
const STEPS = 96;

/** The shortest way over the globe. Its ends are to be such that it stays on the map. */
export function drawGreatCircle(from: Point, to: Point, { project }: Projection): string {
  return wayBetween(from, to)
    .map((point, index) => `${index === 0 ? "M" : "L"}${project(point).join(" ")}`)
    .join("");
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
