import type { Plan } from "@/lib/content";
import { minutesOf, weekdayOf, type DeskHours } from "@/lib/geo/week";
import type { WantedHours } from "@/lib/plans/coverage";
import { deskHoursOf } from "@/lib/plans/trade-year";
import { deskCalendar, type Firm } from "./firm";
import { formatDay } from "./formats";
import { markYear, type MarkedYear } from "./marked-year";
import { holidaysOf, type Places } from "./places";

/** The public holidays where the firm is and those of our desk: who is closed. */
export interface Holidays {
  /** In order: name, the firm, and each plan. */
  rows: readonly (readonly string[])[];
  /** Closed days of the firm and of each plan; `own` if the plan is closed and the firm is not. */
  years: readonly MarkedYear[];
}

export function tabulateHolidays(
  { place, hours }: Firm & { hours: WantedHours },
  places: Places,
  plans: readonly Plan[],
): Holidays {
  const { asOf, holidays: deskHolidays, nation } = places.desk;
  const names = new Map(holidaysOf(places, place.calendar).map(({ date, name }) => [date, name]));
  const closedOn = new Set(hours.closedOn.map(({ date }) => date));
  const isClosed = (date: string) => closedOn.has(date) || minutesOf(hours.week[weekdayOf(date)]!) === 0;
  const desks = plans.map((plan) => {
    const desk = deskHoursOf(plan, deskCalendar(places).holidays, asOf);
    return { name: plan.name, isClosed: (date: string) => !isOpenOn(desk, date) };
  });
  const dates = [...new Set([...names.keys(), ...deskHolidays])].toSorted();
  return {
    rows: dates.map((date) => [
      `${formatDay(date)}: ${names.get(date) ?? `only in ${nation}`}`,
      isClosed(date) ? "closed" : "open",
      ...desks.map((desk) => (desk.isClosed(date) ? "closed" : "answers")),
    ]),
    years: [{ name: "You", isClosed }, ...desks].map((one) =>
      markYear(one.name, dates.filter(one.isClosed), {
        asOf,
        isOwn: (date) => !isClosed(date),
      }),
    ),
  };
}

function isOpenOn({ week, closedOn }: DeskHours, date: string): boolean {
  return !closedOn.has(date) && minutesOf(week[weekdayOf(date)]!) > 0;
}
