/** The sentences on the plan that suits a page, and on its line in the busiest hour. */
import type { Industry, LandingMessages, Plan, Service } from "@/lib/content";
import { readWeek } from "@/lib/geo/week";
import { engagedShare, offeredLoad } from "@/lib/traffic/erlang";
import type { CityContext } from "./city-context";
import { formatAmount, listOf } from "./english";
import type { Contacts, PlanChoice } from "./trade";
import type { TradeHours } from "./trade-hours";
import type { TradeYear } from "./trade-year";

/** Weeks of a year. */
const WEEKS = 52;

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
  const few = Math.ceil(estimate.total / newCustomer.to);
  const many = Math.ceil(estimate.total / newCustomer.from);
  return [
    ...(service.reply === "at-once"
      ? [
          verdict.hours({
            date: words.date(asOf),
            open: Math.round(year.openMinutes / 60),
            answered: describeAnswered(year, plans, verdict),
          }),
          verdict.atOnce({ ...values, part: coversAll ? "all" : "most" }),
        ]
      : [verdict.later({ ...values, reply: service.reply === "every-day" ? "daily" : "weekdays" })]),
    worth,
    verdict.paysBack({ few, many }),
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
