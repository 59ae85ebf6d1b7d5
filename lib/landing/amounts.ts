/** Amounts of money, shares and per cent, as landing pages print them. */
import type { Country } from "@/lib/content";
import { moneyFormat } from "@/lib/money";
import { formatNumber, remember, toNearest } from "@/lib/numbers";
import { formatPounds } from "@/lib/pounds";

/** "£1,499". */
export const formatAmount = remember(formatPounds);

const HUNDREDTHS = Array.from({ length: 100 }, (_, hundredths) =>
  (hundredths / 100).toFixed(hundredths === 0 ? 1 : 2),
);
const TENTHS = Array.from({ length: 1000 }, (_, tenths) => (tenths / 10).toFixed(1));

/** Two figures or more: "0.13", "3.4", "47.0", "225". */
export function formatShare(value: number): string {
  return (
    HUNDREDTHS[Math.round(value * 100)] ?? TENTHS[Math.round(value * 10)] ?? formatNumber(Math.round(value))
  );
}

/** In whole pence: "£2.47". */
export function pricePerContact(total: number, contacts: number): string {
  return formatAmount(Math.round((100 * total) / contacts) / 100);
}

/** In whole per cent; less than a hundred unless it is all, and more than none unless it is nothing. */
export function percentOf(part: number, whole: number): number {
  if (part === whole) return 100;
  return part === 0 ? 0 : Math.max(1, Math.min(99, Math.round((100 * part) / whole)));
}

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
