/** Geometry of the picture of a year: days one way, the hours of a day the other. */

export const DAY = 24 * 60;

/** Hours of a day in minutes after midnight; `to` is below `from` if they run past midnight. */
export interface Hours {
  from: number;
  to: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** True if the months are side by side and the hours run downwards. */
  monthsAcross: boolean;
  days: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The point of a minute of a day. */
export function pointAt(day: number, minute: number, frame: Frame): [x: number, y: number] {
  const { left, top, width, height, monthsAcross, days } = frame;
  const [along, across] = [day / days, minute / DAY];
  return monthsAcross
    ? [round(left + along * width), round(top + across * height)]
    : [round(left + across * width), round(top + along * height)];
}

/** Path of a rectangle: hours of some days. */
export function areaPath(start: number, end: number, { from, to }: Hours, frame: Frame): string {
  const [x, y] = pointAt(start, from, frame);
  const [right, bottom] = pointAt(end, to, frame);
  return `M${x} ${y}H${right}V${bottom}H${x}z`;
}

type Answered = Hours & { start: number; end: number };

/** The longest time without an answer that is not drawn, in days: a weekend with public holidays beside it. */
const DAYS_OFF = 6;

/**
 * Hours are drawn over days off, as they were before them: weekends would be a pattern of their own, and holidays are
 * named below the picture.
 */
export function overDaysOff(answered: readonly Answered[]): Answered[] {
  const joined: Answered[] = [];
  for (const part of answered) {
    const isNear = ({ end }: Answered) => end <= part.start && part.start - end <= DAYS_OFF;
    const before = joined.findLast((each) => isNear(each) && each.from === part.from && each.to === part.to);
    if (before) before.end = part.end;
    else joined.push({ ...part, start: joined.findLast(isNear)?.end ?? part.start });
  }
  return joined;
}

/** Path of the lines at which hours begin and end; none at midnight, where the day before goes on. */
export function edgesOf(answered: readonly Answered[], frame: Frame): string {
  return answered
    .flatMap(({ start, end, from, to }) =>
      [from, to]
        .filter((minute) => minute > 0 && minute < DAY)
        .map(
          (minute) => `M${pointAt(start, minute, frame).join(" ")}L${pointAt(end, minute, frame).join(" ")}`,
        ),
    )
    .join("");
}

interface Sun {
  sunrise: number;
  sunset: number;
}

/** A curve has a point every so many days, and one on both sides of a change of clocks. */
const STRIDE = 4;
const JUMP = 20;

/** Outline of the daylight: a closed path for each run of days on which the sun rises and sets. */
export function daylightPath(daylight: readonly (Sun | undefined)[], frame: Frame): string {
  const paths: string[] = [];
  let days: [day: number, sun: Sun][] = [];
  const close = () => {
    if (days.length > 0) paths.push(outlineOf(days, frame));
    days = [];
  };
  for (const [day, sun] of daylight.entries()) {
    if (sun && sun.sunrise < sun.sunset) days.push([day, sun]);
    else close();
  }
  close();
  return paths.join("");
}

/** There along the sunrises and back along the sunsets. Each day is as wide as it is. */
function outlineOf(days: readonly [day: number, sun: Sun][], frame: Frame): string {
  const corners: [day: number, sun: Sun][] = [];
  for (const [index, [day, sun]] of days.entries()) {
    const next = days[index + 1];
    const jumps = next !== undefined && Math.abs(next[1].sunrise - sun.sunrise) > JUMP;
    const jumped = index > 0 && Math.abs(days[index - 1]![1].sunrise - sun.sunrise) > JUMP;
    if (index === 0 || jumped || index % STRIDE === 0) corners.push([day, sun]);
    if (!next || jumps) corners.push([day + 1, sun]);
  }
  const there = corners.map(([day, { sunrise }]) => pointAt(day, sunrise, frame).join(" "));
  const back = corners.toReversed().map(([day, { sunset }]) => pointAt(day, sunset, frame).join(" "));
  return `M${[...there, ...back].join("L")}z`;
}

/** Parts of a day, split at midnight. */
export function partsOf({ from, to }: Hours): Hours[] {
  if (from < to) return [{ from, to }];
  return [
    { from, to: DAY },
    { from: 0, to },
  ].filter((part) => part.from < part.to);
}

const QUARTER = 15;

/**
 * The middle of the longest part of a day that is in the hours of one plan and of none before it: where its name has
 * most room.
 */
export function middleOf(index: number, plans: readonly Hours[]): number {
  const isIn = ({ from, to }: Hours, minute: number) =>
    partsOf({ from, to }).some((part) => part.from <= minute && minute < part.to);
  let best = { start: 0, length: 0 };
  let start = 0;
  for (let minute = 0; minute <= DAY; minute += QUARTER) {
    const owner = minute < DAY ? plans.findIndex((hours) => isIn(hours, minute)) : -1;
    if (owner !== index) start = minute + QUARTER;
    else if (minute + QUARTER - start > best.length) best = { start, length: minute + QUARTER - start };
  }
  return best.start + best.length / 2;
}
