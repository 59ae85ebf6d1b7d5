/** What the price of a page rests on: its terms, and the hours of the plans side by side. */
import { formatNumber } from "@/lib/numbers";
import { speaks } from "@/lib/plans/choose-plan";
import { formatAmount, percentOf } from "./amounts";
import { addOnPrice, type ExampleFirm } from "./example-firm";
import { isChoice, type PlanOption } from "./plan-options";

/** Hours. */
const HALF_A_DAY = 12;

/** Pages with the same plans share the object. */
export interface PriceDetails extends PlanTable {
  /** What the prices are made of, a paragraph each. */
  price: readonly string[];
}

/** A column for each plan; the first cell of a row is its heading. */
interface PlanTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** @param all the plans in the order of the price list */
export function describePriceDetails(firm: ExampleFirm, all: readonly PlanOption[]): PriceDetails {
  const options = all.filter((option) => isChoice(option, firm.language));
  return { price: describePrices(firm, options), ...tabulateHours(firm, options) };
}

/** Hours or days answered, contacts in the price, language. */
function tabulateHours(
  { service: { reply, contact }, hours: { year }, otherLanguage: language, context }: ExampleFirm,
  options: readonly PlanOption[],
): PlanTable {
  const { columns, rows } = context.messages.trade.working;
  const row = (name: string, cell: (option: PlanOption) => string) => [name, ...options.map(cell)];
  const inHours = (minutes: number) => formatNumber(Math.round(minutes / 60));
  return {
    columns: [columns.plan, ...options.map(({ plan }) => plan.name)],
    rows: [
      ...(reply === "at-once"
        ? [
            row(rows.hours({ open: inHours(year.openMinutes) }), ({ answeredMinutes }) =>
              columns.hours({
                hours: inHours(answeredMinutes),
                percent: percentOf(answeredMinutes, year.openMinutes),
              }),
            ),
            // A firm that never closes has none; the desk’s year begins on its own clock, hours before the firm’s.
            ...(options.some(({ desk, answeredMinutes }) => desk.minutes > answeredMinutes)
              ? [
                  row(rows.outside, ({ desk, answeredMinutes }) =>
                    inHours(Math.max(0, desk.minutes - answeredMinutes)),
                  ),
                ]
              : []),
          ]
        : [
            row(rows.days, ({ desk }) => formatNumber(desk.days)),
            row(rows.gap, ({ desk: { longestGap } }) =>
              longestGap === 0 ? columns.none : context.words.figures(longestGap, longestGap),
            ),
          ]),
      row(rows.included({ contacts: contact.many }), ({ plan: { calls } }) =>
        calls === undefined ? columns.unlimited : formatNumber(calls),
      ),
      ...(language
        ? [
            row(rows.language({ language }), ({ plan }) =>
              speaks(plan, language) ? columns.yes : columns.no,
            ),
          ]
        : []),
    ],
  };
}

function describePrices(
  {
    service,
    industry,
    hours: { quiet, opening },
    contacts,
    contactWorth,
    plans: { overflowCallPrice, terms },
    context,
  }: ExampleFirm,
  options: readonly PlanOption[],
): string[] {
  const texts = context.messages.trade.working;
  const addOn = addOnPrice(service);
  const { from, to, percent } = quiet;
  return [
    context.messages.trade.week.intro({ businesses: industry.names.businesses, hours: opening }),
    texts.terms({
      addOn: addOn > 0 ? "yes" : "no",
      addOnPrice: formatAmount(addOn),
      service: service.phrase,
      limited: options.some(({ plan }) => plan.calls !== undefined) ? "yes" : "no",
      price: formatAmount(overflowCallPrice),
      contact: service.contact.one,
      trialDays: terms.trialDays,
      noticeDays: terms.noticeDays,
    }),
    ...(service.reply === "at-once"
      ? [
          texts.spread({
            worth: formatAmount(contactWorth),
            contact: service.contact.one,
            contacts: service.contact.many,
            minutes: String(contacts.minutes),
            percent,
            from: context.words.time(60 * from),
            to: context.words.time(60 * to),
            day: from - to < HALF_A_DAY ? "short" : "long",
            times: String(Number((100 / percent).toFixed(1))),
          }),
        ]
      : []),
    texts.desk({ homeCity: context.homeCity }),
  ];
}
