import { moneyFormat } from "@/lib/money";
import { remember } from "@/lib/numbers";

/** Formats by currency: creating one takes far longer than a page may. */
const formats = new Map<string, (amount: number) => string>();

/** An amount in a currency, by its ISO 4217 code: "US$16.90". */
export function formatIn(currency: string, amount: number): string {
  let format = formats.get(currency);
  if (!format) formats.set(currency, (format = remember(moneyFormat(currency))));
  return format(amount);
}
