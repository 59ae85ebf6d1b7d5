/** The sentences on the plan that suits a page, and on its line in the busiest hour. */
import type { LandingMessages, Plan } from "@/lib/content";
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang";
import { formatAmount, listOf } from "./english";
import type { FiguresInput } from "./figures-input";
import type { EngagedTexts } from "./model";
import { addOnPrice, type PlanChoice } from "./trade";
import type { TradeYear } from "./trade-year";

/** Weeks of a year. */
const WEEKS = 52;

/** The sentences under the week: hours answered, the plan and its price, what has to come back for it. */
export function describeVerdict(
  {
    service,
    industry: { newCustomer, names },
    hours: { year },
    contacts: { perMonth, minutes },
    language,
    plans: { plans, overflowCallPrice },
    context: { messages, words, asOf },
  }: FiguresInput,
  { plan, estimate, coversAll, cheaper }: PlanChoice,
): string[] {
  const { verdict } = messages.trade;
  const hoursPerMonth = Math.round((perMonth * minutes) / 60);
  const contacts = { contact: service.contact.one, contacts: service.contact.many };
  const worth = verdict.worth({
    customer: names.customer,
    from: formatAmount(newCustomer.from),
    to: formatAmount(newCustomer.to),
    why: newCustomer.why,
  });
  if (service.channel === "lead")
    return [verdict.lead({ ...contacts, perMonth, hours: hoursPerMonth }), worth];
  if (service.channel === "project") return [verdict.project({ perMonth, hours: hoursPerMonth })];
  const values = {
    plan: plan.name,
    sum: estimate.sum,
    ...contacts,
    perMonth,
    perContact: formatAmount(Math.round((estimate.total / Math.max(perMonth, 1)) * 100) / 100),
    speaks: language ? ("yes" as const) : ("no" as const),
    language: language ?? "",
  };
  const addOn = addOnPrice(service) > 0;
  const further = estimate.overflowCalls;
  const parts =
    addOn || further > 0
      ? [
          verdict.parts({
            addOn: addOn ? "yes" : "no",
            further,
            included: plan.calls ?? 0,
            price: formatAmount(overflowCallPrice),
            contacts: service.contact.many,
          }),
        ]
      : [];
  // Buyers have paid, and jobs are won before they are planned.
  const winsCustomers = service.channel !== "orders" && service.channel !== "dispatch";
  return [
    ...(service.reply === "at-once"
      ? [
          verdict.hours({
            date: words.date(asOf),
            open: Math.round(year.openMinutes / 60),
            answered: describeAnswered(year, plans, verdict),
          }),
          verdict.atOnce({ ...values, part: coversAll ? "all" : "most" }),
          ...parts,
          ...(cheaper
            ? [
                verdict.cheaper({
                  plan: cheaper.plan.name,
                  amount: cheaper.estimate.amount,
                  missed: Math.round(cheaper.missedMinutes / 60),
                }),
              ]
            : []),
        ]
      : [
          verdict.later({ ...values, reply: service.reply === "every-day" ? "daily" : "weekdays" }),
          ...parts,
        ]),
    ...(winsCustomers
      ? [
          worth,
          verdict.paysBack({
            few: Math.ceil(estimate.total / newCustomer.to),
            many: Math.ceil(estimate.total / newCustomer.from),
          }),
        ]
      : []),
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
