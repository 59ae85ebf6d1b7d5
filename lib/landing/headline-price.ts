/** The price below the first sentence of a page, with what it is made of. */
import { formatNumber } from "@/lib/numbers";
import { formatAmount, inLocalMoney } from "./amounts";
import { addOnPrice, type ExampleFirm, hoursOfWork, ONE_IN } from "./example-firm";
import type { PlanChoice } from "./plan-options";

/** Pages with the same price share the object. */
export interface HeadlinePrice {
  /** As large as a heading: "£702 a month". */
  price: string;
  /** After it: "for a typical plumbing firm here". */
  typical: string;
  /** None if one thing makes up the price. */
  parts: readonly { amount: string; text: string }[];
}

/**
 * @param choice the plan that suits; undefined for services without one
 * @param byTime whether leads are charged by our time
 */
export function describeHeadlinePrice(
  firm: ExampleFirm,
  choice: PlanChoice | undefined,
  byTime: boolean,
): HeadlinePrice {
  if (choice) return priceOfPlan(firm, choice);
  return firm.service.channel === "lead" ? priceOfLeads(firm, byTime) : priceOfProject(firm);
}

function priceOfPlan(
  { service, industry, money, plans, context }: ExampleFirm,
  { plan, estimate: { total, amount, overflow } }: PlanChoice,
): HeadlinePrice {
  const { price, typical, parts } = context.messages.trade.head;
  const addOn = addOnPrice(service);
  const all = [
    { amount: formatAmount(plan.price), text: parts.plan({ plan: plan.name }) },
    ...(addOn > 0 ? [{ amount: formatAmount(addOn), text: parts.addOn({ service: service.phrase }) }] : []),
    ...(overflow > 0
      ? [
          {
            amount: formatAmount(overflow * plans.overflowCallPrice),
            text: parts.further({
              count: overflow,
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
function priceOfLeads(
  {
    service: {
      contact: { one: contact },
    },
    industry: { newCustomer, category },
    contacts: { perMonth },
    context,
  }: ExampleFirm,
  byTime: boolean,
): HeadlinePrice {
  const { head, leadPrice } = context.messages.trade;
  const { lead } = head;
  const price = byTime ? lead.byTime : lead.price({ contact });
  // Who gives, or whom a charity helps, is not counted in turnover.
  if (byTime || category === SERVING) return { price, typical: lead.agreed({ contact }), parts: [] };
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
    { amount: sales, text: lead.sales({ contact }) },
  ];
  return { price, typical: lead.typical, parts };
}

/** The category of those whom nobody buys from. */
const SERVING = "community-services";

function priceOfProject({ industry, contacts, context }: ExampleFirm): HeadlinePrice {
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
