import { z } from "zod";
import { daysIn } from "@/lib/geo/week";
import { isDistinct } from "./text.ts";

/** Times of a day such as 08:00-18:00 in ascending order: hours past midnight belong to the next day. */
function isAscending(hours: string): boolean {
  const times = hours.split(/ and |-/);
  return times.every((time, index) => time <= "24:00" && (index === 0 || times[index - 1]! < time));
}

/**
 * Hours of a week by days: `{ mon-fri: 08:00-18:00, sat: 09:00-12:00 and 14:00-17:00 }`.
 *
 * @see readWeek in `lib/geo/week.ts`
 */
export const weekOfHours = z
  .record(
    z
      .string()
      .regex(
        /^(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?$/,
        "expected days such as mon-fri or sat",
      )
      .refine((days) => daysIn(days).length > 0, "expected days in the order of the week, from mon to sun"),
    z
      .string()
      .regex(
        /^\d\d:[0-5]\d-\d\d:[0-5]\d( and \d\d:[0-5]\d-\d\d:[0-5]\d)?$/,
        "expected hours such as 08:00-18:00, or 09:00-12:00 and 14:00-18:00",
      )
      .refine(isAscending, "expected times up to 24:00, each later than the one before"),
  )
  .refine((week) => isDistinct(Object.keys(week).flatMap(daysIn)), "expected each day once");
