/** Where words have room in the picture of a year. */
import { DAY, pointAt, type Frame } from "./year-frame.ts";
import type { Year } from "./year-layouts.ts";

/** A rectangle in the units of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From one try to the next, in days. */
const STEP = 2;
/** What it weighs to cover a holiday, an edge of the daylight in all of its length, and other words. */
const [MARK, EDGE, WORD] = [2, 0.3, 100];

/**
 * The first of the days from which words of a size cover least. They may be moved along the year alone, from their
 * wish to both sides.
 *
 * @param middle of the words, as a minute of the day
 * @param wish middle of the words, as a day of the year
 */
export function findRoom(
  size: { width: number; height: number },
  { wish, middle }: { wish: number; middle: number },
  taken: readonly Box[],
  { daylight, holidays }: Year,
  frame: Frame,
): Box {
  const along = frame.monthsAcross ? size.width : size.height;
  const across = frame.monthsAcross ? size.height : size.width;
  const length = (along / (frame.monthsAcross ? frame.width : frame.height)) * frame.days;
  const half = ((across / (frame.monthsAcross ? frame.height : frame.width)) * DAY) / 2;
  const isEdge = (day: number) => {
    const sun = daylight[day];
    return sun !== undefined && [sun.sunrise, sun.sunset].some((minute) => Math.abs(minute - middle) < half);
  };
  const boxFrom = (first: number): Box => {
    const [x, y] = pointAt(first, middle, frame);
    const place = frame.monthsAcross ? { x, y: y - size.height / 2 } : { x: x - size.width / 2, y };
    return { ...place, ...size };
  };
  const weigh = (first: number) => {
    const marks = holidays.filter(({ day }) => day >= first - 1 && day <= first + length).length;
    const edges = Array.from({ length: Math.ceil(length) }, (_, index) => Math.floor(first) + index).filter(
      isEdge,
    );
    const box = boxFrom(first);
    return (
      MARK * marks + (EDGE * edges.length) / length + WORD * taken.filter((other) => meet(box, other)).length
    );
  };
  let best = { first: 0, weight: Infinity };
  for (let first = STEP; first + length < frame.days; first += STEP) {
    const weight = weigh(first) + Math.abs(first + length / 2 - wish) / frame.days;
    if (weight < best.weight) best = { first, weight };
  }
  return boxFrom(best.first);
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
