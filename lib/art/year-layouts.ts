import type { Colour } from "./colours.ts";
import { escapeText } from "./text.ts";
import type { Hours } from "./year-frame.ts";

/** A day of the year, from 0, with a label. */
interface Mark {
  day: number;
  label: string;
}

interface PlanHours {
  name: string;
  hours: string;
  /** Hours of most days. */
  usual: Hours;
  /** Hours on the days from `start` to `end`, which is excluded. */
  answered: readonly (Hours & { start: number; end: number })[];
}

/** What the picture shows: days are counted from the first, hours are minutes after midnight. */
export interface Year {
  months: readonly { name: string; days: number }[];
  daylight: readonly ({ sunrise: number; sunset: number } | undefined)[];
  /** Days on which sunrise and sunset are labelled. */
  solstices: readonly number[];
  /** The one with the fewest hours first, each within the hours of the next. */
  plans: readonly PlanHours[];
  holidays: readonly Mark[];
  clockChanges: readonly Mark[];
  labels: { daylight: string; night: string; outside: string; holidays: string; clockChanges: string };
}

export interface Layout {
  /** Width of the narrowest screen that it is for, in rem. */
  from: number;
  width: number;
  height: number;
  /** Room around the hours. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  font: number;
  /** Of dates and of the legend. */
  small: number;
  /** How many dates are written together, and how many days at most lie from one of them to the next. */
  dates: { most: number; near: number };
  /** Whether the months run down and the hours across. */
  down?: true;
}

/**
 * A composition for each width of screen. No text is smaller than 11 px on the narrowest screen that it is for. Below the
 * width of a desk the hours run across, as in the strips, and the months down: each has a line for its dates.
 */
export const YEAR_LAYOUTS = {
  wide: {
    ...{ from: 72, width: 1320, height: 500, left: 36, top: 96, right: 4, bottom: 28, font: 18, small: 16 },
    dates: { most: 2, near: 1 },
  },
  medium: {
    ...{ from: 40, width: 720, height: 630, left: 52, top: 110, right: 124, bottom: 92, font: 16, small: 15 },
    ...{ dates: { most: 3, near: 8 }, down: true },
  },
  phone: {
    ...{ from: 0, width: 328, height: 490, left: 36, top: 92, right: 68, bottom: 76, font: 13, small: 12.5 },
    ...{ dates: { most: 2, near: 8 }, down: true },
  },
} as const satisfies Record<string, Layout>;
export type YearSize = keyof typeof YEAR_LAYOUTS;
export const YEAR_SIZES = ["wide", "medium", "phone"] as const satisfies readonly YearSize[];

/** Whose hours a picture of a year shows: those of the plans, or of the desk for services without a plan. */
export const YEAR_KINDS = ["plans", "desk"] as const;
export type YearKind = (typeof YEAR_KINDS)[number];

/** Name of a picture of a city's year, for `routes.picture`. */
export function yearName(city: string, kind: YearKind, size: YearSize): string {
  return kind === "plans" ? `year-${city}-${size}` : `year-${city}-${kind}-${size}`;
}

/** Colours of the plans' hours, in their order. The last plan has no line: it answers on the whole ground. */
const PLAN_COLOURS: readonly Colour[] = ["hours-few", "hours-more", "hours-all"];

/** Colour of a plan's hours. Where plans are left out, the last ones have theirs. */
export function colourOf(index: number, plans: number): Colour {
  return PLAN_COLOURS.at(index - plans)!;
}

/** Width of a character, in its size. */
export const CHARACTER = 0.6;

/** Length of the mark of a holiday at the edge of the days, and of the line from it to its date. */
export const MARK = { length: 14, line: 12 } as const;

export const round = (value: number) => Math.round(value * 10) / 10;

interface Style {
  anchor?: "middle" | "end";
  colour?: Colour;
  bold?: boolean;
  size?: number;
  /** Colour of the ground, laid over what is behind the text. */
  halo?: Colour;
}

export function word(
  x: number,
  y: number,
  text: string,
  { anchor, colour, bold, size, halo }: Style = {},
): string {
  const attributes = [
    anchor ? ` text-anchor="${anchor}"` : "",
    colour ? ` fill="@${colour}"` : "",
    bold ? ` font-weight="600"` : "",
    size ? ` font-size="${size}"` : "",
    halo ? ` stroke="@${halo}" stroke-width="4" stroke-opacity=".7" paint-order="stroke"` : "",
  ];
  return `<text x="${round(x)}" y="${round(y)}"${attributes.join("")}>${escapeText(text)}</text>`;
}
