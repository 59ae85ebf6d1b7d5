import { getTimes } from "suncalc";
import type { Point } from "./distance";
import { utcDay } from "./days";

/** Sunrise and sunset in minutes after local midnight. */
export interface Daylight {
  sunrise: number;
  sunset: number;
}

const DAY = 24 * 60;

/**
 * Sunrise and sunset at a point, in local time. Source: suncalc (BSD), good to a minute or two.
 *
 * @param date ISO date
 * @param offset minutes the local clock is ahead of UTC on that day
 * @returns undefined if the sun does not rise or does not set that day
 */
export function daylightOn(date: string, point: Point, offset: number): Daylight | undefined {
  // From local noon, so that it is the local day on both sides of the date line.
  const noon = new Date(utcDay(date).getTime() + (DAY / 2 - offset) * 60_000);
  const { sunrise, sunset } = getTimes(noon, point.latitude, point.longitude);
  if (!sunrise || !sunset) return undefined;
  const localMinutes = (at: Date) => {
    const minutes = Math.round((at.getTime() - utcDay(date).getTime()) / 60_000) + offset;
    return ((minutes % DAY) + DAY) % DAY;
  };
  return { sunrise: localMinutes(sunrise), sunset: localMinutes(sunset) };
}
