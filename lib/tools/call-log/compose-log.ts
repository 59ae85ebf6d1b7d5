/** The result of a log, as the page shows it: docs/behaviour.md#your-call-log. */
import { formatTime } from "@/lib/clock-times";
import { formatDate } from "@/lib/format-date";
import type { Week } from "@/lib/geo/week";
import { capitalise } from "@/lib/grammar";
import { sum } from "@/lib/numbers";
import { formatWholePounds } from "../formats";
import { formatNumber } from "../typed-numbers";
import { sumLog, type LogSums, type Tally } from "./log-sums";
import { answerByPlans, billByRounding, monthsOf, priceOfCalls, type PlanForLog } from "./log-prices";
import type { LogCall } from "./log";
import type { LogSettings } from "./log-settings";
import { advise, bestPlan, describeOwn, planColumn, type PlanColumn } from "./log-advice";

export interface LogResult {
  /** "1 to 31 October 2026". */
  span: string;
  heading: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Calls by day of the week from Monday, and hour. */
  heat: readonly (readonly number[])[];
  open: Week;
  hours: readonly Tally[];
  worst: string;
  plans: readonly PlanColumn[];
  own: string;
  advice: string;
  bills: readonly (readonly [name: string, minutes: string, bill: string, more: string])[];
  /** Queries of other tools with the figures of the log. */
  queries: Readonly<Record<"missed-calls" | "cost" | "staffing", string>>;
}

/** @param calls in the order of their start; at least one */
export function composeLog(calls: readonly LogCall[], settings: LogSettings): LogResult {
  const { week, desk, zone } = settings;
  const sums = sumLog(calls, settings);
  const plans = answerByPlans(calls, sums.days, settings);
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    answered: sum(sums.byHour.map((day) => day[hour]!.answered)),
    missed: sum(sums.byHour.map((day) => day[hour]!.missed)),
  }));
  const best = bestPlan(plans);
  const missed = sums.total - sums.answered;
  return {
    span: describeSpan(sums),
    heading: describeMissed(sums),
    facts: listFacts(sums),
    heat: sums.byHour.map((day) => day.map((tally) => tally.answered + tally.missed)),
    open: week,
    hours,
    worst: describeWorst(hours),
    plans: plans.map((plan) =>
      planColumn(plan, { missed, suits: plan === best, sameZone: zone === desk.zone }),
    ),
    own: describeOwn(sums, settings),
    advice: advise(sums, best, settings),
    bills: tabulateBills(calls, sums, plans, settings),
    queries: writeQueries(sums),
  };
}

/** "1 to 31 October 2026". */
function describeSpan({ from, to }: LogSums): string {
  const [first, last] = [from, to].map((date) => formatDate(date).split(" "));
  if (from === to) return first!.join(" ");
  const written = first![2] !== last![2] ? 3 : first![1] === last![1] ? 1 : 2;
  return `${first!.slice(0, written).join(" ")} to ${last!.join(" ")}`;
}

function describeMissed({ total, answered, closed }: LogSums): string {
  const missed = total - answered;
  if (missed === 0)
    return `You answered ${total === 1 ? "the only call" : `all ${formatNumber(total)} calls`}`;
  const all =
    missed === total
      ? `all ${formatNumber(total)} calls`
      : `${formatNumber(missed)} of ${formatNumber(total)} calls`;
  const were = closed === 0 ? "none of them" : closed === missed ? "all of them" : formatNumber(closed);
  return `You missed ${all}. ${capitalise(were)} came while you were closed.`;
}

function listFacts(sums: LogSums): LogResult["facts"] {
  const { answered, engaged, unattended, closed, onHolidays, answeredClosed, meanSeconds, atOnce } = sums;
  return [
    ["Answered", formatNumber(answered)],
    ["Missed while open, line engaged", formatNumber(engaged)],
    ["Missed while open, nobody picked up", formatNumber(unattended)],
    [
      onHolidays > 0
        ? `Missed while closed, ${formatNumber(onHolidays)} of them on public holidays`
        : "Missed while closed",
      formatNumber(closed),
    ],
    ...(answeredClosed > 0 ? [["Answered outside your hours", formatNumber(answeredClosed)] as const] : []),
    ["A typical call", meanSeconds > 0 ? formatLength(meanSeconds) : "not in the log"],
    ["Most answered at the same time", formatNumber(atOnce)],
  ];
}

/** "2 min 59 s". */
function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function describeWorst(hours: readonly Tally[]): string {
  const most = Math.max(...hours.map(({ missed }) => missed));
  if (most === 0) return "You missed no calls at any hour of the day.";
  const hour = hours.findIndex(({ missed }) => missed === most);
  return `You missed the most in the hour from ${formatTime(60 * hour)}: ${most === 1 ? "one call" : `${formatNumber(most)} calls`} in these weeks.`;
}

function tabulateBills(
  calls: readonly LogCall[],
  sums: LogSums,
  plans: readonly PlanForLog[],
  { rate, after, prices }: LogSettings,
): LogResult["bills"] {
  const ours = bestPlan(plans) ?? plans[0]!;
  // The same calls: those that were answered.
  const total = priceOfCalls(ours.plan, sums.answered, monthsOf(sums.days), prices.overflowCallPrice);
  return [
    ...billByRounding(calls, rate, after).map(
      ({ name, minutes, amount, more }, index) =>
        [
          name,
          formatNumber(Math.round(minutes)),
          formatWholePounds(amount),
          index === 0 ? "" : `+${formatWholePounds(more)}`,
        ] as const,
    ),
    [`By the call, as we do (${ours.plan.name})`, "–", formatWholePounds(total), ""],
  ];
}

function writeQueries(sums: LogSums): LogResult["queries"] {
  const { days, meanSeconds, atOnce, busiestHour, busiestDayHalfHours } = sums;
  const busiest = Math.max(0.1, Math.round(10 * busiestHour) / 10);
  const minutes = Math.min(120, Math.max(0.1, Math.round(meanSeconds / 6) / 10));
  const line = { calls: String(busiest), ...(meanSeconds > 0 && { minutes: String(minutes) }) };
  const half = busiestDayHalfHours.flatMap((value, index) =>
    value > 0 ? [`${formatTime(30 * index)}, ${Math.round(100 * value) / 100}`] : [],
  );
  const query = (texts: Readonly<Record<string, string>>) => new URLSearchParams(texts).toString();
  return {
    "missed-calls": query({ ...line, people: String(Math.max(1, atOnce)) }),
    cost: query({ month: String(Math.round((sums.total - sums.answered) / monthsOf(days))) }),
    staffing: query({ ...line, day: half.join("\n") }),
  };
}
