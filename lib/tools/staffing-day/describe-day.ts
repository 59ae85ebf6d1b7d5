/** A pasted day of the staffing tool. Apart from `staffing.ts`: the page loads this only once a visitor enters a day. */
import { formatTime } from "@/lib/clock-times";
import type { Target } from "@/lib/traffic/staffing";
import { formatPercent } from "../queue-formats";
import type { Answers } from "../questions";
import { describePeople, type Line } from "../staffing";
import { formatNumber } from "../typed-numbers";
import { staffDay, type StaffedHalfHour } from "./half-hours";
import { parseDay, type ParsedDay } from "./parse-day";

/** Longest text of a day: it is in the URL. */
const MAX_DAY = 3000;

/** What is wrong with a text, as a sentence; undefined if it is a day or empty. */
export function findDayProblem(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  if (text.length > MAX_DAY) return `The day must have at most ${formatNumber(MAX_DAY)} characters.`;
  const { problems, question } = readDayField(text);
  const [problem] = problems;
  return problem ? `Line ${problem.row}: ${problem.message}.` : question?.text;
}

/** The day of the field: what is wrong with it, and what it leaves open. */
export function readDayField(text: string, answers?: Answers): ParsedDay {
  return parseDay(text.length > MAX_DAY ? "" : text, 1, answers);
}

/** The people for each half hour of a valid text; none if it is empty. */
export function staffText(text: string, { minutes, target }: Line): readonly StaffedHalfHour[] {
  return staffDay(parseDay(text, minutes).halfHours, target);
}

/** The day of the visitor in one sentence: the most people at once, and when. */
export function describeDay(day: readonly StaffedHalfHour[]): string {
  const busiest = busiestOf(day);
  return `At most ${describePeople(busiest).replace(/^One/, "one")}: from ${formatTime(busiest.start)}`;
}

/** The half hour that needs the most people; the first of several. */
export function busiestOf(day: readonly StaffedHalfHour[]): StaffedHalfHour {
  return day.reduce((most, half) => (half.agents > most.agents ? half : most));
}

/** How many hours of work the day takes, and its fewest people. */
export function describeShifts(day: readonly StaffedHalfHour[]): string {
  const hours = day.reduce((sum, { agents }) => sum + agents / 2, 0);
  const paid = day.reduce((sum, { rota }) => sum + rota / 2, 0);
  const least = Math.min(...day.map(({ agents }) => agents));
  const calls = day.reduce((sum, half) => sum + half.calls, 0);
  return `The ${formatNumber(Math.round(calls))} calls of this day take ${formatNumber(hours)} hours on the phone, or ${formatNumber(paid)} paid hours with time away. In the quietest half hour ${least === 1 ? "one person is" : `${formatNumber(least)} people are`} enough.`;
}

/** A row for each half hour. */
export function tabulateDay(
  day: readonly StaffedHalfHour[],
  { serviceLevel, maxOccupancy }: Target,
): string[][] {
  return day.map(({ start, calls, agents, rota, queue }) => [
    formatTime(start),
    formatNumber(calls),
    formatNumber(agents),
    formatNumber(rota),
    formatPercent(queue.serviceLevel, serviceLevel),
    formatPercent(queue.occupancy, maxOccupancy),
  ]);
}

/** A day of an office from 8:30 on, to try the tool with. */
export const EXAMPLE_DAY = [4, 9, 14, 18, 20, 19, 16, 13, 11, 12, 15, 16, 14, 12, 9, 7, 5, 3]
  .map((calls, index) => `${formatTime(510 + 30 * index)}, ${calls}`)
  .join("\n");
