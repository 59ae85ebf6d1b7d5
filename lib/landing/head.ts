/** The price below the first sentence, with what it is made of. */
import { formatNumber } from "@/lib/numbers";
import { formatAmount } from "./english";
import { addOnPrice } from "./estimate";
import { type FiguresInput, hoursOfWork, ONE_IN } from "./figures";
import type { PlanChoice } from "./plan-options";
import { inLocalMoney } from "./local-money";

/** Pages with the same price share the object. */
export interface Head {
  /** As large as a heading: "£702 a month". */
  price: string;
  /** After it: "for a typical plumbing firm here". */
  typical: string;
  /** None if one thing makes up the price. */
  parts: readonly { amount: string; text: string }[];
}

/** @param choice the plan that suits; undefined for services without one */
export function describeHead(input: FiguresInput, choice: PlanChoice | undefined): Head {
  if (choice) return describePrice(input, choice);
  return input.service.channel === "lead" ? describeLead(input) : describeProject(input);
}

function describePrice(
  { service, industry, money, plans, context }: FiguresInput,
  { plan, estimate: { total, amount, overflowCalls } }: PlanChoice,
): Head {
  const { price, typical, parts } = context.messages.trade.head;
  const addOn = addOnPrice(service);
  const all = [
    { amount: formatAmount(plan.price), text: parts.plan({ plan: plan.name }) },
    ...(addOn > 0 ? [{ amount: formatAmount(addOn), text: parts.addOn({ service: service.phrase }) }] : []),
    ...(overflowCalls > 0
      ? [
          {
            amount: formatAmount(overflowCalls * plans.overflowCallPrice),
            text: parts.further({
              count: overflowCalls,
              included: plan.calls!,
              contact: service.contact.one,
              contacts: service.contact.many,
            }),
          },
        ]
      : []),
  ];
  return {
    price: price({ amount }),
    typical: typical({
      business: industry.names.business,
      own: industry.services[service.slug]?.exampleFirm ? "yes" : "no",
      ...inLocalMoney(money, total),
      alone: all.length > 1 ? "no" : "yes",
      plan: plan.name,
      trialDays: plans.terms.trialDays,
    }),
    parts: all.length > 1 ? all : [],
  };
}

/** What a customer may cost, and what an enquiry may bring: docs/behaviour.md#the-week-and-the-year. */
function describeLead({
  service: { contact },
  industry: { newCustomer, category },
  contacts: { perMonth },
  context,
}: FiguresInput): Head {
  const { head, leadPrice } = context.messages.trade;
  const { lead } = head;
  const price = lead.price({ contact: contact.one });
  // Who gives, or whom a charity helps, is not counted in turnover.
  if (category === SERVING) return { price, typical: lead.agreed({ contact: contact.one }), parts: [] };
  const sales = lead.turnover({
    from: formatAmount(Math.round(newCustomer.from / ONE_IN)),
    to: formatAmount(Math.round(newCustomer.to / ONE_IN)),
  });
  const terms = {
    price: formatAmount(leadPrice),
    oneIn: ONE_IN,
    customers: Math.round(perMonth / ONE_IN),
  };
  const parts = [
    { amount: formatAmount(leadPrice * ONE_IN), text: lead.part(terms) },
    { amount: sales, text: lead.sales({ contact: contact.one }) },
  ];
  return { price, typical: lead.typical, parts };
}

/** The category of those whom nobody buys from. */
const SERVING = "community-services";

/** For leads that are charged by our time: `isByTime`. */
export function describeHeadByTime({ service: { contact }, context }: FiguresInput): Head {
  const { byTime, agreed } = context.messages.trade.head.lead;
  return { price: byTime, typical: agreed({ contact: contact.one }), parts: [] };
}

function describeProject({ industry, contacts, context }: FiguresInput): Head {
  const { price, typical, records, hours } = context.messages.trade.head.project;
  return {
    price,
    typical,
    parts: [
      { amount: formatNumber(contacts.perMonth), text: records({ business: industry.names.business }) },
      { amount: formatNumber(hoursOfWork(contacts.perMonth, contacts)), text: hours },
    ],
  };
}
