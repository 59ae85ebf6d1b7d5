/** What a log costs: on our plans, and by the minute with other ways of rounding. Amounts in GBP. */
import { deskHoursOf } from "@/lib/plans/trade-year";
import type { PricedPlan } from "@/lib/plans/price";
import type { LogCall } from "./log";
import { createClockChange, daysOf, isOpenAt } from "./log-clock";
import type { LogSettings } from "./log-settings";

/** Days of a month on average. */
const MONTH = 365.25 / 12;

/** Months of so many days: at least one, because a plan is paid by the month; with one decimal. */
export function monthsOf(days: number): number {
  return Math.max(1, Math.round((10 * days) / MONTH) / 10);
}

/** What a plan would have done with a log. */
export interface PlanForLog {
  plan: PricedPlan;
  /** Missed calls that it would have answered. */
  answered: number;
  /** GBP for those, in the months of the log. */
  price: number;
  /** If every call came to us: how many it would have answered, and GBP. */
  all: { answered: number; price: number };
}

/** @param days of the log */
export function answerByPlans(
  calls: readonly LogCall[],
  days: number,
  { prices, desk, zone }: Pick<LogSettings, "prices" | "desk" | "zone">,
): PlanForLog[] {
  const holidays = new Set(desk.holidays);
  const desks = prices.plans.map((plan) => hoursInYears(plan, holidays, calls));
  const toDesk = createClockChange(zone, desk.zone);
  const counts = prices.plans.map(() => ({ missed: 0, all: 0 }));
  for (const { at, outcome } of calls) {
    const there = toDesk(at);
    for (const [index, { week, closedDays }] of desks.entries()) {
      if (!isOpenAt(there, week, closedDays)) continue;
      counts[index]!.all += 1;
      if (outcome !== "answered") counts[index]!.missed += 1;
    }
  }
  const months = monthsOf(days);
  return prices.plans.map((plan, index) => {
    const { missed, all } = counts[index]!;
    const priceOf = (count: number) => priceOfCalls(plan, count, months, prices.overflowCallPrice);
    return { plan, answered: missed, price: priceOf(missed), all: { answered: all, price: priceOf(all) } };
  });
}

/** GBP of a plan for so many calls in some months. */
export function priceOfCalls(
  { price, calls }: PricedPlan,
  count: number,
  months: number,
  overflowPrice: number,
): number {
  const beyond = calls === undefined ? 0 : Math.max(0, count - Math.round(calls * months));
  return price * months + beyond * overflowPrice;
}

/** The hours of a plan, with its closed days from the year before the log to the year after: the desk's date may differ. */
function hoursInYears(plan: PricedPlan, holidays: ReadonlySet<string>, calls: readonly LogCall[]) {
  const yearAt = (at: number) => new Date(at * 1000).getUTCFullYear();
  const [first, last] = [yearAt(calls[0]?.at ?? 0), yearAt(calls.at(-1)?.at ?? 0)];
  const years = Array.from({ length: last - first + 2 }, (_, index) =>
    deskHoursOf(plan, holidays, `${first + index - 1}-01-01`),
  );
  return { week: years[0]!.week, closedDays: daysOf(years.flatMap(({ closedOn }) => [...closedOn])) };
}

/**
 * The talk of a log by the minute, with ways to round it: what a call is rounded up to, and seconds that are added to each.
 *
 * @param rate GBP a minute
 * @param after minutes that some add to each call for the note
 */
export function billByRounding(calls: readonly LogCall[], rate: number, after: number) {
  const roundings = [
    { name: "By the second", step: 1, added: 0 },
    { name: "By 30 seconds", step: 30, added: 0 },
    { name: "By the minute", step: 60, added: 0 },
    {
      name: `By the minute, with ${after === 1 ? "one" : after} for the note after each call`,
      step: 60,
      added: 60 * after,
    },
  ].slice(0, after > 0 ? 4 : 3);
  const talks = calls.filter(({ outcome }) => outcome === "answered").map(({ seconds }) => seconds);
  const bills = roundings.map(({ name, step, added }) => {
    const minutes = talks.reduce((sum, talk) => sum + step * Math.ceil((talk + added) / step), 0) / 60;
    return { name, minutes, amount: minutes * rate };
  });
  // GBP more than by the second.
  return bills.map((bill) => ({ ...bill, more: bill.amount - bills[0]!.amount }));
}
