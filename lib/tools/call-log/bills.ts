/** What a log costs: on our plans, and by the minute with other ways of rounding. Amounts in GBP. */
import { offsetMinutes } from "@/lib/geo/zone";
import type { DeskHours } from "@/lib/geo/week";
import { deskHoursOf } from "@/lib/plans/trade-year";
import type { Prices, PricedPlan } from "@/lib/plans/price";
import type { LogCall } from "./log";

/** Seconds, as `LogCall.at`. */
const DAY = 86_400;
/** Days of a month on average. */
const MONTH = 365.25 / 12;

/** Months of so many days: at least one, because a plan is paid by the month; with one decimal. */
export function monthsOf(days: number): number {
  return Math.max(1, Math.round((10 * days) / MONTH) / 10);
}

/** Where the desk is and when it closes, and the zone of the firm. */
export interface Desk {
  zone: string;
  /** ISO dates of the public holidays that it keeps. */
  holidays: ReadonlySet<string>;
  firmZone: string;
}

/** What a plan would have done with a log. */
export interface PlanResult {
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
  prices: Prices,
  desk: Desk,
): PlanResult[] {
  const desks = prices.plans.map((plan) => hoursInYears(plan, desk.holidays, calls));
  const toDesk = createDeskClock(desk);
  const counts = prices.plans.map(() => ({ missed: 0, all: 0 }));
  for (const { at, outcome } of calls) {
    const there = toDesk(at);
    for (const [index, hours] of desks.entries()) {
      if (!answers(hours, there)) continue;
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
  const years = Array.from({ length: last - first + 1 }, (_, index) =>
    deskHoursOf(plan, holidays, `${first + index - 1}-01-01`),
  );
  const closedOn = new Set(
    [...years, deskHoursOf(plan, holidays, `${last}-01-01`)].flatMap((year) => [...year.closedOn]),
  );
  return {
    week: years[0]!.week,
    closedDays: new Set([...closedOn].map((date) => Date.parse(`${date}T00:00:00Z`) / 1000 / DAY)),
  };
}

function answers(
  { week, closedDays }: { week: DeskHours["week"]; closedDays: ReadonlySet<number> },
  at: number,
): boolean {
  const day = Math.floor(at / DAY);
  if (closedDays.has(day)) return false;
  const minute = (at - day * DAY) / 60;
  // From Monday: 1 January 1970 was a Thursday.
  return week[(day + 3) % 7]!.some(({ from, to }) => from <= minute && minute < to);
}

/** Moves seconds on the firm's clock to the desk's. Offsets are looked up once an hour. */
function createDeskClock({ zone, firmZone }: Desk): (at: number) => number {
  if (zone === firmZone) return (at) => at;
  const differences = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at / 3600);
    let difference = differences.get(hour);
    if (difference === undefined) {
      const guess = new Date(hour * 3_600_000);
      // The instant of that hour on the firm's clock.
      const instant = new Date(guess.getTime() - 60_000 * offsetMinutes(firmZone, guess));
      difference = 60 * (offsetMinutes(zone, instant) - offsetMinutes(firmZone, instant));
      differences.set(hour, difference);
    }
    return at + difference;
  };
}

/** A way to bill talk: what a call is rounded up to, and seconds that are added to each. */
interface Rounding {
  name: string;
  step: number;
  added: number;
}

/** A bill by the minute. */
interface Bill extends Rounding {
  minutes: number;
  amount: number;
  /** GBP more than by the second. */
  more: number;
}

/** @param rate GBP a minute. @param after minutes that some add to each call for the note */
export function billByRounding(calls: readonly LogCall[], rate: number, after: number): Bill[] {
  const roundings: readonly Rounding[] = [
    { name: "By the second", step: 1, added: 0 },
    { name: "By 30 seconds", step: 30, added: 0 },
    { name: "By the minute", step: 60, added: 0 },
    ...(after > 0
      ? [
          {
            name: `By the minute, with ${after === 1 ? "one" : after} for the note after each call`,
            step: 60,
            added: 60 * after,
          },
        ]
      : []),
  ];
  const talks = calls.filter(({ outcome }) => outcome === "answered").map(({ seconds }) => seconds);
  const bills = roundings.map((rounding) => {
    const { step, added } = rounding;
    const minutes = talks.reduce((sum, talk) => sum + step * Math.ceil((talk + added) / step), 0) / 60;
    return { ...rounding, minutes, amount: minutes * rate };
  });
  return bills.map((bill) => ({ ...bill, more: bill.amount - bills[0]!.amount }));
}
