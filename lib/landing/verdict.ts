/** The sentences on the plan that suits a page. */
import type { Plan } from "@/lib/content";
import { customersToPay } from "@/lib/plans/worth";
import { formatAmount, listOf } from "./english";
import { formatIn, inTens } from "./local-money";
import type { Estimate } from "./estimate";
import type { FiguresInput } from "./figures-input";
import { describeOwnPeople } from "./own-people";
import { unansweredHours } from "./unanswered";
import { describeGap, pricePerContact, type PlanOption } from "./plan-table";
import type { PlanChoice } from "./choose-plan";

/** GBP for a message about an order that is not dear. */
const FAIR = 3;

/** Of the contacts, 0 to 1: who has so many answered needs no dearer plan for the rest. */
const ALMOST_ALL = 0.95;

/** In minutes: how long a message may wait where an answer is due every day. */
const DAY = 24 * 60;

/** What a page says of the plan that suits. */
export interface Verdict {
  /** The plan and its price, as large as a heading; absent for services without a plan. */
  answer?: string;
  /** The plan, and what its price is made of. */
  verdict: string;
  /** For leads, where the law of the trade leaves no price but that of our time. */
  verdictByTime?: string;
  /** The plans next to it in price, own people, what cannot wait, what has to come back. */
  considerations: Consideration[];
}

/** What decides, in a few words, and the sums behind it. */
export interface Consideration {
  title: string;
  text: string;
}

/**
 * The plan and its price, what a dearer and a cheaper one would change, who takes what cannot wait, and what has to come
 * back.
 *
 * @param options all plans, in the order of the price list
 */
export function describeVerdict(
  input: FiguresInput,
  choice: PlanChoice,
  options: readonly PlanOption[],
): Verdict {
  const { service, contacts: all, language, context } = input;
  const { verdict } = context.messages.trade;
  const words = wordsFor(service);
  const hours = (count: number) => Math.round((count * all.minutes) / 60);
  const spoken = { speaks: language ? ("yes" as const) : ("no" as const), language: language ?? "" };
  const { perMonth } = all;
  if (service.channel === "lead") {
    const values = { ...words, ...spoken, perMonth, hours: hours(perMonth) };
    return {
      verdict: verdict.lead({ ...values, byTime: "no" }),
      verdictByTime: verdict.lead({ ...values, byTime: "yes" }),
      considerations: [],
    };
  }
  if (service.channel === "project")
    return { verdict: verdict.project({ perMonth, hours: hours(perMonth) }), considerations: [] };
  const { plan, estimate, share, contacts } = choice;
  const ownPeople = describeOwnPeople(input, choice);
  const { code, perPound } = input.money;
  const values = {
    ...words,
    ...spoken,
    plan: plan.name,
    sum: estimate.sum,
    perMonth: contacts,
    hours: hours(contacts),
  };
  return {
    answer: verdict.answer({
      plan: plan.name,
      amount: estimate.amount,
      foreign: perPound === 1 ? "no" : "yes",
      local: formatIn(code, inTens(estimate.total * perPound)),
      beside: !ownPeople?.isFarCheaper ? "no" : service.reply === "at-once" ? "person" : "time",
      pay: ownPeople?.pay ?? "",
    }),
    verdict: [
      // Before anything that speaks for the plan.
      ...(ownPeople?.isFarCheaper ? ownPeople.sentences : describeDearContacts(input, choice)),
      service.reply === "at-once"
        ? verdict.atOnce({ ...values, percent: Math.round(share * 100) })
        : verdict.later({ ...values, reply: service.reply === "every-day" ? "daily" : "weekdays" }),
    ].join(" "),
    considerations: [
      describePlansBeside(input, choice, options),
      ownPeople && !ownPeople.isFarCheaper
        ? { title: verdict.titles.own({ sum: ownPeople.sum }), text: ownPeople.sentences.join(" ") }
        : undefined,
      describeNights(input, choice, options),
      describeWorth(input, choice),
    ].filter((consideration) => consideration !== undefined),
  };
}

const wordsFor = ({ contact }: FiguresInput["service"]) => ({ contact: contact.one, contacts: contact.many });

/** What the plan leaves to the firm, and what the plans next to it in price would change. Each title names the last of these. */
function describePlansBeside(
  input: FiguresInput,
  choice: PlanChoice,
  options: readonly PlanOption[],
): Consideration | undefined {
  const all = [
    ...describeUnanswered(input, choice, options),
    ...describeClosedDays(input, choice, options),
    ...describeNeighbours(input, choice),
  ];
  const last = all.at(-1);
  return last && { title: last.title, text: all.map(({ text }) => text).join(" ") };
}

/** The hours of a usual day that are left to the firm. */
function describeUnanswered(
  { service, hours: { strips }, context }: FiguresInput,
  { plan, share }: PlanChoice,
  options: readonly PlanOption[],
): Consideration[] {
  if (service.reply !== "at-once" || share === 1) return [];
  const index = options.findIndex((option) => option.plan === plan);
  const left = unansweredHours(strips, index, context);
  if (!left) return [];
  const { january, july } = left;
  const when = january === july ? "always" : july === "" ? "january" : january === "" ? "july" : "both";
  const { leaves, titles } = context.messages.trade.verdict;
  return [{ title: titles.leaves({ hours: january || july }), text: leaves({ january, july, when }) }];
}

/** The days on which a message waits longer than it may. */
function describeClosedDays(
  input: FiguresInput,
  { plan, estimate, desk }: PlanChoice,
  options: readonly PlanOption[],
): Consideration[] {
  const { service, context } = input;
  const top = options.find((option) => isRoundTheClock(option.plan));
  if (service.reply !== "every-day" || desk.longestGap <= DAY || !top) return [];
  const { gap, titles } = context.messages.trade.verdict;
  const extra = formatAmount(top.estimate.total - estimate.total);
  return [
    {
      title: titles.dearer({ plan: top.plan.name, extra }),
      text: gap({
        plan: plan.name,
        dates: listOf(desk.closedOn.map((date) => context.words.day(date))),
        gap: describeGap(desk, input),
        top: top.plan.name,
        extra,
      }),
    },
  ];
}

/** What the next dearer and the next cheaper plan would change. */
function describeNeighbours(
  { service, contacts: { perMonth }, context }: FiguresInput,
  { estimate, share, contacts, cheaper, dearer }: PlanChoice,
): Consideration[] {
  const { verdict } = context.messages.trade;
  const words = wordsFor(service);
  const all: Consideration[] = [];
  if (dearer && share < ALMOST_ALL) {
    const more = dearer.contacts - contacts;
    const extra = dearer.estimate.total - estimate.total;
    const named = { plan: dearer.plan.name, extra: formatAmount(extra) };
    all.push({
      title: verdict.titles.dearer(named),
      text: verdict.dearer({ ...words, ...named, more, each: pricePerContact(extra, more) }),
    });
  }
  if (cheaper) {
    const named = { plan: cheaper.plan.name, amount: cheaper.estimate.amount };
    all.push({
      title: verdict.titles.cheaper(named),
      text: verdict.cheaper({
        ...words,
        ...named,
        percent: Math.round(cheaper.share * 100),
        fewer: perMonth - cheaper.contacts,
        each: pricePerContact(estimate.total - cheaper.estimate.total, contacts - cheaper.contacts),
      }),
    });
  }
  return all;
}

/** When a plan pays that comes to much for each contact. */
function describeDearContacts(
  { service, plans, contactWorth, context }: FiguresInput,
  { plan, estimate, contacts, share }: PlanChoice,
): string[] {
  const { verdict, dearContact } = context.messages.trade;
  const isShop = service.channel === "orders";
  if (estimate.total <= contacts * (isShop ? FAIR : dearContact)) return [];
  const fair = isShop ? FAIR : contactWorth;
  return [
    verdict.dear({
      ...wordsFor(service),
      shop: isShop ? "yes" : "no",
      perContact: pricePerContact(estimate.total, contacts),
      enough: fairVolume(fair, plan, estimate, plans.overflowCallPrice, share),
      fair: formatAmount(fair),
    }),
  ];
}

/** Who takes what cannot wait for opening time. */
function describeNights(
  { service: { contact }, emergency, context }: FiguresInput,
  { plan, estimate, share, dearer }: PlanChoice,
  options: readonly PlanOption[],
): Consideration | undefined {
  if (!emergency) return undefined;
  const top = options.find((option) => isRoundTheClock(option.plan));
  if (!top) return undefined;
  const { nights, titles } = context.messages.trade.verdict;
  return {
    title: titles.nights({ top: top.plan.name, contacts: contact.many }),
    text: nights({
      emergency,
      plan: plan.name,
      round: isRoundTheClock(plan)
        ? "all"
        : share < ALMOST_ALL && dearer?.plan === top.plan
          ? "named"
          : "dearer",
      top: top.plan.name,
      extra: formatAmount(top.estimate.total - estimate.total),
      contacts: contact.many,
    }),
  };
}

const isRoundTheClock = ({ hours, days }: Plan) => hours === undefined && days === undefined;

/** What one more customer brings. Buyers of goods have been won already, and so have those whose visit is planned. */
function describeWorth(
  { service: { channel }, industry: { names, newCustomer }, context }: FiguresInput,
  { estimate }: PlanChoice,
): Consideration | undefined {
  if (channel === "orders" || channel === "dispatch") return undefined;
  const { titles, paysBack } = context.messages.trade.verdict;
  const { from, to, why } = newCustomer;
  const back = paysBack({
    few: estimate.total < to ? 0 : customersToPay(estimate.total, to),
    many: customersToPay(estimate.total, from),
  });
  return {
    title: titles.worth({ customer: names.customer, from: formatAmount(from), to: formatAmount(to) }),
    text: `${why} ${back}`,
  };
}

/** Contacts a month, in tens, of which a share is answered, from which each of these costs less than a fair price. */
function fairVolume(
  fair: number,
  { calls = Infinity }: Plan,
  { total, overflowCalls }: Estimate,
  overflowPrice: number,
  share: number,
): number {
  const base = total - overflowCalls * overflowPrice;
  const volume = base <= calls * fair ? base / fair : (base - calls * overflowPrice) / (fair - overflowPrice);
  return Math.ceil(volume / share / 10) * 10;
}
