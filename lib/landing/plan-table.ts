/**
 * What each plan would do for a firm, side by side: docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import type { Plan } from "@/lib/content";
import { formatAmount, listOf } from "./english";
import { formatNumber } from "@/lib/numbers";
import { addOnPrice, estimateMonth, type Estimate } from "./estimate";
import type { FiguresInput } from "./figures-input";
import type { Table } from "./table";

/** A plan for a firm of an industry in a city. */
export interface PlanOption {
  plan: Plan;
  /** Of the firm's contacts that it answers, 0 to 1: those that come in its hours, or all where customers may wait. */
  share: number;
  /** Open minutes of the year that it answers. */
  answeredMinutes: number;
  /** Contacts that it answers in an average month. */
  contacts: number;
  /** That month. */
  estimate: Estimate;
}

/** The plans in the order of the price list. */
export function comparePlans({
  service,
  hours: { year, desks },
  plans: { plans, overflowCallPrice },
  contacts: { perMonth },
}: Pick<FiguresInput, "service" | "hours" | "plans" | "contacts">): PlanOption[] {
  return plans.map((plan, index) => {
    const share = service.reply === "at-once" ? desks[index]!.contactShare : 1;
    const contacts = Math.round(perMonth * share);
    return {
      plan,
      share,
      answeredMinutes: year.answered[index]!,
      contacts,
      estimate: estimateMonth(plan, contacts, overflowCallPrice, addOnPrice(service)),
    };
  });
}

/**
 * The plans as a table: hours or days answered, contacts, prices, language.
 *
 * @param counts contacts of each month
 */
export function tabulatePlans(
  input: FiguresInput,
  options: readonly PlanOption[],
  counts: readonly number[],
): Table & { heading: string } {
  const { service, hours, otherLanguage: language, plans, context } = input;
  const { heading, columns, rows } = context.messages.trade.plans;
  const waits = service.reply === "at-once";
  const { channel } = service;
  const names = { contact: service.contact.one, contacts: service.contact.many, channel };
  const busiest = Math.max(...counts);
  const busiestPrices = options.map(({ plan, share }) =>
    estimateMonth(plan, Math.round(busiest * share), plans.overflowCallPrice, addOnPrice(service)),
  );
  const { desks, year } = hours;
  const inHours = (minutes: number) => formatNumber(Math.round(minutes / 60));
  const table = [
    ...(waits
      ? [
          [
            rows.hours({ open: inHours(year.openMinutes) }),
            ...options.map(({ answeredMinutes }) =>
              columns.hours({
                hours: inHours(answeredMinutes),
                percent: percentOf(answeredMinutes, year.openMinutes),
              }),
            ),
          ],
          [
            rows.outside,
            ...options.map(({ answeredMinutes }, plan) => inHours(desks[plan]!.minutes - answeredMinutes)),
          ],
        ]
      : [[rows.days, ...desks.map(({ days }) => formatNumber(days))]]),
    [
      rows.contacts(names),
      ...options.map(({ plan, contacts }) =>
        input.language && plan.otherLanguages === 0
          ? columns.englishOnly({ contacts })
          : formatNumber(contacts),
      ),
    ],
    [rows.price, ...options.map(({ estimate }) => estimate.amount)],
    ...(busiestPrices.some(({ total }, index) => total > options[index]!.estimate.total)
      ? [[rows.busiest, ...busiestPrices.map(({ amount }) => amount)]]
      : []),
    [
      rows.each(names),
      ...options.map(({ contacts, estimate }) =>
        contacts > 0 ? pricePerContact(estimate.total, contacts) : columns.none,
      ),
    ],
    ...(language
      ? [
          [
            rows.language({ language }),
            ...options.map(({ plan }) => (plan.otherLanguages === 0 ? columns.no : columns.yes)),
          ],
        ]
      : []),
  ];
  return {
    heading,
    columns: [columns.plan, ...options.map(({ plan }) => plan.name)],
    rows: table,
    note: describePrices(input, options, busiestPrices),
  };
}

/** "£2.47". */
export function pricePerContact(total: number, contacts: number): string {
  return formatAmount(Math.round((100 * total) / contacts) / 100);
}

/** In whole per cent; less than a hundred unless it is all. */
function percentOf(part: number, whole: number): number {
  return part === whole ? 100 : Math.min(99, Math.round((100 * part) / whole));
}

/** What the prices are made of, and the terms. */
function describePrices(
  { service, hours, plans: { overflowCallPrice, terms }, context }: FiguresInput,
  options: readonly PlanOption[],
  busiest: readonly Estimate[],
): string {
  const { note, included } = context.messages.trade.plans;
  const addOn = addOnPrice(service);
  const limited = options.filter((_, index) => busiest[index]!.overflowCalls > 0);
  return note({
    addOn: addOn > 0 ? "yes" : "no",
    addOnPrice: formatAmount(addOn),
    service: service.phrase,
    limited: limited.length > 0 ? "yes" : "no",
    included: listOf(limited.map(({ plan }) => included({ calls: plan.calls ?? 0, plan: plan.name }))),
    price: formatAmount(overflowCallPrice),
    contact: service.contact.one,
    contacts: service.contact.many,
    spread: service.reply === "at-once" ? "yes" : "no",
    ...hours.quiet,
    trialDays: terms.trialDays,
    noticeDays: terms.noticeDays,
  });
}

/** What an enquiry may be worth: the turnover it brings, by how many of them become customers. */
export function tabulateLeads({
  service,
  industry: { newCustomer, names },
  contacts: { perMonth },
  context,
}: FiguresInput): Table & { heading: string } {
  const { heading, columns, oneIn, row, turnover, note } = context.messages.trade.leads;
  const values = { customer: names.customer, customers: names.customers, contact: service.contact.one };
  return {
    heading: heading(values),
    columns: [columns.share(values), columns.customers(values), columns.turnover(values)],
    rows: oneIn.map((enquiries) => [
      row({ ...values, enquiries }),
      formatNumber(Math.round(perMonth / enquiries)),
      turnover({
        from: formatAmount(Math.round(newCustomer.from / enquiries)),
        to: formatAmount(Math.round(newCustomer.to / enquiries)),
      }),
    ]),
    note: note({
      ...values,
      contacts: service.contact.many,
      from: formatAmount(newCustomer.from),
      to: formatAmount(newCustomer.to),
      why: newCustomer.why,
    }),
  };
}
