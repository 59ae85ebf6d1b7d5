/**
 * The figures of the months of a service for an industry in a city: docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import type { Industry, Service } from "@/lib/content";
import { formatAmount } from "./english";
import { formatNumber } from "@/lib/numbers";
import { priceOfMonth } from "@/lib/plans/price";
import { addOnPrice } from "./estimate";
import type { FiguresInput } from "./figures-input";
import type { Table } from "./table";
import type { PlanOption } from "./plan-table";

/**
 * Contacts of each month: more in busy months and in those with more open days.
 *
 * @param busyIncrease per cent
 */
export function contactsByMonth(
  {
    service,
    hours: { year },
    contacts: { perMonth },
    busyMonths,
  }: Pick<FiguresInput, "service" | "hours" | "contacts" | "busyMonths">,
  busyIncrease: number,
): number[] {
  const weights = year.months.map(({ from, days, openDays }) => {
    // Messages arrive on every day; calls while the firm is open.
    const count = service.channel === "orders" ? days : openDays;
    const busy = busyMonths.has(Number(from.slice(5, 7)));
    return count * (busy ? 1 + busyIncrease / 100 : 1);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const ofYear = perMonth * weights.length;
  // Each month is what is due by its end less what went before, so that the months add up.
  let weight = 0;
  let before = 0;
  return weights.map((each) => {
    weight += each;
    const due = Math.round((ofYear * weight) / all);
    const count = due - before;
    before = due;
    return count;
  });
}

/** True if the people of the industry are on the road when the service is at work. Goods are posted in the dark as well. */
export function dependsOnDaylight({ channel }: Service, { travels }: Industry): boolean {
  return travels && channel !== "orders";
}

/** True if the months of a page have sunrise and sunset: appointments are made by them, and goods are posted in the dark as well. */
export function listsDaylight({ channel }: Service): boolean {
  return channel !== "orders";
}

/** True for services that a plan answers while customers wait or write. */
export function hasPlan({ channel }: Service): boolean {
  return channel !== "lead" && channel !== "project";
}

/**
 * The year as a table: open hours, contacts, and the bill if it differs from month to month.
 *
 * @param names of the months
 * @param option the plan; undefined for services without one
 * @param counts contacts of each month
 */
export function tabulateYear(
  { service, industry, hours: { year }, contacts, busyMonths, plans, context: { messages } }: FiguresInput,
  names: readonly string[],
  option: PlanOption | undefined,
  counts: readonly number[],
): Table {
  const { columns, note } = messages.trade.year;
  const { channel, contact } = service;
  const bills = option
    ? counts.map((count) =>
        priceOfMonth(
          option.plan,
          Math.round(count * option.share),
          plans.overflowCallPrice,
          addOnPrice(service),
        ),
      )
    : [];
  const billsDiffer = new Set(bills).size > 1;
  return {
    columns: [
      columns.month,
      columns.open,
      columns.contacts({ channel }),
      ...(billsDiffer ? [columns.bill] : []),
    ],
    rows: year.months.map(({ from, openMinutes }, index) => {
      const count = counts[index]!;
      const mark = busyMonths.has(Number(from.slice(5, 7))) ? "*" : "";
      return [
        names[index]!,
        formatNumber(Math.round(openMinutes / 60)),
        `${formatNumber(count)}${mark}`,
        ...(billsDiffer ? [formatAmount(bills[index]!)] : []),
      ];
    }),
    note: note({
      firm: industry.services[service.slug]?.exampleFirm ?? industry.exampleFirm,
      perMonth: contacts.perMonth,
      contacts: contact.many,
      minutes: String(contacts.minutes),
      channel,
      busy: busyMonths.size > 0 ? "yes" : "no",
      increase: messages.trade.busyIncrease,
      daylight: listsDaylight(service) ? "yes" : "no",
    }),
  };
}
