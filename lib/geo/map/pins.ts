/** A numbered pin, in units of the drawing: its middle, and the place that it marks. */
export interface Pin {
  x: number;
  y: number;
  at: readonly [x: number, y: number];
}

interface PinOptions {
  width: number;
  height: number;
  /** Of a pin. */
  radius: number;
}

/** Directions that are tried around a place, and the steps away from it, by the radius. */
const DIRECTIONS = 16;
const REACH = [0, 2.2, 3.2, 4.4, 6, 8, 10];
/** Free space around a pin, by the radius. */
const ROOM = 0.35;

/**
 * Puts a pin on each place, or beside it where other pins are in the way: none covers another, and all are within the
 * drawing.
 *
 * @throws Error if there is no room left
 */
export function placePins(
  places: readonly (readonly [x: number, y: number])[],
  { width, height, radius }: PinOptions,
): Pin[] {
  const pins: Pin[] = [];
  const isFree = (x: number, y: number) =>
    Math.min(x, y, width - x, height - y) >= radius &&
    pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) >= (2 + ROOM) * radius);
  for (const at of places) {
    const found = around(at, radius).find(([x, y]) => isFree(x, y));
    if (!found) throw new Error(`no room for pin ${pins.length + 1} of ${places.length}`);
    pins.push({ x: found[0], y: found[1], at });
  }
  return pins;
}

/** Positions on and around a place, the nearest first. */
function around([x, y]: readonly [number, number], radius: number): (readonly [number, number])[] {
  return REACH.flatMap((reach) =>
    Array.from({ length: reach === 0 ? 1 : DIRECTIONS }, (_, direction) => {
      const angle = (direction / DIRECTIONS) * 2 * Math.PI;
      const distance = reach * radius;
      return [
        Math.round(x + distance * Math.cos(angle)),
        Math.round(y + distance * Math.sin(angle)),
      ] as const;
    }),
  );
}
