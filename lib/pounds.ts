import { moneyFormat } from "./money.ts";

/** Formats an amount in GBP: "£1,499", "£0.50". */
export const formatPounds = moneyFormat("GBP");
