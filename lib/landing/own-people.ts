/** What people of a firm's own earn in its open hours: docs/behaviour.md#the-week-and-the-year. */
import { moneyFormat } from "@/lib/money";
import { remember } from "@/lib/numbers";
import type { FiguresInput } from "./figures-input";

const MONTHS = 12;
/** Minutes of a year without a leap day. */
const YEAR = 365 * 24 * 60;
/** Hours of an average month at 48 a week: who is open for more needs people in turns. */
const LONGEST_MONTH = (48 * 52) / MONTHS;

/** Formats by currency: creating one takes far longer than a page may. */
const formats = new Map<string, (amount: number) => string>();

function formatIn(currency: string, amount: number): string {
  let format = formats.get(currency);
  if (!format) formats.set(currency, (format = remember(moneyFormat(currency))));
  return format(amount);
}

/** The pay of one person at a time in all open hours of an average month, where customers do not wait for an answer. */
export function describeOwnPeople({
  service,
  hours: { year },
  wage,
  context,
}: Pick<FiguresInput, "service" | "hours" | "wage" | "context">): string[] {
  if (!wage || service.reply !== "at-once") return [];
  const { whose, hourly, currency } = wage;
  const hours = year.openMinutes / 60 / MONTHS;
  return [
    context.messages.trade.verdict.ownPeople({
      open: year.openMinutes >= YEAR ? "always" : hours > LONGEST_MONTH ? "long" : "usual",
      hours: Math.round(hours),
      sum: formatIn(currency, Math.round((hours * hourly) / 10) * 10),
      whose,
      wage: formatIn(currency, hourly),
    }),
  ];
}
