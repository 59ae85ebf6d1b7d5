import { getContent, type City, type Industry } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar-name";
import { offsetMinutes } from "@/lib/geo/zone";
import { createComposer } from "./index";

const content = getContent();
const composer = createComposer(content, content);
const { plans } = content.plans;
const { asOf } = content.site;
const { country, subdivision, region } = content.site.local.calendar;
const deskDays = new Set(
  content.holidays[calendarName(country, subdivision, region)]!.map(({ date }) => date),
);

const QUARTER = 15;
const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const dayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dates = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.parse(asOf) + day * 86_400_000).toISOString().slice(0, 10),
);

/** Quarters of an hour in which a firm is open on a date, as minutes of its day, without the code under test. */
function openQuarters({ opening }: Industry, city: City, date: string, closesAt: number): number[] {
  const hours = Object.entries(opening[city.country.slug] ?? opening.typical!)
    .filter(([days]) => {
      const [first, last = first] = days.split("-").map((day) => DAYS.indexOf(day));
      return dayOf(date) >= first! && dayOf(date) <= last!;
    })
    .flatMap(([, text]) => text.split(" and ").map((part) => part.split("-").map(minuteOf)));
  return Array.from({ length: 96 }, (_, quarter) => quarter * QUARTER).filter((minute) =>
    hours.some(([from, to]) => minute >= from! && minute < Math.min(to!, closesAt)),
  );
}

/** Indices of the plans that answer at an instant, given as if the desk's clock were UTC. */
function plansAt(instant: string): number[] {
  const [date, hour] = [instant.slice(0, 10), Number(instant.slice(11, 13))];
  return plans.flatMap(({ hours, days, closedOn }, index) => {
    const isClosed = closedOn === "public holidays" ? deskDays.has(date) : closedOn?.includes(date.slice(5));
    const isDayOff = days !== undefined && dayOf(date) > DAYS.indexOf(days.split("-")[1]!);
    return isClosed || isDayOff || (hours && (hour < hours.from || hour >= hours.to)) ? [] : [index];
  });
}

/** The first city of each calendar and clock: others have the same year. */
const CITIES = new Map(
  content.cities.map((city) => [
    `${calendarName(city.country.code, city.subdivision, city.holidayRegion)} ${city.timezone}`,
    city,
  ]),
);

it.each([...CITIES])("counts the year of %s as if quarter by quarter", (key, city) => {
  const { figures, industry } = composer.compose("live-chat-support", "plumbing", city.slug)!;
  const closes = ["closed", "emergencies"].includes(industry.publicHolidays.habit);
  const { firmsKeep } = city.country;
  const holidays = content.holidays[key.split(" ")[0]!]!.filter(
    ({ name }) =>
      !firmsKeep ||
      firmsKeep.some((kept) => new RegExp(`(^| and )${kept}( \\(in lieu\\))?( and |$)`).test(name)),
  );
  let open = 0;
  const answered = plans.map(() => 0);
  for (const date of dates) {
    const noon = new Date(`${date}T12:00:00Z`);
    const ahead = offsetMinutes(city.timezone, noon) - offsetMinutes(content.site.geo.timezone, noon);
    const closesAt = closes ? (holidays.find((holiday) => holiday.date === date)?.from ?? 1440) : 1440;
    for (const minute of openQuarters(industry, city, date, closesAt)) {
      open += QUARTER;
      const instant = new Date(Date.parse(date) + (minute - ahead) * 60_000).toISOString();
      for (const plan of plansAt(instant)) answered[plan]! += QUARTER;
    }
  }
  const { year } = figures!.hours;
  expect([year.openMinutes, ...year.answered]).toEqual([open, ...answered]);
});
