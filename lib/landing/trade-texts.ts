import { minutesOf, type Week } from "@/lib/geo/week";
import { daylightOn } from "@/lib/geo/daylight";
import type { Point } from "@/lib/geo/distance";
import type { CityContext } from "./city-context";
import { listOf, monthName, WEEK_DAYS } from "./english";
import type { TradeYear } from "./trade-year";

const MINUTES = 60;

/** A row of the table of a week: days with the same hours. */
export interface WeekRow {
  days: string;
  hours: string;
  /** Hours that each plan answers: "9", or "5, 6" if the seasons differ. */
  answered: readonly string[];
}

/** The week of an industry in a city, as the page shows it. */
export interface WeekTexts {
  columns: readonly string[];
  /** "Monday to Friday from 8 am to 6 pm and Saturday from 9 am to 1 pm". */
  opening: string;
  rows: readonly WeekRow[];
  note: string;
}

/** Hours in figures, with quarters: "9", "7½". */
export function hoursInFigures(minutes: number): string {
  const rest = minutes % MINUTES;
  const quarter = { 0: "", 15: "¼", 30: "½", 45: "¾" }[rest];
  if (quarter === undefined) return (minutes / MINUTES).toFixed(1);
  const whole = Math.floor(minutes / MINUTES);
  return whole === 0 && quarter ? quarter : `${whole}${quarter}`;
}

type Context = Pick<CityContext, "plans" | "messages" | "words">;

/** @see computeTradeYear for the week of the firm */
export function describeWeek(
  { week, answeredWeek }: TradeYear,
  { plans, messages, words }: Context,
): WeekTexts {
  const { columns, dayRange, dayHours, dayAllDay, hours, allDay, everyDay, note } = messages.trade.week;
  const isAllDay = (day: number) => minutesOf(week[day]!) === 24 * MINUTES;
  const daysOf = (group: readonly number[]) => {
    const [first, last] = [WEEK_DAYS[group[0]!]!, WEEK_DAYS[group.at(-1)!]!];
    if (group.length === WEEK_DAYS.length) return everyDay;
    return group.length === 1 ? first : dayRange({ first, last });
  };
  const hoursOf = (day: number) =>
    listOf(week[day]!.map(({ from, to }) => hours({ from: words.time(from), to: words.time(to) })));
  const groups = groupDays(week, answeredWeek);
  return {
    columns: [columns.days, columns.open, ...plans.map(({ name }) => name)],
    opening: listOf(
      groupDays(week).map((group) => {
        const [days, day] = [daysOf(group), group[0]!];
        return isAllDay(day) ? dayAllDay({ days }) : dayHours({ days, hours: hoursOf(day) });
      }),
    ),
    rows: groups.map((group) => {
      const { january, july } = answeredWeek[group[0]!]!;
      return {
        days: daysOf(group),
        hours: isAllDay(group[0]!) ? allDay : hoursOf(group[0]!),
        answered: january.map((minutes, plan) =>
          minutes === july[plan]
            ? hoursInFigures(minutes)
            : `${hoursInFigures(minutes)}, ${hoursInFigures(july[plan]!)}`,
        ),
      };
    }),
    note: note({
      seasons: answeredWeek.some(({ january, july }) => String(january) !== String(july)) ? "yes" : "no",
    }),
  };
}

/** Neighbouring open days with the same hours, and the same answers if given. */
function groupDays(week: Week, answers?: TradeYear["answeredWeek"]): number[][] {
  const groups: number[][] = [];
  const keyOf = (day: number) => JSON.stringify([week[day], answers?.[day]]);
  for (const day of week.keys()) {
    if (minutesOf(week[day]!) === 0) continue;
    const last = groups.at(-1);
    if (last?.at(-1) === day - 1 && keyOf(last[0]!) === keyOf(day)) last.push(day);
    else groups.push([day]);
  }
  return groups;
}

/** The months of the page's year with sunrise and sunset on the 15th; empty near the poles. */
export interface MonthTexts {
  /** "November 2026", "December". */
  name: string;
  /** "07:42". */
  sunrise: string;
  /** "16:10". */
  sunset: string;
}

/** Describes the twelve months from `asOf` in a city. */
export function describeMonths(
  city: Point & { timezone: string },
  { asOf, messages, offsetOf }: Pick<CityContext, "asOf" | "messages" | "offsetOf">,
): MonthTexts[] {
  const { monthOfYear } = messages.trade.year;
  const first = Number(asOf.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const year = String(Number(asOf.slice(0, 4)) + Math.floor((first + index) / 12));
    const number = ((first + index) % 12) + 1;
    const month = monthName(number);
    const date = `${year}-${String(number).padStart(2, "0")}-15`;
    const light = daylightOn(date, city, offsetOf(city.timezone, date));
    return {
      name: index === 0 || number === 1 ? monthOfYear({ month, year }) : month,
      sunrise: light ? clock(light.sunrise) : "",
      sunset: light ? clock(light.sunset) : "",
    };
  });
}

/** "07:42". */
function clock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / MINUTES))}:${pad(minute % MINUTES)}`;
}
