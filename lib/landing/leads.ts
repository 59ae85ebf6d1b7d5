/**
 * What an enquiry may be worth, for services that are paid by the enquiry: docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import { formatNumber } from "@/lib/numbers";
import { formatAmount } from "./english";
import type { FiguresInput } from "./figures-input";
import type { Table } from "./table";

/** Amounts in GBP. */
interface Range {
  from: number;
  to: number;
}

/** The turnover that an enquiry brings, by how many of them become customers: one bar for each share. */
export interface Worth {
  /** The middle one, as large as a heading: "£24 to £900, if one in five buys". */
  answer: string;
  /** What the bars are. */
  caption: string;
  /** The scale above the bars: nothing, the half and the whole of the highest. */
  ticks: readonly string[];
  bars: readonly (Range & {
    /** "one in five" */
    name: string;
    /** "£24 to £900" */
    text: string;
    /** The part of it that winning a customer may cost. */
    spend: Range;
  })[];
  /** The end of the highest bar. */
  highest: number;
}

export function describeWorth({
  service: { contact },
  industry: { newCustomer },
  context,
}: FiguresInput): Worth {
  const { answer, columns, oneIn, spend, row, turnover } = context.messages.trade.leads;
  const bars = oneIn.map((enquiries) => {
    const range = divide(newCustomer, enquiries);
    return {
      ...range,
      name: row({ enquiries }),
      text: turnover(written(range)),
      spend: divide(newCustomer, (enquiries * 100) / spend),
    };
  });
  const middle = Math.floor(oneIn.length / 2);
  const highest = Math.max(...bars.map(({ to }) => to));
  return {
    answer: answer({ worth: bars[middle]!.text, enquiries: oneIn[middle]! }),
    caption: columns.turnover({ contact: contact.one }),
    ticks: [0, 0.5, 1].map((part) => formatAmount(Math.round(part * highest))),
    bars,
    highest,
  };
}

/** The same shares as a table, with what there is to spend. */
export function tabulateLeads({
  service,
  industry: { names, newCustomer },
  contacts: { perMonth },
  context,
}: FiguresInput): Table & { heading: string } {
  const { heading, columns, oneIn, spend, row, turnover, note } = context.messages.trade.leads;
  const { one: contact, many: contacts } = service.contact;
  return {
    heading: heading({ contact }),
    columns: [columns.share, columns.customers, columns.spend({ share: spend })],
    rows: oneIn.map((enquiries) => [
      row({ enquiries }),
      formatNumber(Math.round(perMonth / enquiries)),
      turnover(written(divide(newCustomer, (enquiries * 100) / spend))),
    ]),
    note: note({
      customer: names.customer,
      contact,
      contacts,
      ...written(newCustomer),
      why: newCustomer.why,
      spend,
    }),
  };
}

function divide({ from, to }: Range, parts: number): Range {
  return { from: Math.round(from / parts), to: Math.round(to / parts) };
}

function written({ from, to }: Range): { from: string; to: string } {
  return { from: formatAmount(from), to: formatAmount(to) };
}
