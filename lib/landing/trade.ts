/**
 * The plan that suits a service for an industry in a city, and the figures of its months:
 * docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import type { Service } from "@/lib/content";
import { formatAmount, formatNumber } from "./english";
import { addOnPrice, priceOfMonth } from "./estimate";
import type { FiguresInput } from "./figures-input";
import type { Table } from "./table";
import type { PlanOption } from "./plan-table";

/** A plan suits a firm from this share of its contacts on: the last hours of the night cost more than they bring. */
const SUITS = 0.9;

/** A cheaper plan is worth a mention from this share on. */
const WORTH_A_MENTION = 0.5;

/** The plan that suits a page. */
export interface PlanChoice extends PlanOption {
  /** The best of the plans that cost less but do not suit, if it answers half of the contacts or more. */
  cheaper?: PlanOption;
  /** The cheapest of the plans that answer more. */
  dearer?: PlanOption;
}

/**
 * The cheapest plan that answers nearly all contacts, in its customers' language; if there is none, the one that
 * answers most.
 */
export function choosePlan(
  { service, language }: Pick<FiguresInput, "service" | "language">,
  options: readonly PlanOption[],
): PlanChoice {
  const choices = options
    .filter(({ plan }) => language === undefined || plan.otherLanguages !== 0)
    .filter(({ plan }) => service.reply !== "every-day" || plan.days === undefined);
  const byPrice = choices.toSorted((a, b) => a.estimate.total - b.estimate.total);
  const best =
    byPrice.find(({ share }) => share >= SUITS) ?? byPrice.toSorted((a, b) => b.share - a.share)[0]!;
  const [cheaper] = byPrice
    .slice(0, byPrice.indexOf(best))
    .filter(({ share }) => share >= WORTH_A_MENTION)
    .toSorted((a, b) => b.share - a.share);
  const dearer = byPrice.slice(byPrice.indexOf(best)).find(({ contacts }) => contacts > best.contacts);
  return { ...best, ...(cheaper ? { cheaper } : {}), ...(dearer ? { dearer } : {}) };
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
): number[] {
  const weights = year.months.map(({ from, days, openDays }) => {
    // Messages arrive on every day; calls while the firm is open.
    const count = service.channel === "orders" ? days : openDays;
    const busy = busyMonths.has(Number(from.slice(5, 7)));
    return count * (busy ? 1 + busyIncrease / 100 : 1);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((perMonth * weights.length * weight) / all));
}

/** True for services that a plan answers while customers wait or write. */
export function hasPlan({ channel }: Service): boolean {
  return channel !== "lead" && channel !== "project";
}

/**
 * The year as a table: open hours, contacts, work, and the bill if it differs from month to month.
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
      firm: industry.exampleFirm,
      perMonth: contacts.perMonth,
      contacts: contact.many,
      minutes: String(contacts.minutes),
      channel,
      busy: busyMonths.size > 0 ? "yes" : "no",
      increase: messages.trade.busyIncrease,
      daylight: industry.travels && channel !== "orders" ? "yes" : "no",
    }),
  };
}
