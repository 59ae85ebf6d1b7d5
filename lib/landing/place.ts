import type { City, LandingMessages } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar";
import { shiftHours, WORKING_DAY, type DailyHours } from "@/lib/geo/coverage";
import { nearest } from "@/lib/geo/distance";
import type { ClockDifference } from "@/lib/geo/zone";
import { listOf } from "./english";
import { describeClock, describeGap, type Gap } from "./gap";
import { describePicture, type ClockPicture } from "./picture";
import type { PlaceContext } from "./place-context";
import { coverPlan, type PlanCoverage } from "./plan-coverage";
import { describeDaylight, describeDistance, describeMoney, describeNeighbour } from "./surroundings";
import type { PlaceNeighbour } from "./surroundings";

/** A public holiday as one row of the page. */
export interface HolidayRow {
  name: string;
  /** "Thursday 26 November", "Thursday 24 December, from 6 pm". */
  day: string;
  /** Whether the desk keeps it too. */
  sharedWithDesk: boolean;
  /** Stands for a holiday on a weekend, which has a row of its own. */
  inLieu: boolean;
  /** Begins in the afternoon or evening. */
  partDay: boolean;
}

/** What is true of a place on every landing page of it. */
export interface Place extends Gap {
  city: City;
  difference: ClockDifference;
  /** The local working day on the desk's clock. */
  workingDayAtDesk: DailyHours;
  /** What the working day there is at the desk, and when in the year it is another. */
  clockText: string;
  /** In which currency the prices are, and how numbers are written there. */
  moneyText: string;
  plans: PlanCoverage[];
  picture: ClockPicture;
  holidays: HolidayRow[];
  holidaysText: string;
  neighbours: PlaceNeighbour[];
  /** How far away the desk is, as the crow flies. */
  distanceText: string;
  /** The shortest and the longest day, and what they mean for the desk's hours. */
  daylightText: string | undefined;
  /** The messages, for headings and labels of what is shown of the place. */
  messages: LandingMessages;
}

/** How many neighbours a page links to. */
const NEIGHBOURS = 8;

/** Computes the facts of a place. The same for all services and industries, so done once a city. */
export function describePlace(city: City, context: PlaceContext): Place {
  const { messages } = context;
  const difference = context.differenceOf(city.timezone);
  const plans = context.plans.map((plan) => coverPlan(plan, city.name, difference, context));
  const holidays = listHolidays(city, context);
  return {
    city,
    difference,
    ...describeGap(difference, context),
    workingDayAtDesk: shiftHours(WORKING_DAY, -difference.usual),
    clockText: describeClock(city, difference, context),
    moneyText: describeMoney(city, context),
    plans,
    picture: describePicture(city, plans, difference.exceptions.length > 0, context),
    holidays,
    holidaysText: describeHolidays(city, holidays, context),
    neighbours: nearest(city, context.cities, NEIGHBOURS).map((neighbour) =>
      describeNeighbour(city, neighbour, context),
    ),
    distanceText: describeDistance(city, context),
    daylightText: describeDaylight(city, context),
    messages,
  };
}

function listHolidays(city: City, { holidaysOf, deskHolidays, messages, words }: PlaceContext): HolidayRow[] {
  return holidaysOf(city.country.code, city.subdivision, city.holidayRegion).map(
    ({ name, date, inLieu, from }) => {
      const day = words.weekday(date);
      return {
        name,
        inLieu,
        partDay: from > 0,
        day: from > 0 ? messages.place.holidays.partDay({ day, time: words.time(from) }) : day,
        sharedWithDesk: deskHolidays.has(date),
      };
    },
  );
}

function describeHolidays(
  city: City,
  holidays: readonly HolidayRow[],
  { nation, deskCalendar, messages, words, asOf }: PlaceContext,
): string {
  const { whole, part, inLieu, own, allShared, noneShared, someShared } = messages.place.holidays;
  const notShared = holidays.filter(({ sharedWithDesk }) => !sharedWithDesk).length;
  const days = {
    inLieu: holidays.filter((holiday) => holiday.inLieu).length,
    part: holidays.filter(({ partDay }) => partDay).length,
  };
  const values = {
    where: city.holidayRegion ? city.name : city.subdivision ? city.admin : city.country.inSentence,
    kept: listOf([
      whole({ count: holidays.length - days.inLieu - days.part }),
      ...(days.part > 0 ? [part({ count: days.part })] : []),
      ...(days.inLieu > 0 ? [inLieu({ count: days.inLieu })] : []),
    ]),
    date: words.date(asOf),
    nation,
  };
  if (calendarName(city.country.code, city.subdivision, city.holidayRegion) === deskCalendar)
    return own(values);
  if (notShared === 0) return allShared(values);
  if (notShared === holidays.length) return noneShared(values);
  return someShared({ ...values, count: notShared });
}
