/** What is true of a service for an industry in a city: its week, its year, and what both cost. */
import type { City, Industry, LandingMessages, Plan, Plans, Service } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar";
import { readWeek } from "@/lib/geo/week";
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang";
import type { CityContext } from "./city-context";
import { formatAmount, formatNumber, formatShare, listOf } from "./english";
import { estimateMonth, priceOfMonth, type Estimate } from "./estimate";
import { describeWeek, type WeekTexts } from "./trade-texts";
import { computeTradeYear, deskHoursOf, weekIn, openingIn, type TradeYear } from "./trade-year";

/** The week and year of an industry where a city is; cities with the same clock and calendar share it. */
export interface TradeHours {
  /** Names the clock and the calendar. */
  key: string;
  year: TradeYear;
  week: WeekTexts;
}

/** Weeks of a year. */
const WEEKS = 52;
/** A plan counts as covering a firm's hours from this share on: the rest are hours such as New Year's Day. */
const COVERED = 0.98;

export type TradeContext = Pick<
  CityContext,
  "plans" | "asOf" | "deskHolidays" | "differenceOf" | "holidaysOf" | "messages" | "words"
>;

/** Returns a function that computes the hours of an industry once for each clock and calendar. */
export function createTradeHours(context: TradeContext): (industry: Industry, city: City) => TradeHours {
  const { plans, asOf, deskHolidays, differenceOf, holidaysOf } = context;
  const desks = plans.map((plan) => deskHoursOf(plan, deskHolidays, asOf));
  // Many industries have the same hours.
  const known = new Map<string, TradeHours>();
  return (industry, city) => {
    const { country, subdivision, holidayRegion, timezone } = city;
    const { habit } = industry.publicHolidays;
    const closes = habit === "closed" || habit === "emergencies";
    const calendar = calendarName(country.code, subdivision, holidayRegion);
    const key = `${openingIn(industry, country.slug)} ${closes} ${timezone} ${calendar}`;
    let hours = known.get(key);
    if (!hours) {
      const year = computeTradeYear(
        weekIn(industry, country.slug),
        closes,
        differenceOf(timezone),
        holidaysOf(country.code, subdivision, holidayRegion),
        desks,
        asOf,
      );
      known.set(key, (hours = { key, year, week: describeWeek(year, context) }));
    }
    return hours;
  };
}

/** Contacts of the service that the example firm of an industry has. */
export interface Contacts {
  /** In an average month. */
  perMonth: number;
  /** Minutes that one takes. */
  minutes: number;
}

/** What the plans cost for a page, and which one suits. */
export interface PlanChoice {
  plan: Plan;
  /** Index of the plan. */
  index: number;
  /** An average month. */
  estimate: Estimate;
  /** True if the plan answers every open hour of the year. */
  coversAll: boolean;
}

/**
 * The cheapest plan that covers the firm's hours and speaks its customers' language; if there is none, the one that
 * answers most.
 */
export function choosePlan(
  service: Service,
  { year }: TradeHours,
  language: string | undefined,
  { plans, overflowCallPrice }: Plans,
  perMonth: number,
): PlanChoice {
  const addOn = addOnPrice(service);
  const choices = plans
    .map((plan, index) => ({
      plan,
      index,
      estimate: estimateMonth(plan, perMonth, overflowCallPrice, addOn),
      share: year.answered[index]! / year.openMinutes,
    }))
    .filter(({ plan }) => language === undefined || plan.otherLanguages !== 0)
    .filter(({ plan }) => service.reply !== "every-day" || plan.days === undefined);
  const covering = service.reply === "at-once" ? choices.filter(({ share }) => share >= COVERED) : choices;
  const [best] = (covering.length > 0 ? covering : choices).toSorted((a, b) =>
    covering.length > 0
      ? a.estimate.total - b.estimate.total || a.index - b.index
      : b.share - a.share || a.estimate.total - b.estimate.total,
  );
  const { plan, index, estimate, share } = best!;
  return { plan, index, estimate, coversAll: share === 1 };
}

/** The figures of one month on a page. */
export interface MonthFigures {
  /** Contacts, marked in a busy month. */
  contacts: string;
  /** Hours of work that they make. */
  hours: string;
  /** The bill; for services without a plan, the open hours from one contact to the next. */
  last: string;
}

/** Contacts of each month: more in busy months and in those with more open days. */
export function contactsByMonth(
  service: Service,
  { year }: TradeHours,
  { perMonth }: Contacts,
  busyMonths: ReadonlySet<number>,
  busyIncrease: number,
): number[] {
  const weights = year.months.map(({ from, days, openDays }) => {
    // Messages arrive on every day; calls while the firm is open.
    const count = service.channel === "orders" ? days : openDays;
    const busy = busyMonths.has(Number(from.slice(5, 7)));
    return count * (busy ? 1 + busyIncrease / 100 : 1);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((perMonth * weights.length * weight) / all));
}

/** True for services that a plan answers while customers wait or write. */
export function hasPlan({ channel }: Service): boolean {
  return channel !== "lead" && channel !== "project";
}

/** The figures of each month on the plan. */
export function figuresOf(
  service: Service,
  { year }: TradeHours,
  contacts: readonly number[],
  { minutes }: Contacts,
  { plan }: PlanChoice,
  busyMonths: ReadonlySet<number>,
  overflowCallPrice: number,
): MonthFigures[] {
  const addOn = addOnPrice(service);
  return year.months.map(({ from, openMinutes }, index) => {
    const count = contacts[index]!;
    const mark = busyMonths.has(Number(from.slice(5, 7))) ? "*" : "";
    return {
      contacts: `${formatNumber(count)}${mark}`,
      hours: formatShare((count * minutes) / 60),
      last: hasPlan(service)
        ? formatAmount(priceOfMonth(plan, count, overflowCallPrice, addOn))
        : formatShare(openMinutes / 60 / Math.max(count, 1)),
    };
  });
}

function addOnPrice({ addOn }: Service): number {
  return typeof addOn === "number" ? addOn : 0;
}

/** The sentences under the week: hours answered, the plan and its price, what has to come back for it. */
export function describeVerdict(
  service: Service,
  { newCustomer, names }: Industry,
  { year }: TradeHours,
  choice: PlanChoice,
  { perMonth, minutes }: Contacts,
  language: string | undefined,
  plans: readonly Plan[],
  { messages, words, asOf }: Pick<CityContext, "messages" | "words" | "asOf">,
): string[] {
  const { verdict } = messages.trade;
  const { plan, estimate, coversAll } = choice;
  const hoursPerMonth = Math.round((perMonth * minutes) / 60);
  const contacts = { contact: service.contact.one, contacts: service.contact.many };
  if (service.channel === "lead") return [verdict.lead({ ...contacts, perMonth, hours: hoursPerMonth })];
  if (service.channel === "project") return [verdict.project({ perMonth, hours: hoursPerMonth })];
  const hoursOf = (minutes: number) => Math.round(minutes / 60);
  const values = {
    plan: plan.name,
    sum: estimate.sum,
    ...contacts,
    perMonth,
    perContact: formatAmount(Math.round((estimate.total / Math.max(perMonth, 1)) * 100) / 100),
    speaks: language ? ("yes" as const) : ("no" as const),
    language: language ?? "",
  };
  const few = Math.ceil(estimate.total / newCustomer.to);
  const many = Math.ceil(estimate.total / newCustomer.from);
  return [
    ...(service.reply === "at-once"
      ? [
          verdict.hours({
            date: words.date(asOf),
            open: hoursOf(year.openMinutes),
            answered: describeAnswered(year, plans, verdict),
          }),
          verdict.atOnce({ ...values, part: coversAll ? "all" : "most" }),
        ]
      : [verdict.later({ ...values, reply: service.reply === "every-day" ? "daily" : "weekdays" })]),
    verdict.paysBack({
      customer: names.customer,
      from: formatAmount(newCustomer.from),
      to: formatAmount(newCustomer.to),
      why: newCustomer.why,
      few,
      many,
    }),
  ];
}

/** "Starter answers 2,117 of them, and Professional and Enterprise answer every one". */
function describeAnswered(
  { answered, openMinutes }: TradeYear,
  plans: readonly Plan[],
  { planHours, allHours }: LandingMessages["trade"]["verdict"],
): string {
  const all = plans.filter((_, index) => answered[index] === openMinutes);
  const some = plans.flatMap(({ name }, index) =>
    answered[index] === openMinutes
      ? []
      : planHours({ plan: name, hours: Math.round(answered[index]! / 60) }),
  );
  const every = allHours({ plans: listOf(all.map(({ name }) => name)), count: all.length });
  return [...some, every].join(", ");
}

/** How many callers meet an engaged line in the busiest hour; undefined for services without a line. */
export function describeEngagedLine(
  service: Service,
  { opening, peak }: Industry,
  { perMonth, minutes }: Contacts,
  messages: LandingMessages,
): { heading: string; text: string } | undefined {
  const { channel, contact } = service;
  if (channel === "orders" || channel === "project") return undefined;
  const openDays = readWeek(opening.typical!).filter((hours) => hours.length > 0).length;
  const calls = ((perMonth * 12) / (openDays * WEEKS)) * peak.share;
  const load = offeredLoad(calls, minutes);
  const percent = (agents: number) => Math.round(engagedShare(load, agents) * 100);
  return {
    heading: messages.trade.engaged.heading({ channel }),
    text: messages.trade.engaged.text({
      when: peak.when,
      calls: oneDecimal(calls),
      contacts: contact.many,
      minutes: String(minutes),
      one: percent(1),
      two: percent(2),
      channel,
    }),
  };
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
