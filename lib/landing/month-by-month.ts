/** A firm month by month, as a chart and a table: open hours, contacts, and the price of a plan: docs/behaviour.md#the-week-and-the-year. */
import { formatNumber } from "@/lib/numbers";
import { formatAmount } from "./amounts";
import { monthOf, MONTHS, type MonthlyContacts } from "./contacts-by-month";
import { monthName } from "./english";
import { type ExampleFirm, monthlyPrice, nameOfFirm } from "./example-firm";
import type { PlanChoice } from "./plan-options";

/** Pages with the same months share the object. */
export interface MonthByMonth {
  /** The contacts of a year, and the busiest month. */
  text: string;
  /** What the bars are: "Calls a month". */
  label: string;
  /** The contacts of each month as a part of the busiest, 0 to 1; none where nothing sets the months apart. */
  bars: readonly { height: number; isBusy: boolean }[];
  /** A table; the first cell of a row is its heading. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
}

/**
 * Open hours, contacts, and the bill if it differs from month to month.
 *
 * @param choice the plan that suits; undefined for services without one
 * @param monthly contacts of each month
 */
export function describeMonths(
  firm: ExampleFirm,
  choice: PlanChoice | undefined,
  { counts, most, busiest }: MonthlyContacts,
): MonthByMonth {
  const { hours, contacts, busyMonths } = firm;
  const { messages } = firm.context;
  const { text, columns, bars, note, monthOfYear } = messages.trade.year;
  const { channel, contact } = firm.service;
  const hasSeasons = busyMonths.size > 0;
  const bills = choice
    ? counts.map((count) => monthlyPrice(choice.plan, Math.round(count * choice.share), firm))
    : [];
  const billsDiffer = new Set(bills).size > 1;
  // Messages come whatever the season.
  const listed = channel !== "orders" || hasSeasons ? hours.year.months : [];
  return {
    text: text({
      perYear: contacts.perMonth * MONTHS,
      contacts: contact.many,
      month: busiest ?? "",
      busiest: most,
      isOne: busiest ? "yes" : "no",
    }),
    label: bars({ contacts: contact.many }),
    bars: listed.map(({ from }, index) => ({
      height: counts[index]! / most,
      isBusy: busyMonths.has(monthOf(from)),
    })),
    columns: [
      columns.month,
      columns.open,
      columns.contacts({ contacts: contact.many }),
      ...(billsDiffer ? [columns.bill] : []),
    ],
    rows: listed.map(({ from, openMinutes }, index) => {
      const month = monthName(monthOf(from));
      return [
        index === 0 || monthOf(from) === 1 ? monthOfYear({ month, year: from.slice(0, 4) }) : month,
        formatNumber(Math.round(openMinutes / 60)),
        `${formatNumber(counts[index]!)}${busyMonths.has(monthOf(from)) ? "*" : ""}`,
        ...(billsDiffer ? [formatAmount(bills[index]!)] : []),
      ];
    }),
    note: note({
      firm: nameOfFirm(firm),
      perMonth: contacts.perMonth,
      contacts: contact.many,
      minutes: String(contacts.minutes),
      channel,
      busy: hasSeasons ? "yes" : "no",
      increase: messages.trade.busyIncrease,
    }),
  };
}
