/** What a cell of a log can be read as, whatever the order of its dates and the sign of its decimals. */
import { readDuration } from "@/lib/reading/durations";
import { readMoment, readTimeOfDay } from "@/lib/reading/written-dates";

const ORDERS = ["day", "month", "year"] as const;

/** A day with a time. */
export const isMoment = (cell: string): boolean =>
  ORDERS.some((order) => readMoment(cell, order)?.hasTime === true);
export const isDay = (cell: string): boolean =>
  ORDERS.some((order) => readMoment(cell, order)?.hasTime === false);
export const isTime = (cell: string): boolean => readTimeOfDay(cell) !== undefined;
/** A telephone number is none, nor are so many digits. */
export const isDuration = (cell: string): boolean =>
  !/^(?:[+0]\d{4,}|\d{9,})$/.test(cell) &&
  ([".", ","] as const).some(
    (sign) => readDuration(cell, { number: "s", pair: "min:s" }, sign) !== undefined,
  );
