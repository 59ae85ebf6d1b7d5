/** How many people a line needs: docs/behaviour.md#how-many-people. */
import { describeQueue } from "@/lib/traffic/erlang-c";
import type { Staffing, Target } from "@/lib/traffic/staffing";
import { numberField, type NumberField } from "./fields";
import { NUMBERS } from "./line-fields";
import { formatPercent, formatWait } from "./missed-calls";
import { formatNumber, parseNumber } from "./typed-numbers";
import { UNKNOWN, type Field, type Texts } from "./query";

const percent = (name: string, label: string, least: number, most: number, hint: string) =>
  numberField(name, label, { least, most }, hint);

/** The numbers that the tool asks for. */
export const STAFFING_NUMBERS = {
  calls: numberField("calls", "Calls an hour", NUMBERS.calls.limits),
  minutes: NUMBERS.minutes,
  target: percent("target", "Answered in time, %", 1, 99, "80% in 20 seconds is usual."),
  seconds: numberField("seconds", "In how many seconds", { least: 0, most: 3600 }),
  away: percent(
    "away",
    "Not at the phone, %",
    0,
    90,
    "Paid time that goes on holidays, illness, breaks and training. 30% is usual.",
  ),
  busy: percent("busy", "Busy at most, %", 10, 100, "People tire above about 85%."),
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

/**
 * The half hours of a day as text.
 *
 * @param findProblem reads it; until that is loaded, it is not known whether a text is valid
 */
export const dayField = (findProblem?: Field["check"]): Field => ({
  name: "day",
  label: "A day in half hours",
  hint: "One line for each half hour: start, calls and, if it differs, minutes a call, such as 08:30, 12, 4. Paste from a spreadsheet or type.",
  check: (text) => (text.trim() === "" ? undefined : findProblem ? findProblem(text) : UNKNOWN),
});

/** A line by valid texts. */
export interface Line {
  calls: number;
  minutes: number;
  target: Target;
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
  const fewer = describeQueue({ calls, minutes }, agents - 1, target.withinSeconds);
  sentences.push(
    fewer.meanWait === Infinity
      ? "With one person fewer, calls come faster than people can answer, and the queue keeps growing."
      : `With one person fewer, you would answer ${formatPercent(fewer.serviceLevel, target.serviceLevel)} in time. Callers would wait ${formatWait(fewer.meanWait)} on average, and people would be busy for ${formatPercent(fewer.occupancy, target.maxOccupancy)} of the time.`,
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
