/**
 * What each plan would do for a firm, side by side: docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import type { Plan } from "@/lib/content";
import { speaks } from "@/lib/plans/choose-plan";
import { formatAmount } from "./english";
import { formatNumber } from "@/lib/numbers";
import { addOnPrice, estimateMonth, type Estimate } from "./estimate";
import type { FiguresInput } from "./figures-input";
import type { Table } from "./table";
import type { DeskSummary } from "./trade-hours";

/** A plan for a firm of an industry in a city. */
export interface PlanOption {
  plan: Plan;
  /** Of the firm's contacts that it answers, 0 to 1: those that come in its hours, or all where customers may wait. */
  share: number;
  /** Open minutes of the year that it answers. */
  answeredMinutes: number;
  /** When it answers at all. */
  desk: DeskSummary;
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
    const desk = desks[index]!;
    const share = service.reply === "at-once" ? desk.contactShare : 1;
    const contacts = Math.round(perMonth * share);
    return {
      plan,
      share,
      answeredMinutes: year.answered[index]!,
      desk,
      contacts,
      estimate: estimateMonth(plan, contacts, overflowCallPrice, addOnPrice(service)),
    };
  });
}

/** The plans side by side. */
export interface PlanTable extends Table {
  heading: string;
  /** Rows in which they are all the same, with the terms; all rows of a single plan. */
  same: readonly (readonly string[])[];
}

/**
 * The plans as a table: hours or days answered, contacts, prices, language.
 *
 * @param all the plans in the order of the price list
 * @param counts contacts of each month
 */
export function tabulatePlans(
  input: FiguresInput,
  all: readonly PlanOption[],
  counts: readonly number[],
): PlanTable {
  const { service, hours, otherLanguage: language, plans, context } = input;
  const { heading, columns, rows, leftOut } = context.messages.trade.plans;
  const waits = service.reply === "at-once";
  const { channel } = service;
  const names = { contact: service.contact.one, contacts: service.contact.many, channel };
  const busiest = Math.max(...counts);
  const options = all.filter((option) => isChoice(option, input.language));
  const left = all.filter((option) => !options.includes(option));
  const busiestPrices = options.map(({ plan, share }) =>
    estimateMonth(plan, Math.round(busiest * share), plans.overflowCallPrice, addOnPrice(service)),
  );
  const { year } = hours;
  const outside = ({ desk, answeredMinutes }: PlanOption) => desk.minutes - answeredMinutes;
  const inHours = (minutes: number) => formatNumber(Math.round(minutes / 60));
  /** The cells of the plans that can be chosen, after the heading of their row. */
  const row = (name: string, cell: (option: PlanOption, index: number) => string) => [
    name,
    ...options.map(cell),
  ];
  const hoursOrDays = waits
    ? [
        row(rows.hours({ open: inHours(year.openMinutes) }), ({ answeredMinutes }) =>
          columns.hours({
            hours: inHours(answeredMinutes),
            percent: percentOf(answeredMinutes, year.openMinutes),
          }),
        ),
        ...(options.some((option) => outside(option) > 0)
          ? [row(rows.outside, (option) => inHours(outside(option)))]
          : []),
      ]
    : [
        row(rows.days, ({ desk }) => formatNumber(desk.days)),
        row(rows.gap, ({ desk }) => describeGap(desk, input)),
      ];
  const table = [
    ...hoursOrDays,
    row(rows.contacts(names), ({ contacts }) => formatNumber(contacts)),
    row(rows.included({ channel }), ({ plan: { calls } }) =>
      calls === undefined ? columns.unlimited : formatNumber(calls),
    ),
    row(rows.price, ({ estimate }) => estimate.amount),
    ...(busiestPrices.some(({ total }, index) => total > options[index]!.estimate.total)
      ? [row(rows.busiest, (_, index) => busiestPrices[index]!.amount)]
      : []),
    row(rows.each(names), ({ contacts, estimate }) => pricePerContact(estimate.total, contacts)),
    ...(language
      ? [row(rows.language({ language }), ({ plan }) => (speaks(plan, language) ? columns.yes : columns.no))]
      : []),
  ];
  return {
    heading,
    columns: [columns.plan, ...options.map(({ plan }) => plan.name)],
    rows: table.filter(differs),
    same: table.filter((cells) => !differs(cells)),
    note: [
      ...left.map(({ plan, contacts }) =>
        leftOut({ plan: plan.name, reason: contacts === 0 ? "hours" : "language", contacts: names.contacts }),
      ),
      describePrices(input, options),
    ].join(" "),
  };
}

/** Whether plans differ in a row. */
const differs = ([, ...cells]: readonly string[]) => new Set(cells).size > 1;

/**
 * Whether a plan can be chosen: one that does not speak to the customers, or is closed whenever they call, cannot.
 *
 * @param language that of most customers; undefined for English
 */
export function isChoice({ plan, contacts }: PlanOption, language: string | undefined): boolean {
  return contacts > 0 && speaks(plan, language);
}

/** "32 hours". */
export function describeGap({ longestGap }: DeskSummary, { context }: Pick<FiguresInput, "context">): string {
  return longestGap === 0
    ? context.messages.trade.plans.columns.none
    : context.words.figures(longestGap, longestGap);
}

/** "£2.47". */
export function pricePerContact(total: number, contacts: number): string {
  return formatAmount(Math.round((100 * total) / contacts) / 100);
}

/** In whole per cent; less than a hundred unless it is all. */
function percentOf(part: number, whole: number): number {
  return part === whole ? 100 : Math.min(99, Math.round((100 * part) / whole));
}

/** Hours. */
const HALF_A_DAY = 12;

/** What the prices are made of, and the terms. */
function describePrices(
  { service, hours, contactWorth, plans: { overflowCallPrice, terms }, context }: FiguresInput,
  options: readonly PlanOption[],
): string {
  const addOn = addOnPrice(service);
  const { from, to, percent } = hours.quiet;
  return context.messages.trade.plans.note({
    addOn: addOn > 0 ? "yes" : "no",
    addOnPrice: formatAmount(addOn),
    service: service.phrase,
    limited: options.some(({ plan }) => plan.calls !== undefined) ? "yes" : "no",
    price: formatAmount(overflowCallPrice),
    contact: service.contact.one,
    contacts: service.contact.many,
    spread: service.reply === "at-once" ? "yes" : "no",
    worth: formatAmount(contactWorth),
    ...hours.quiet,
    day: from - to < HALF_A_DAY ? "short" : "long",
    times: String(Number((100 / percent).toFixed(1))),
    trialDays: terms.trialDays,
    noticeDays: terms.noticeDays,
  });
}
