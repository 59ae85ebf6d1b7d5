import { staffFor } from "@/lib/traffic/staffing";
import type { GroupedTable } from "./missed-calls-table";
import { formatNumber } from "./typed-numbers";
import { lineOf, STAFFING_DEFAULTS } from "./staffing";

/** Calls an hour, and minutes a call. */
const CALLS = [5, 10, 20, 40, 60, 100, 200, 500];
const MINUTES = [2, 3, 4, 6, 10];

const headOf = (minutes: number | string) => `${minutes} minutes`;

/** Head of the column and label of the row with what the tool opens with. */
export function usualStaffing(): [column: string, row: string] {
  const { calls, minutes } = STAFFING_DEFAULTS;
  return [headOf(minutes!), calls!];
}

/** The people on the phone by calls and minutes, with the usual target. */
export function tabulateStaffing(): GroupedTable {
  const { target } = lineOf(STAFFING_DEFAULTS);
  return {
    columns: ["Calls an hour", ...MINUTES.map(headOf)],
    groups: [
      {
        rows: CALLS.map((calls) => [
          formatNumber(calls),
          ...MINUTES.map((minutes) => formatNumber(staffFor({ calls, minutes }, target).agents)),
        ]),
      },
    ],
  };
}
