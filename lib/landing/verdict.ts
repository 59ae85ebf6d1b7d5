/** The sentences on the plan that suits a page, and on its line in the busiest hour. */
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang";
import { formatAmount } from "./english";
import type { FiguresInput } from "./figures-input";
import type { EngagedTexts } from "./model";
import type { PlanChoice } from "./trade";
import type { TradeYear } from "./trade-year";

/** GBP for a message about an order: from the one on it is dear, below the other it is not. */
const DEAR = 4;
const LIMIT = 3;

/** Weeks of a year. */
const WEEKS = 52;

/** The plan and its price, and what has to come back for it; what a lead or a project costs. */
export function describeVerdict(
  {
    service,
    industry: { newCustomer, names },
    contacts: { perMonth, minutes },
    language,
    context,
  }: FiguresInput,
  { plan, estimate, contacts: answered, coversAll, isOnly, cheaper }: PlanChoice,
  { openMinutes }: Pick<TradeYear, "openMinutes">,
): string[] {
  const { verdict } = context.messages.trade;
  const hours = Math.round((perMonth * minutes) / 60);
  const contacts = { contact: service.contact.one, contacts: service.contact.many };
  if (service.channel === "lead") return [verdict.lead({ ...contacts, perMonth, hours })];
  if (service.channel === "project") return [verdict.project({ perMonth, hours })];
  const values = {
    plan: plan.name,
    sum: estimate.sum,
    ...contacts,
    perMonth: answered,
    speaks: language ? ("yes" as const) : ("no" as const),
    language: language ?? "",
  };
  const perContact = estimate.total / answered;
  return [
    service.reply === "at-once"
      ? verdict.atOnce({ ...values, part: coversAll ? (isOnly ? "only" : "all") : "most" })
      : verdict.later({ ...values, reply: service.reply === "every-day" ? "daily" : "weekdays" }),
    ...(cheaper
      ? [
          verdict.cheaper({
            plan: cheaper.plan.name,
            amount: cheaper.estimate.amount,
            percent: Math.round(cheaper.share * 100),
            missed: Math.round(openMinutes / 60) - Math.round(cheaper.answeredMinutes / 60),
            contacts: service.contact.many,
          }),
        ]
      : []),
    // Buyers of goods have been won already.
    ...(service.channel === "orders"
      ? perContact >= DEAR
        ? [
            verdict.few({
              ...contacts,
              perContact: formatAmount(Math.round(perContact * 100) / 100),
              perMonth,
              hours,
              enough: Math.ceil(estimate.total / LIMIT / 10) * 10,
              limit: formatAmount(LIMIT),
            }),
          ]
        : []
      : [
          verdict.worth({
            customer: names.customer,
            from: formatAmount(newCustomer.from),
            to: formatAmount(newCustomer.to),
            why: newCustomer.why,
          }),
          verdict.paysBack({
            few: estimate.total < newCustomer.to ? 0 : Math.ceil(estimate.total / newCustomer.to),
            many: Math.ceil(estimate.total / newCustomer.from),
          }),
        ]),
  ];
}

/** How many callers meet an engaged line in the busiest hour; undefined for services without a line. */
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
  if (channel === "orders" || channel === "project") return undefined;
  const openDays = week.filter((hours) => hours.length > 0).length;
  const calls = ((perMonth * 12) / (openDays * WEEKS)) * peak.share;
  const load = offeredLoad(calls, minutes);
  const percent = (agents: number) => Math.round(engagedShare(load, agents) * 100);
  return {
    heading: messages.trade.engaged.heading({ channel }),
    text: messages.trade.engaged.text({
      when: peak.when,
      calls: calls < 10 ? calls.toFixed(1) : String(Math.round(calls)),
      contacts: contact.many,
      minutes: String(minutes),
      one: percent(1),
      two: percent(2),
      channel,
    }),
  };
}
