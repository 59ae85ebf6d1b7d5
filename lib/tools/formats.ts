/** Texts for amounts, hours and days that several tools show. */
import { formatTime } from "@/lib/clock-times";
import type { Hours } from "@/lib/geo/week";
import type { Coverage } from "@/lib/plans/coverage";
import { formatPounds } from "@/lib/pounds";
import { formatNumber } from "./typed-numbers";

/** Amounts in whole pounds: "£1,499". */
export const formatWholePounds = (amount: number): string => formatPounds(Math.round(amount));

/** An amount converted by a rate of exchange: "about £1,500". */
export function formatAboutPounds(amount: number): string {
  return `about ${formatWholePounds(amount < 100 ? amount : 10 * Math.round(amount / 10))}`;
}

/** How much of the hours a plan answers: "all", "38 of 40 hours a week". */
export function describeCoverage(coverage: Coverage): string {
  if (coverage.coversWeek) return "all";
  return `${formatAnswered(coverage)} of ${formatHours(coverage.openMinutes)} hours a week`;
}

/** Hours a week that a plan answers, in January and July: "38", "15 to 20", "all". */
export function formatAnswered({ coversWeek, openMinutes, january, july }: Coverage): string {
  if (coversWeek) return "all";
  const least = Math.min(january, july, openMinutes);
  return `${formatHours(least)}${january === july ? "" : ` to ${formatHours(Math.max(january, july))}`}`;
}

/** Minutes as hours with at most one decimal. */
export const formatHours = (minutes: number): string => formatNumber(Math.round(minutes / 6) / 10);

/** "08:00 to 12:00, 13:00 to 17:00", with a line for each part. */
export function formatTimes(hours: readonly Hours[]): string {
  return hours.map(({ from, to }) => `${formatTime(from)} to ${formatTime(to)}`).join(",\n");
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "Fri 25 December 2026" of an ISO date. */
export function formatDay(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
}
