/** The twelve months of a service for an industry: docs/behaviour.md#the-week-and-the-year. */
import { formatNumber } from "@/lib/numbers";
import { priceOfMonth } from "@/lib/plans/price";
import { formatAmount, monthName } from "./english";
import { addOnPrice } from "./estimate";
import { exampleFirmOf, type FiguresInput } from "./figures";
import type { PlanChoice } from "./plan-options";
import type { Table } from "./table";

const MONTHS = 12;

/** Pages with the same months share the object. */
export interface Months extends Table {
  heading: string;
  /** The contacts of a year, and the busiest month. */
  text: string;
  /** What the bars are: "Calls a month". */
  label: string;
  /** Contacts of each month, and its part of the busiest; none where nothing sets the months apart. */
  bars: readonly { name: string; count: string; height: number; isBusy: boolean }[];
}

/** Contacts of the twelve months. */
export interface MonthlyContacts {
  counts: readonly number[];
  /** In the busiest month. */
  most: number;
  /** Its name; undefined where no season is busy, and unless it is more than a contact ahead: rounding is not. */
  busiest: string | undefined;
}

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
): MonthlyContacts {
  const weights = year.months.map(({ from, days, openDays }) => {
    // Messages arrive on every day; calls while the firm is open.
    const count = service.channel === "orders" ? days : openDays;
    const busy = busyMonths.has(monthOf(from));
    return count * (busy ? 1 + busyIncrease / 100 : 1);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (perMonth * MONTHS * weight) / all);
  const counts = exact.map(Math.floor);
  // Those with the largest remainders are rounded up, so that the months add up and none is ahead of a busier one.
  const byRemainder = [...exact.keys()].toSorted((a, b) => (exact[b]! % 1) - (exact[a]! % 1));
  const rest = perMonth * MONTHS - counts.reduce((sum, count) => sum + count, 0);
  for (const month of byRemainder.slice(0, rest)) counts[month]! += 1;
  const most = Math.max(...exact);
  const [busiest, ...others] = year.months.filter((_, month) => exact[month]! >= most - 1);
  return {
    counts,
    most: Math.max(...counts),
    busiest: busyMonths.size > 0 && others.length === 0 ? monthName(monthOf(busiest!.from)) : undefined,
  };
}

const monthOf = (date: string) => Number(date.slice(5, 7));

/**
 * Open hours, contacts, and the bill if it differs from month to month.
 *
 * @param choice the plan that suits; undefined for services without one
 * @param monthly contacts of each month
 */
export function describeMonths(
  { service, industry, hours: { year }, contacts, busyMonths, plans, context: { messages } }: FiguresInput,
  choice: PlanChoice | undefined,
  { counts, most, busiest }: MonthlyContacts,
): Months {
  const { heading, text, columns, bars, note, monthOfYear } = messages.trade.year;
  const { channel, contact } = service;
  const hasSeasons = busyMonths.size > 0;
  const bills = choice
    ? counts.map((count) =>
        priceOfMonth(
          choice.plan,
          Math.round(count * choice.share),
          plans.overflowCallPrice,
          addOnPrice(service),
        ),
      )
    : [];
  const billsDiffer = new Set(bills).size > 1;
  // Messages come whatever the season.
  const listed = channel !== "orders" || hasSeasons ? year.months : [];
  return {
    heading,
    text: text({
      perYear: contacts.perMonth * MONTHS,
      contacts: contact.many,
      month: busiest ?? "",
      busiest: most,
      isOne: busiest ? "yes" : "no",
    }),
    label: bars({ contacts: contact.many }),
    bars: listed.map(({ from }, index) => ({
      name: monthName(monthOf(from)).slice(0, 3),
      count: String(counts[index]!),
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
      firm: exampleFirmOf({ service, industry }),
      perMonth: contacts.perMonth,
      contacts: contact.many,
      minutes: String(contacts.minutes),
      channel,
      busy: hasSeasons ? "yes" : "no",
      increase: messages.trade.busyIncrease,
    }),
  };
}
