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
  /** What the bars are, and the lines below them. */
  captions: { turnover: string; spend: string };
  /** The scale above the bars: nothing, the half and the whole of the highest. */
  ticks: readonly string[];
  bars: readonly (Range & {
    /** "one in five: 8 customers a month" */
    name: string;
    /** "£24 to £900" */
    text: string;
    /** The part of it that winning a customer may cost. */
    spend: Range & { text: string };
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
  const bars = oneIn.map((enquiries) => {
    const range = divide(newCustomer, enquiries);
    const part = divide(newCustomer, (enquiries * 100) / spend);
    return {
      ...range,
      name: row({ enquiries, customers: Math.round(perMonth / enquiries) }),
      text: turnover(written(range)),
      spend: { ...part, text: turnover(written(part)) },
    };
  });
  const middle = Math.floor(oneIn.length / 2);
  const highest = Math.max(...bars.map(({ to }) => to));
  return {
    heading: heading({ contact: contact.one }),
    answer: answer({ worth: bars[middle]!.text, enquiries: oneIn[middle]! }),
    captions: {
      turnover: captions.turnover({ contact: contact.one }),
      spend: captions.spend({ share: spend }),
    },
    ticks: [0, 0.5, 1].map((part) => formatAmount(Math.round(part * highest))),
    bars,
    highest,
    note: note({
      customer: names.customer,
      contact: contact.one,
      contacts: contact.many,
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
