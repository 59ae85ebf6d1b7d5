/** What speaks for and against the plan that suits a page. */
import type { Plan } from "@/lib/content";
import { customersToPay } from "@/lib/plans/worth";
import type { PlanChoice } from "./choose-plan";
import { formatAmount, listOf } from "./english";
import type { FiguresInput } from "./figures-input";
import type { OwnPeople } from "./own-people";
import { describeGap, pricePerContact, type PlanOption } from "./plan-table";
import { unansweredHours } from "./unanswered";

/** Of the contacts, 0 to 1: who has so many answered needs no dearer plan for the rest. */
const ALMOST_ALL = 0.95;

/** In minutes: how long a message may wait where an answer is due every day. */
const DAY = 24 * 60;

/** What decides, in a few words, and the sums behind it. */
export interface Consideration {
  title: string;
  text: string;
}

/** The plans next to it in price, own people unless they are far cheaper, what cannot wait, and what has to come back. */
export function describeConsiderations(
  input: FiguresInput,
  choice: PlanChoice,
  options: readonly PlanOption[],
  ownPeople: OwnPeople | undefined,
): Consideration[] {
  const { titles } = input.context.messages.trade.verdict;
  return [
    describePlansBeside(input, choice, options),
    ownPeople && !ownPeople.isFarCheaper
      ? { title: titles.own({ sum: ownPeople.sum }), text: ownPeople.sentences.join(" ") }
      : undefined,
    describeNights(input, choice, options),
    describeWorth(input, choice),
  ].filter((consideration) => consideration !== undefined);
}

/** What arrives, as the service names it. */
export const wordsFor = ({ contact }: FiguresInput["service"]) => ({
  contact: contact.one,
  contacts: contact.many,
});

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
