import { answersAt, localTime, opensOn, timeOfMinute, type DeskTimes } from "@/lib/geo/now";
import { DAY_NAMES } from "@/lib/geo/week";

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
