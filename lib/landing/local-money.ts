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

/** For a message: whether the money of a country is another, and pounds in it, to the nearest ten: "US$1,090". */
export function inLocalMoney(
  { code, perPound }: Country["currency"],
  pounds: number,
): { foreign: "yes" | "no"; local: string } {
  return {
    foreign: perPound === 1 ? "no" : "yes",
    local: formatIn(code, toNearest(10, pounds * perPound)),
  };
}
