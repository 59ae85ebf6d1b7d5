/** Where words have room in the picture of a year. */
import { DAY, pointAt, type Frame } from "./year-frame.ts";
import { MARK, type Year } from "./year-layouts.ts";

/** A rectangle in the units of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From one try to the next, in days. */
const STEP = 2;
/**
 * What it weighs that words have the mark of a holiday, a line of a plan or an edge of the daylight behind them in all of
 * their length, and that they meet others.
 */
const [HOLIDAY, LINE, EDGE, WORD] = [40, 10, 5, 100];

/**
 * The first of the days from which words of a size cover least. They may be moved along the year alone, from their
 * wish to both sides.
 *
 * @param pull what it weighs to be a year away from their wish
 * @param middle of the words, as a minute of the day
 * @param wish middle of the words, as a day of the year
 */
export function findRoom(
  size: { width: number; height: number },
  { wish, middle, pull }: { wish: number; middle: number; pull: number },
  taken: readonly Box[],
  { daylight, plans, holidays }: Year,
  frame: Frame,
): Box {
  const along = frame.monthsAcross ? size.width : size.height;
  const across = frame.monthsAcross ? size.height : size.width;
  const length = (along / (frame.monthsAcross ? frame.width : frame.height)) * frame.days;
  const half = ((across / (frame.monthsAcross ? frame.height : frame.width)) * DAY) / 2;
  const depth = (MARK.length / (frame.monthsAcross ? frame.height : frame.width)) * DAY;
  const isAtMarks = frame.monthsAcross ? middle - half < depth : middle + half > DAY - depth;
  const hidden = weighDays({ daylight, plans, holidays: isAtMarks ? holidays : [] }, middle, half);
  const boxFrom = (first: number): Box => {
    const [x, y] = pointAt(first, middle, frame);
    const place = frame.monthsAcross ? { x, y: y - size.height / 2 } : { x: x - size.width / 2, y };
    return { ...place, ...size };
  };
  const weigh = (first: number) => {
    const box = boxFrom(first);
    const days = hidden.slice(Math.floor(first), Math.ceil(first + length));
    const covered = days.reduce((sum, weight) => sum + weight, 0) / length;
    return covered + WORD * taken.filter((other) => meet(box, other)).length;
  };
  let best = { first: 0, weight: Infinity };
  for (let first = STEP; first + length < frame.days; first += STEP) {
    const weight = weigh(first) + (pull * Math.abs(first + length / 2 - wish)) / frame.days;
    if (weight < best.weight) best = { first, weight };
  }
  return boxFrom(best.first);
}

/** What it weighs to have words on each day, from half their extent before a minute of the day to half of it after. */
function weighDays(
  { daylight, plans, holidays }: Pick<Year, "daylight" | "plans" | "holidays">,
  middle: number,
  half: number,
): number[] {
  const isNear = (minute: number) => minute > 0 && minute < DAY && Math.abs(minute - middle) < half;
  const weights = daylight.map((sun) => (sun && (isNear(sun.sunrise) || isNear(sun.sunset)) ? EDGE : 0));
  for (const { answered } of plans)
    for (const { start, end, from, to } of answered)
      if (isNear(from) || isNear(to)) weights.fill(LINE, start, end);
  // Beside it as well, so that no word touches it.
  for (const { day } of holidays) weights.fill(HOLIDAY, Math.max(day - 1, 0), day + 2);
  return weights;
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
