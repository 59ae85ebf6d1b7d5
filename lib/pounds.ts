import { moneyFormat } from "./money.ts";

/** Formats an amount in GBP: "£1,499", "£0.50". */
export const formatPounds = moneyFormat("GBP");

/** "−£44.50" for -44.5: with a minus sign, no plus, and to the penny. */
export const formatSigned = (amount: number): string =>
  `${amount < 0 ? "−" : ""}${formatPounds(Math.abs(Math.round(amount * 100) / 100))}`;
