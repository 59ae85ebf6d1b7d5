/** How many callers a firm loses in its busiest hour: docs/behaviour.md#calls-you-lose. */
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang-b";
import { abandonedShare } from "@/lib/traffic/erlang-a";
import { queueFigures } from "@/lib/traffic/erlang-c";
import { formatPercent, formatWait } from "./queue-formats";
import { formatNumber } from "./typed-numbers";
import type { TypicalCategory } from "./typical-firms";

/** The busiest hour of a firm. */
interface BusiestHour {
  /** Calls in it. */
  calls: number;
  /** Mean minutes of a call. */
  minutes: number;
  /** Who can pick up at the same time. */
  people: number;
}

/**
 * Mean patience of callers in seconds. Nobody knows that of a firm's own callers, so the share that gives up is a range:
 * from those who hang up after a minute on average to those who wait for four.
 */
const PATIENCE = { short: 60, long: 240 };

/** What becomes of the callers. Shares are 0 to 1. */
export interface MissedCalls {
  /** Who meet an engaged line, if nobody can wait. */
  engaged: number;
  /** The same with one person more. */
  engagedWithOneMore: number;
  /** If callers can wait: how many have to, and for how many seconds on average of all. Infinity: the queue only grows. */
  waiting: number;
  meanWait: number;
  /** Who give up waiting, with long and with short patience. */
  givingUp: { least: number; most: number };
}

export function computeMissedCalls({ calls, minutes, people }: BusiestHour): MissedCalls {
  const load = offeredLoad(calls, minutes);
  const { waiting, meanWait } = queueFigures({ calls, minutes }, people, 0);
  const givingUp = (patience: number) => abandonedShare({ calls, minutes }, people, patience);
  return {
    engaged: engagedShare(load, people),
    engagedWithOneMore: engagedShare(load, people + 1),
    waiting,
    meanWait,
    givingUp: { least: givingUp(PATIENCE.long), most: givingUp(PATIENCE.short) },
  };
}

const CHART_POINTS = 24;

/** Who meet an engaged line with the people of the hour, one more and two more: at its calls, and up to twice as many. */
export function engagedLines({ calls, minutes, people }: BusiestHour) {
  const share = (count: number, each: number) => engagedShare(offeredLoad(count, minutes), each);
  return [people, people + 1, people + 2].map((each) => ({
    name: each === 1 ? "one person" : `${formatNumber(each)} people`,
    points: Array.from({ length: CHART_POINTS + 1 }, (_, index) => {
      const count = (2 * calls * index) / CHART_POINTS;
      return [count, share(count, each)] as const;
    }),
    value: share(calls, each),
  }));
}

/** Of ten callers: none and ten only if it is so. */
export function ofTen(share: number): number {
  const rounded = Math.round(share * 10);
  return share > 0 && share < 1 ? Math.min(9, Math.max(1, rounded)) : rounded;
}

const NUMBERS = ["", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
/** Below this share the result speaks of one caller in so many. */
const FEW = 0.15;
const ALMOST_NONE = 0.005;

/** The engaged line in words, for the heading of the result and for screen readers. */
export function describeEngaged({ engaged }: Pick<MissedCalls, "engaged">): string {
  // Where the computation finds none, the number is too small for it.
  const percent = formatPercent(Math.max(engaged, Number.MIN_VALUE));
  if (engaged < ALMOST_NONE) return `Hardly any caller gets the engaged tone: ${percent}.`;
  if (engaged < FEW) return `One caller in ${Math.round(1 / engaged)} gets the engaged tone: ${percent}.`;
  if (engaged < 1 && Math.round(engaged * 10) === 10)
    return `More than nine in ten callers get the engaged tone: ${percent}.`;
  return `${NUMBERS[ofTen(engaged)]} in ten callers get the engaged tone: ${percent}.`;
}

/** What happens if callers can wait. */
export function describeWaiting({ waiting, meanWait, givingUp }: MissedCalls): string {
  const { least, most } = givingUp;
  const [from, to] = [formatPercent(least), formatPercent(most)];
  const range = from === to ? `About ${from}` : `Between ${from} and ${to}`;
  const lost = `${range} of all callers hang up before you answer, depending on whether they wait four minutes on average or one.`;
  if (!Number.isFinite(meanWait))
    return `If callers can wait, more come than you can answer, and the queue grows for the whole hour. ${lost}`;
  return `If callers can wait, ${formatPercent(waiting)} have to, and the average wait is ${formatWait(meanWait)}. ${lost}`;
}

/** What one person more would change. */
export function describeOneMore({ people }: BusiestHour, { engagedWithOneMore }: MissedCalls): string {
  return `With ${people + 1} it would be ${formatPercent(engagedWithOneMore)}.`;
}

/** The hours of the week in which nobody is there. */
export function describeClosedHours(openHours: number): string {
  const closed = 7 * 24 - openHours;
  if (closed <= 0) return "A typical firm in this trade is open round the clock.";
  const [open, other] = [openHours, closed].map((hours) => Math.round(hours * 2) / 2);
  return `A typical firm in this trade is open for ${open} of the week’s 168 hours. In the other ${other} nobody is there.`;
}

/** The engaged line of the typical firms, with one, two and three people who can pick up. */
export function tabulateMissedCalls(categories: readonly TypicalCategory[]) {
  return {
    columns: ["Trade", "Calls", "Minutes", "One person", "Two", "Three"],
    groups: categories.map(({ title, firms }) => ({
      title,
      rows: firms.map((firm) => [
        firm.title,
        formatNumber(firm.calls),
        formatNumber(firm.minutes),
        ...[1, 2, 3].map((people) => formatPercent(computeMissedCalls({ ...firm, people }).engaged)),
      ]),
    })),
  };
}
