/** How many people a line needs: docs/behaviour.md#how-many-people. */
import { queueFigures } from "@/lib/traffic/erlang-c";
import { staffFor, type Staffing, type Target } from "@/lib/traffic/staffing";
import { numberField, readNumbers, UNKNOWN, type Field, type Texts } from "./fields";
import { LINE_NUMBERS } from "./phone-line-fields";
import { formatPercent, formatWait } from "./queue-formats";
import { readQuery } from "./fields-in-query";
import { formatNumber } from "./typed-numbers";

const { limits, label, hint } = LINE_NUMBERS.minutes;

/** The numbers that the tool asks for. */
export const STAFFING_NUMBERS = {
  calls: numberField("calls", "Calls an hour", LINE_NUMBERS.calls.limits, 40),
  minutes: numberField("minutes", label, limits, 4, hint),
  target: numberField(
    "target",
    "Answered in time, %",
    { least: 1, most: 99 },
    80,
    "80% in 20 seconds is usual.",
  ),
  seconds: numberField("seconds", "In how many seconds", { least: 0, most: 3600 }, 20),
  away: numberField(
    "away",
    "Not at the phone, %",
    { least: 0, most: 90 },
    30,
    "Paid time that goes on holidays, illness, breaks and training. 30% is usual.",
  ),
  busy: numberField("busy", "Busy at most, %", { least: 10, most: 100 }, 85, "People tire above about 85%."),
} as const;

export const STAFFING_DEFAULTS = readQuery("", Object.values(STAFFING_NUMBERS)).texts;

/**
 * The half hours of a day as text.
 *
 * @param findProblem reads it; until that is loaded, it is not known whether a text is valid
 */
export const dayField = (findProblem?: Field["check"]): Field => ({
  name: "day",
  label: "A day in half hours",
  hint: "One line for each half hour: start, calls and, if it differs, minutes a call, such as 08:30, 12, 4. Paste from a spreadsheet or type.",
  defaultOf: () => "",
  check: (text) => (text.trim() === "" ? undefined : findProblem ? findProblem(text) : UNKNOWN),
});

/** A line by valid texts. */
export interface Line {
  calls: number;
  minutes: number;
  target: Target;
}

export function lineOf(texts: Texts): Line {
  const { calls, minutes, target, seconds, away, busy } = readNumbers(STAFFING_NUMBERS, texts);
  return {
    calls,
    minutes,
    target: {
      serviceLevel: target / 100,
      withinSeconds: seconds,
      shrinkage: away / 100,
      maxOccupancy: busy / 100,
    },
  };
}

/** "6 people on the phone, 9 on the rota". */
export function describePeople({ agents, rota }: Staffing): string {
  return `${agents === 1 ? "One person" : `${formatNumber(agents)} people`} on the phone, ${formatNumber(rota)} on the rota`;
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
    `${inIt}${formatPercent(queue.serviceLevel, target.serviceLevel)} of callers are answered ${within}. Callers wait ${formatWait(queue.meanWait)} on average, and each person is busy for ${formatPercent(queue.occupancy, target.maxOccupancy)} of the time.`,
  ];
  if (agents < 2) return sentences;
  const fewer = queueFigures({ calls, minutes }, agents - 1, target.withinSeconds);
  sentences.push(
    fewer.meanWait === Infinity
      ? "With one person fewer, calls come faster than people can answer, and the queue keeps growing."
      : `With one person fewer, you would answer ${formatPercent(fewer.serviceLevel, target.serviceLevel)} in time. Callers would wait ${formatWait(fewer.meanWait)} on average, and people would be busy for ${formatPercent(fewer.occupancy, target.maxOccupancy)} of the time.`,
  );
  return sentences;
}

const FEWER = 3;
const MORE = 2;

/** The share of callers answered in time with some fewer people, with those that are needed, and with some more. */
export function serviceLevels({ calls, minutes, target }: Line, { agents }: Staffing) {
  const from = Math.max(1, agents - FEWER);
  return Array.from({ length: Math.max(agents, 1) + MORE - from + 1 }, (_, index) => ({
    agents: from + index,
    share: queueFigures({ calls, minutes }, from + index, target.withinSeconds).serviceLevel,
  }));
}

/** Calls an hour, and minutes a call. */
const CALLS = [5, 10, 20, 40, 60, 100, 200, 500];
const MINUTES = [2, 3, 4, 6, 10];

/** The people on the phone by calls and minutes, with the usual target; marked is what the tool opens with. */
export function tabulateStaffing() {
  const { calls: usualCalls, minutes: usualMinutes, target } = lineOf(STAFFING_DEFAULTS);
  const headOf = (minutes: number) => `${minutes} minutes`;
  return {
    columns: ["Calls an hour", ...MINUTES.map(headOf)],
    rows: CALLS.map((calls) => [
      formatNumber(calls),
      ...MINUTES.map((minutes) => formatNumber(staffFor({ calls, minutes }, target).agents)),
    ]),
    marked: [headOf(usualMinutes), formatNumber(usualCalls)] as const,
  };
}
