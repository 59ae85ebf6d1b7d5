import { DAY, middleOf, partsOf, pointAt, type Frame } from "./year-frame.ts";
import { CHARACTER, colourOf, round, word, type Layout, type Year } from "./year-layouts.ts";
import { findRoom, type Box } from "./year-words.ts";

/** Hours with a numeral. */
const NUMERALS = [0, 6, 12, 18, 24];
/** From one line to the next, in sizes of the text. */
const LINE = 1.2;
/** How much the times of a solstice are drawn to its day: elsewhere they are not true. */
const NEAR = 60;

/** Names of the months, and hours of the day. */
export function drawScales({ months }: Year, frame: Frame, { font, small, down }: Layout): string {
  let day = 0;
  const names = months.map(({ name, days }) => {
    const [x, y] = pointAt(down ? day + days / 2 : day, 0, frame);
    day += days;
    return down
      ? word(x - 8, y + font * 0.35, name, { anchor: "end", bold: true })
      : word(x, frame.top - small * 2.9, name, { bold: true });
  });
  const numerals = NUMERALS.map((hour) => {
    const [x, y] = pointAt(0, hour * 60, frame);
    const style = { colour: "soft", size: small } as const;
    return down
      ? word(x, frame.top - 6, String(hour), { anchor: "middle", ...style })
      : word(x - 8, y + small * 0.35, String(hour), { anchor: "end", ...style });
  });
  return [...names, ...numerals].join("");
}

/** Where the hours run across, each plan has a line with its name above them, over a strip of its hours. */
export function drawNamesAbove({ plans }: Year, frame: Frame, { font, small }: Layout): string {
  const step = font * 1.9;
  const last = frame.top - small * 1.4 - 16;
  return plans
    .map(({ name, hours, usual }, index) => {
      const y = last - (plans.length - 1 - index) * step;
      const strip = partsOf(usual).map(({ from, to }) => {
        const [x] = pointAt(0, from, frame);
        const [end] = pointAt(0, to, frame);
        return `M${x} ${round(y + 7)}H${end}`;
      });
      return (
        word(frame.left, y, `${name} ${hours}`, { bold: true }) +
        `<path d="${strip.join("")}" stroke="@${colourOf(index, plans.length)}" stroke-width="5"/>`
      );
    })
    .join("");
}

/** A line of words for a place in the year; `middle` is a minute of the day. */
interface Words {
  lines: string[];
  wish: number;
  /** What it weighs to be a year away from there. */
  pull: number;
  middle: number;
  bold?: boolean;
  /** Colour of the ground. */
  halo?: "day" | "night";
}

/** What is light and what is dark, and the plans' names within their hours, where each has most room. */
export function drawWords(year: Year, frame: Frame, layout: Layout): string {
  const { font, small, down } = layout;
  const taken: Box[] = [];
  const draw = ({ lines, wish, pull, middle, bold, halo }: Words) => {
    const size = bold ? font : small;
    const longest = Math.max(...lines.map(({ length }) => length));
    const room = { width: longest * size * CHARACTER, height: lines.length * size * LINE };
    const box = findRoom(room, { wish, middle, pull }, taken, year, frame);
    taken.push(box);
    return lines
      .map((line, index) =>
        word(box.x + (bold ? 0 : room.width / 2), box.y + size * (0.95 + index * LINE), line, {
          size,
          // Where the hours run across, lines of the plans may be behind it.
          ...(bold ? { bold } : { anchor: "middle", ...(down && halo ? { halo } : {}) }),
        }),
      )
      .join("");
  };
  return [...daylightOf(year), ...(down ? [] : namesOf(year, frame, font))].map(draw).join("");
}

/** The shortest and the longest day in the middle of their light, and the night beside the shortest. */
function daylightOf({ daylight, solstices, labels }: Year): Words[] {
  const days = solstices.map((day) => ({ day, sun: daylight[day] }));
  const light = days.flatMap(({ day, sun }) =>
    sun && sun.sunrise < sun.sunset
      ? {
          lines: [labels.daylight, `${timeOf(sun.sunrise)}–${timeOf(sun.sunset)}`],
          wish: day,
          pull: NEAR,
          middle: (sun.sunrise + sun.sunset) / 2,
          halo: "day" as const,
        }
      : [],
  );
  const lengthOf = ({ sun }: (typeof days)[number]) => (sun ? sun.sunset - sun.sunrise : 0);
  const [shortest] = days.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  if (!shortest) return light;
  const { day, sun } = shortest;
  const middle = sun ? (sun.sunset + DAY) / 2 : DAY / 2;
  return [...light, { lines: [labels.night], wish: day, pull: 1, middle, halo: "night" }];
}

/**
 * The plans' names, each below the line at which its hours begin, or, where another line is close, in the middle of the
 * longest part of the day that is its alone.
 */
function namesOf({ plans }: Year, frame: Frame, font: number): Words[] {
  const inside = (font * 0.9 * DAY) / frame.height;
  const usual = plans.map((plan) => plan.usual);
  const edges = usual.flatMap(({ from, to }) => [from, to]);
  return plans.map(({ name, hours, usual: { from } }, index) => {
    const below = from + inside;
    const isClose = (edge: number) => edge !== from && Math.abs(edge - below) < inside;
    const middle = edges.some(isClose) || below + inside > DAY ? middleOf(index, usual) : below;
    return { lines: [`${name} ${hours}`], wish: 0, pull: 1, middle, bold: true };
  });
}

/** "4:43". */
function timeOf(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

/** A sample of each mark, 18 wide, around the middle of a line of text. */
const SAMPLES = {
  outside:
    '<path d="M0-7h18V7H0z" fill="@night"/><path d="M0-7h18V0H0z" fill="@card" fill-opacity=".5"/><path d="M0 0h18" stroke="@hours-more" stroke-width="3"/>',
  holidays: '<path d="M7-7h4V7H7z" fill="@amber"/>',
  clockChanges: '<path d="M0-7h18V7H0z" fill="@night"/><path d="M0 7V2h9V-4h9V7z" fill="@day"/>',
} as const;

/** What is not named where it is: above the months or, where they run down, below the hours, on phones a line for each. */
export function drawLegend(
  { labels, clockChanges, plans }: Year,
  { left, top, height, width }: Frame,
  { small, down }: Layout,
): string {
  const names = [
    "holidays" as const,
    ...(plans.length > 1 ? ["outside" as const] : []),
    ...(clockChanges.length > 0 ? ["clockChanges" as const] : []),
  ];
  const lengthOf = (name: (typeof names)[number]) =>
    26 + labels[name].length * small * CHARACTER + small * 1.6;
  const isOneLine = names.reduce((sum, name) => sum + lengthOf(name), 0) < width;
  let x = left;
  return names
    .map((name, row) => {
      const y = round(down ? top + height + small * (isOneLine ? 1.9 : 1.9 + row * 1.6) : small);
      const sample = `<g transform="translate(${round(x)} ${round(y - small * 0.35)})">${SAMPLES[name]}</g>`;
      const text = word(x + 26, y, labels[name], { size: small });
      if (isOneLine || !down) x += lengthOf(name);
      return sample + text;
    })
    .join("");
}
