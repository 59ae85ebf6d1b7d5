/**
 * What an enquiry may be worth, for services that are paid by the enquiry: docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import { formatAmount } from "./english";
import type { FiguresInput } from "./figures-input";

/** Amounts in GBP. */
interface Range {
  from: number;
  to: number;
}

/** The turnover that an enquiry brings, by how many of them become customers: one bar for each share of them. */
export interface Worth {
  heading: string;
  /** The middle one, as large as a heading: "£24 to £900, if one in five buys". */
  answer: string;
  /** The part of that which winning a customer may cost, as a sentence. */
  spend: string;
  /** What the bars are. */
  caption: string;
  bars: readonly (Range & {
    /** "one in five: 8 customers a month" */
    name: string;
    /** "£24 to £900" */
    text: string;
    /** True for the middle one, which the answer names. */
    isAnswer: boolean;
  })[];
  /** The end of the highest bar. */
  highest: number;
  /** What the bars rest on. */
  note: string;
}

export function describeWorth({
  service: { contact },
  industry: { names, newCustomer },
  contacts: { perMonth },
  context,
}: FiguresInput): Worth {
  const { heading, answer, captions, oneIn, spend, row, turnover, note } = context.messages.trade.leads;
  const middle = Math.floor(oneIn.length / 2);
  const bars = oneIn.map((enquiries, index) => {
    const range = divide(newCustomer, enquiries);
    return {
      ...range,
      name: row({ enquiries, customers: Math.round(perMonth / enquiries) }),
      text: turnover(written(range)),
      isAnswer: index === middle,
    };
  });
  const highest = Math.max(...bars.map(({ to }) => to));
  return {
    heading: heading({ contact: contact.one }),
    answer: answer({ worth: bars[middle]!.text, enquiries: oneIn[middle]! }),
    spend: captions.spend({
      share: spend,
      range: turnover(written(divide(newCustomer, (oneIn[middle]! * 100) / spend))),
      contact: contact.one,
    }),
    caption: captions.bars({ contact: contact.one }),
    bars,
    highest,
    note: note({
      customer: names.customer,
      contact: contact.one,
      contacts: contact.many,
      ...written(newCustomer),
      why: newCustomer.why,
    }),
  };
}

function divide({ from, to }: Range, parts: number): Range {
  return { from: Math.round(from / parts), to: Math.round(to / parts) };
}

function written({ from, to }: Range): { from: string; to: string } {
  return { from: formatAmount(from), to: formatAmount(to) };
}
