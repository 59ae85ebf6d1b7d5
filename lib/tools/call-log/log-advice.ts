/** What the plans, one's own people and ringing back would have made of a log, in words. */
import type { StaffCosts } from "@/lib/content";
import { minutesOfWeek } from "@/lib/geo/week";
import { staffMonth } from "@/lib/plans/own-staff";
import { formatPounds } from "@/lib/pounds";
import { formatAboutPounds, formatWholePounds } from "../formats";
import { formatPercent } from "../queue-formats";
import { formatNumber } from "../typed-numbers";
import type { Pay } from "../firm-data";
import type { LogSums } from "./log-sums";
import { HOUR } from "./log-clock";
import { monthsOf, type PlanForLog } from "./log-prices";
import type { LogSettings } from "./log-settings";

/** A plan beside the others. */
export interface PlanColumn {
  name: string;
  hours: string;
  price: string;
  /** Of the missed calls, 0 to 1. */
  share: number;
  answered: string;
  rows: readonly (readonly [label: string, value: string])[];
  suits: boolean;
}

/** The plan that costs least for each missed call that it answers; undefined if none answers any. */
export function bestPlan(plans: readonly PlanForLog[]): PlanForLog | undefined {
  const [best] = plans
    .filter(({ answered }) => answered > 0)
    .toSorted((a, b) => a.price / a.answered - b.price / b.answered);
  return best;
}

const DAYS: Readonly<Record<string, string>> = { "mon-fri": "Monday to Friday" };

export function planColumn(
  { plan, answered, price, all }: PlanForLog,
  { missed, suits, sameZone }: { missed: number; suits: boolean; sameZone: boolean },
): PlanColumn {
  const days = (plan.days && DAYS[plan.days]) ?? plan.days ?? "Every day";
  const times = plan.hours
    ? `${plan.hours.from}:00 to ${plan.hours.to}:00${sameZone ? "" : " UK time"}`
    : "all day";
  return {
    name: plan.name,
    hours: `${days}, ${times}`,
    price: formatPounds(Math.round(price * 100) / 100),
    share: missed === 0 ? 0 : answered / missed,
    answered: `${formatNumber(answered)} of ${formatNumber(missed)} missed calls answered`,
    rows: [
      ["Each one", answered === 0 ? "–" : formatPounds(Math.round((100 * price) / answered) / 100)],
      ["Still missed", formatNumber(missed - answered)],
      ["If every call came to us", formatPounds(Math.round(all.price * 100) / 100)],
    ],
    suits,
  };
}

/** One person more of one's own, in the opening hours. */
export function describeOwn({ engaged, unattended }: LogSums, { week, costs, pay }: LogSettings): string {
  const minutes = minutesOfWeek(week);
  if (minutes === 0) return "Enter your opening hours to see what one more person would cost.";
  const open = engaged + unattended;
  if (open === 0)
    return `You missed no calls while you were open. One more person would have changed nothing.`;
  return `One more person in your opening hours could have taken ${open === 1 ? "the one call" : `up to ${formatNumber(open)} calls`} that you missed. ${describeMonth(costs, minutes, pay)}`;
}

function describeMonth(costs: StaffCosts, minutes: number, pay: Pay | undefined): string {
  if (!pay) return "We don’t know the minimum wage there, so we can’t say what that costs.";
  const { month } = staffMonth(costs, minutes, pay);
  return pay.isBritish
    ? `That costs at least ${formatWholePounds(month)} a month in wages, National Insurance and pension.`
    : `That costs at least ${formatAboutPounds(month)} a month in wages, at ${pay.text}.`;
}

/** The same verdict as on landing pages: what ringing back costs, and what the plan costs that suits. */
export function advise(
  { total, answered, meanSeconds, days }: LogSums,
  best: PlanForLog | undefined,
  { pay, contactWorth }: LogSettings,
): string {
  const missed = total - answered;
  if (missed === 0) return "You do not need us: you answered every call.";
  // A minute to dial, and to find that nobody is there.
  const hours = (missed * (meanSeconds + 60)) / HOUR;
  const back = `${missed === 1 ? "one call takes" : `${formatNumber(missed)} calls take`} about ${formatNumber(hours < 10 ? Math.round(10 * hours) / 10 : Math.round(hours))} ${hours < 1.05 && hours >= 0.95 ? "hour" : "hours"}${pay ? ` and cost you ${(pay.isBritish ? formatWholePounds : formatAboutPounds)(hours * pay.pounds)} in wages` : ""}`;
  if (!best)
    return `We are not the answer: no plan answers at the times when you miss calls. If somebody rings them back, ${back}.`;
  const each = best.price / best.answered;
  if (each > contactWorth)
    return `We are not the answer: ${best.plan.name} would have cost ${formatPounds(Math.round(100 * each) / 100)} for each call that you missed, and we reckon an answered call is worth ${formatPounds(contactWorth)}. If somebody rings them back, ${back}.`;
  const months = monthsOf(days);
  const period = months === 1 ? "" : ` in ${formatNumber(months)} months`;
  return `If somebody is free to ring them all back, ${back}. If nobody is, ${best.plan.name} answers ${formatPercent(best.answered / missed)} of them for ${formatPounds(Math.round(best.price * 100) / 100)}${period}.`;
}
