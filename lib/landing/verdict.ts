/** The sentences on the plan that suits a page. */
import type { Plan } from "@/lib/content";
import { describeConsiderations, wordsFor, type Consideration } from "./considerations";
import { formatAmount } from "./english";
import { formatIn, inTens } from "./local-money";
import type { Estimate } from "./estimate";
import type { FiguresInput } from "./figures-input";
import { describeOwnPeople } from "./own-people";
import { pricePerContact, type PlanOption } from "./plan-table";
import type { PlanChoice } from "./choose-plan";

/** GBP for a message about an order that is not dear. */
const FAIR = 3;

/** Times the contacts: with so many more at most, the price of each would be much the same. */
const MUCH_MORE = 1.1;

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
    considerations: describeConsiderations(input, choice, options, ownPeople),
  };
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
  const enough = fairVolume(fair, plan, estimate, plans.overflowCallPrice, share);
  if (enough <= (contacts / share) * MUCH_MORE) return [];
  return [
    verdict.dear({
      ...wordsFor(service),
      shop: isShop ? "yes" : "no",
      perContact: pricePerContact(estimate.total, contacts),
      enough,
      fair: formatAmount(fair),
    }),
  ];
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
