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

/** In whole tens, half up: rates of exchange and estimates say no more. */
export function inTens(amount: number): number {
  // 578 dollars at 1.36 are 425 pounds, but a hair less as a quotient of binary fractions.
  const exact = Math.round(amount * 1e6) / 1e6;
  return Math.round(exact / 10) * 10;
}
