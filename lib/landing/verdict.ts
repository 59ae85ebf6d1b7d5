/** The sentences on the plan that suits a page, and on its line in the busiest hour. */
import type { Plan } from "@/lib/content";
import { customersToPay } from "@/lib/plans/worth";
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang";
import { formatAmount } from "./english";
import type { Estimate } from "./estimate";
import type { FiguresInput } from "./figures-input";
import type { EngagedTexts } from "./model";
import { pricePerContact } from "./plan-table";
import type { PlanChoice } from "./choose-plan";

/** GBP for an hour of work from which a desk is paid for being there. */
const DEAR_HOUR = 60;
/** GBP for a message about an order that is not dear. */
const FAIR = 3;

/** Weeks of a year. */
const WEEKS = 52;

/** The plan and its price, what a dearer and a cheaper one would change, and what has to come back for it. */
export function describeVerdict(
  input: FiguresInput,
  { plan, estimate, share, contacts, cheaper, dearer }: PlanChoice,
): string[] {
  const { service, industry, contacts: all, language, context } = input;
  const { verdict } = context.messages.trade;
  const { newCustomer } = industry;
  const hoursOf = (count: number) => (count * all.minutes) / 60;
  const words = { contact: service.contact.one, contacts: service.contact.many };
  const spoken = { speaks: language ? ("yes" as const) : ("no" as const), language: language ?? "" };
  if (service.channel === "lead")
    return [
      verdict.lead({ ...words, ...spoken, perMonth: all.perMonth, hours: Math.round(hoursOf(all.perMonth)) }),
    ];
  if (service.channel === "project")
    return [verdict.project({ perMonth: all.perMonth, hours: Math.round(hoursOf(all.perMonth)) })];
  const hours = hoursOf(contacts);
  const values = {
    ...words,
    ...spoken,
    plan: plan.name,
    sum: estimate.sum,
    perMonth: contacts,
    hours: Math.round(hours),
  };
  const isShop = service.channel === "orders";
  const each = pricePerContact(estimate.total, contacts);
  const isDear = estimate.total > contacts * context.messages.trade.dearContact;
  return [
    service.reply === "at-once"
      ? isDear
        ? verdict.notWorthIt({
            ...values,
            perMonth: all.perMonth,
            hours: Math.round(hoursOf(all.perMonth)),
            each,
            percent: Math.round(share * 100),
          })
        : verdict.atOnce({ ...values, percent: Math.round(share * 100) })
      : verdict.later({ ...values, reply: service.reply === "every-day" ? "daily" : "weekdays" }),
    ...(dearer
      ? [
          verdict.dearer({
            ...words,
            plan: dearer.plan.name,
            more: dearer.contacts - contacts,
            extra: formatAmount(dearer.estimate.total - estimate.total),
            each: pricePerContact(dearer.estimate.total - estimate.total, dearer.contacts - contacts),
          }),
        ]
      : []),
    ...(cheaper
      ? [
          verdict.cheaper({
            ...words,
            plan: cheaper.plan.name,
            amount: cheaper.estimate.amount,
            percent: Math.round(cheaper.share * 100),
            fewer: all.perMonth - cheaper.contacts,
            each: pricePerContact(estimate.total - cheaper.estimate.total, contacts - cheaper.contacts),
          }),
        ]
      : []),
    ...(estimate.total >= hours * DEAR_HOUR && !(isDear && service.reply === "at-once")
      ? [
          verdict.dear({
            ...words,
            shop: isShop ? "yes" : "no",
            perContact: each,
            enough: fairVolume(plan, estimate, input.plans.overflowCallPrice),
            fair: formatAmount(FAIR),
          }),
        ]
      : []),
    // Buyers of goods have been won already, and so have those whose visit is planned.
    ...(isShop || service.channel === "dispatch"
      ? []
      : [
          verdict.worth({
            from: formatAmount(newCustomer.from),
            to: formatAmount(newCustomer.to),
            why: newCustomer.why,
          }),
          verdict.paysBack({
            few: estimate.total < newCustomer.to ? 0 : customersToPay(estimate.total, newCustomer.to),
            many: customersToPay(estimate.total, newCustomer.from),
          }),
        ]),
  ];
}

/** Contacts a month, in tens, from which each costs less than a fair price. */
function fairVolume(
  { calls = Infinity }: Plan,
  { total, overflowCalls }: Estimate,
  overflowPrice: number,
): number {
  const base = total - overflowCalls * overflowPrice;
  const included = base / FAIR;
  const volume = included <= calls ? included : (base - calls * overflowPrice) / (FAIR - overflowPrice);
  return Math.ceil(volume / 10) * 10;
}

/** People who answer, in the table of engaged lines. */
const PEOPLE = [1, 2, 3];

/** How many callers meet an engaged line in the busiest hour; undefined for services without a line, and where few do. */
export function describeEngagedLine({
  service,
  industry: { peak },
  hours: {
    year: { week },
  },
  contacts: { perMonth, minutes },
  context: { messages },
}: Pick<FiguresInput, "service" | "industry" | "hours" | "contacts" | "context">): EngagedTexts | undefined {
  const { channel, contact } = service;
  if (channel === "orders" || channel === "project" || channel === "lead") return undefined;
  const openDays = week.filter((hours) => hours.length > 0).length;
  const calls = ((perMonth * 12) / (openDays * WEEKS)) * peak.share;
  const load = offeredLoad(calls, minutes);
  const { chatsAtOnce, engaged } = messages.trade;
  const { heading, text, columns, share, fewest } = engaged;
  const atOnce = channel === "chat" ? chatsAtOnce : 1;
  const shares = PEOPLE.map((people) => Math.round(engagedShare(load, people * atOnce) * 100));
  if (shares[0]! < fewest) return undefined;
  return {
    heading: heading({ channel }),
    text: text({
      when: peak.when,
      calls: calls < 10 ? calls.toFixed(1) : String(Math.round(calls)),
      contacts: contact.many,
      minutes: String(minutes),
      chats: chatsAtOnce,
      channel,
    }),
    columns: [columns.people, columns.share({ channel })],
    rows: PEOPLE.map((people, index) => [String(people), share({ share: shares[index]! })]),
  };
}
