import type { Country } from "@/lib/content";
import { moneyFormat } from "@/lib/money";
import { remember, toNearest } from "@/lib/numbers";

/** Formats by currency: creating one takes far longer than a page may. */
const formats = new Map<string, (amount: number) => string>();

/** An amount in a currency, by its ISO 4217 code: "US$16.90". */
export function formatIn(currency: string, amount: number): string {
  let format = formats.get(currency);
  if (!format) formats.set(currency, (format = remember(moneyFormat(currency))));
  return format(amount);
}

/** Pounds in the money of a country, to the nearest ten: "US$1,090"; undefined where the pound is its money. */
export function localAmount({ code, perPound }: Country["currency"], pounds: number): string | undefined {
  return perPound === 1 ? undefined : formatIn(code, toNearest(10, pounds * perPound));
}
