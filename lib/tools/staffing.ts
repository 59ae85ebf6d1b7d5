/** How many people a line needs: docs/behaviour.md#how-many-people. */
import { parseDay, type ParsedDay } from "@/lib/traffic/parse-day";
import { staffDay, type HalfHour, type StaffedHalfHour } from "@/lib/traffic/day";
import { describeQueue } from "@/lib/traffic/erlang-c";
import { staffFor, type Staffing, type Target } from "@/lib/traffic/staffing";
import { formatTime } from "@/lib/clock-times";
import { numberField, type NumberField } from "./fields";
import { NUMBERS } from "./line-fields";
import { formatPercent, formatWait } from "./missed-calls";
import { formatNumber, parseNumber } from "./numbers";
import type { Field, Texts } from "./query";

const percent = (name: string, label: string, noun: string, least: number, most: number, hint: string) =>
  numberField(name, label, { noun, least, most }, hint);

/** The numbers that the tool asks for. */
export const STAFFING_NUMBERS = {
  calls: numberField("calls", "Calls an hour", NUMBERS.calls.limits),
  minutes: NUMBERS.minutes,
  target: percent("target", "Answered in time, %", "The target", 1, 99, "80 in 20 seconds is usual."),
  seconds: numberField("seconds", "In how many seconds", { noun: "Seconds", least: 0, most: 3600 }),
  away: percent(
    "away",
    "Not at the phone, %",
    "The time away",
    0,
    90,
    "Of paid time, for holidays, illness, breaks and training: 30 is usual.",
  ),
  busy: percent("busy", "Busy at most, %", "The busy time", 10, 100, "Above 85 or so people tire."),
} as const satisfies Record<string, NumberField>;

export const STAFFING_DEFAULTS: Texts = {
  calls: "40",
  minutes: "4",
  target: "80",
  seconds: "20",
  away: "30",
  busy: "85",
  day: "",
};

/** Longest text of a day: it is in the URL. */
const MAX_DAY = 3000;
/** The half hours of a day as text. */
export const dayField: Field = {
  name: "day",
  label: "A day by half hours",
  hint: "Start, calls and, if they differ, minutes a call: one half hour a line, such as 08:30, 12, 4. Paste them from a spreadsheet or type.",
  check(text) {
    if (text.trim() === "") return undefined;
    if (text.length > MAX_DAY) return `The day must have at most ${formatNumber(MAX_DAY)} characters.`;
    const { problems, question } = readDayField(text);
    const [problem] = problems;
    return problem ? `Line ${problem.row}: ${problem.message}.` : question?.text;
  },
};

/** The day of the field: what is wrong with it, and what it leaves open. */
export function readDayField(text: string): ParsedDay {
  return parseDay(text.length > MAX_DAY ? "" : text, 1);
}

export const STAFFING_FIELDS: readonly Field[] = [...Object.values(STAFFING_NUMBERS), dayField];

/** A line by valid texts. */
export interface Line {
  calls: number;
  minutes: number;
  target: Target;
  halfHours: readonly HalfHour[];
}

export function lineOf(texts: Texts): Line {
  const read = ({ name, limits }: NumberField) => parseNumber(texts[name]!, limits)!;
  const { calls, minutes, target, seconds, away, busy } = STAFFING_NUMBERS;
  return {
    calls: read(calls),
    minutes: read(minutes),
    target: {
      serviceLevel: read(target) / 100,
      withinSeconds: read(seconds),
      shrinkage: read(away) / 100,
      maxOccupancy: read(busy) / 100,
    },
    halfHours: texts.day!.trim() === "" ? [] : parseDay(texts.day!, read(minutes)).halfHours,
  };
}

/** The people for an hour, and for each half hour of a day. */
export function staffLine({ calls, minutes, target, halfHours }: Line): {
  hour: Staffing;
  day: readonly StaffedHalfHour[];
} {
  return { hour: staffFor({ calls, minutes }, target), day: staffDay(halfHours, target) };
}

/** "6 people on the phone, 9 on the rota". */
export function describePeople({ agents, rota }: Staffing): string {
  return `${agents === 1 ? "One person" : `${formatNumber(agents)} people`} on the phone, ${formatNumber(rota)} on the rota`;
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
  return `The ${formatNumber(Math.round(calls))} calls of this day take ${formatNumber(hours)} hours at the phone, ${formatNumber(paid)} hours with the time away. In its quietest half hour ${least === 1 ? "one person is" : `${formatNumber(least)} people are`} enough.`;
}

/** How the line does with them, and with one fewer. */
export function describeService(
  { calls, minutes, target }: Line,
  { agents, queue }: Staffing,
  isBusiest = false,
): string[] {
  const inIt = isBusiest ? "In the busiest half hour " : "";
  const within = `within ${formatNumber(target.withinSeconds)} seconds`;
  const sentences = [
    `${inIt}${formatPercent(queue.serviceLevel, target.serviceLevel)} of callers are answered ${within}. A caller waits ${formatWait(queue.meanWait)} on average, and each person is busy for ${formatPercent(queue.occupancy, target.maxOccupancy)} of the time.`,
  ];
  if (agents < 2) return sentences;
  const fewer = describeQueue({ calls, minutes }, agents - 1, target.withinSeconds);
  sentences.push(
    fewer.meanWait === Infinity
      ? "With one fewer, the calls would take more time than there is, and the queue would only grow."
      : `With one fewer, ${formatPercent(fewer.serviceLevel, target.serviceLevel)} would be, after ${formatWait(fewer.meanWait)} on average, and people would be busy for ${formatPercent(fewer.occupancy, target.maxOccupancy)} of the time.`,
  );
  return sentences;
}

/** The share of callers answered in time with a number of people. */
export interface ServiceLevel {
  agents: number;
  share: number;
}

const FEWER = 3;
const MORE = 2;

/** The service level with some fewer people, with those that are needed, and with some more. */
export function serviceLevels({ calls, minutes, target }: Line, { agents }: Staffing): ServiceLevel[] {
  const from = Math.max(1, agents - FEWER);
  return Array.from({ length: Math.max(agents, 1) + MORE - from + 1 }, (_, index) => ({
    agents: from + index,
    share: describeQueue({ calls, minutes }, from + index, target.withinSeconds).serviceLevel,
  }));
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

/** A day of an office, to try the tool with. */
export const EXAMPLE_DAY = [4, 9, 14, 18, 20, 19, 16, 13, 11, 12, 15, 16, 14, 12, 9, 7, 5, 3]
  .map((calls, index) => `${formatTime(510 + 30 * index)}, ${calls}`)
  .join("\n");
