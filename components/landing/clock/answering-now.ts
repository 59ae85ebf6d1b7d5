/** What time it is in a city, and which plans answer then. For the browser: no page is built from the time of day. */
import { isoDate } from "@/lib/geo/days";
import { DAY_NAMES, type Week } from "@/lib/geo/week";
import { offsetMinutes } from "@/lib/geo/zone";

/** What the browser needs to say who answers now. */
export interface Desk {
  /** Zone of the desk's clock. */
  zone: string;
  /** Plans in the order of the price list. */
  plans: readonly ({ id: string; name: string } & DeskTimes)[];
  /** "{day}, {time} in {city}, answered by {plans}", and the same where every plan answers. */
  now: string;
  nowByAll: string;
  /** The same with "{closed}", where plans answer at no hour of the day; without it they are not named. */
  nowClosed?: string;
}

/** Cities by their zones, and what is shown for each zone. Zones with the same clocks share it. */
export interface LivePlaces<View> {
  zones: readonly { zone: string; cities: readonly string[]; view: number }[];
  views: readonly View[];
}

/** Stands for the name of the city in the texts of a view. */
export const CITY_TOKEN = "{city}";

/** Puts the name of the city into a text of a view. */
export const withCity = (text: string, city: string): string => text.replaceAll(CITY_TOKEN, city);

/** What is true at a moment. */
export interface Now {
  /** "Monday, 03:14 in New York, answered by Enterprise" */
  text: string;
  /** Minute of the day in the city. */
  minute: number;
  /** Ids of the plans that answer at no hour of the day that it is at the desk. */
  closed: readonly string[];
}

/**
 * The time in a city, and who answers there. Without `Intl`, whose data takes a phone a tenth of a second to load.
 *
 * @throws RangeError for a zone the platform does not know
 */
export function describeNow(
  { zone: deskZone, plans, now, nowByAll, nowClosed = now }: Desk,
  city: string,
  zone: string,
  at: Date,
): Now {
  const { weekday, minute } = localTime(zone, at);
  const desk = localTime(deskZone, at);
  const answering = plans.filter((plan) => answersAt(plan, desk));
  const closed = plans.filter((plan) => !opensOn(plan, desk));
  const values: Record<string, string> = {
    day: DAY_NAMES[weekday]!,
    time: timeOfMinute(minute),
    city,
    plans: listNames(answering),
    closed: listNames(closed),
  };
  const some = closed.length > 0 ? nowClosed : now;
  const template = answering.length === plans.length ? nowByAll : some;
  return {
    text: template.replaceAll(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token),
    minute,
    closed: closed.map(({ id }) => id),
  };
}

function listNames(plans: Desk["plans"]): string {
  return plans
    .map(({ name }) => name)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
}

const MINUTE = 60_000;

/** A moment on the clock of a zone. */
interface LocalTime {
  /** ISO date. */
  date: string;
  /** Day of the week, 0 for Monday. */
  weekday: number;
  /** Minute of the day, 0 to 1439. */
  minute: number;
}

/** @throws RangeError for a zone the platform does not know */
export function localTime(zone: string, at: Date): LocalTime {
  const local = new Date(at.getTime() + offsetMinutes(zone, at) * MINUTE);
  return {
    date: isoDate(local),
    weekday: (local.getUTCDay() + 6) % 7,
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Hours of a desk, as they are sent to the browser. */
export interface DeskTimes {
  week: Week;
  /** ISO dates on which nobody answers. */
  closedOn: readonly string[];
}

/** Whether somebody answers at a moment on the clock of the desk. */
export function answersAt(desk: DeskTimes, time: LocalTime): boolean {
  const { weekday, minute } = time;
  return opensOn(desk, time) && desk.week[weekday]!.some(({ from, to }) => from <= minute && minute < to);
}

/** Whether somebody answers at some time of a day on the clock of the desk. */
export function opensOn({ week, closedOn }: DeskTimes, { date, weekday }: LocalTime): boolean {
  return !closedOn.includes(date) && week[weekday]!.length > 0;
}

/** "03:14" of a minute of the day. */
export function timeOfMinute(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
