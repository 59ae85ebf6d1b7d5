/** A working day by half hours: how many people each needs, and as a table that spreadsheets read and write. */
import { formatTime } from "@/lib/clock-times";
import { writeCsv } from "@/lib/csv";
import { staffFor, type Staffing, type Target } from "@/lib/traffic/staffing";

/** The calls of half an hour. */
export interface HalfHour {
  /** Minutes after midnight, 0 to 1410, in steps of 30. */
  start: number;
  /** Calls that begin in it. */
  calls: number;
  /** Mean minutes a call, with the notes after it. */
  minutes: number;
}

/** A half hour with the people it needs. */
export interface StaffedHalfHour extends HalfHour, Staffing {}

/** The people for each half hour, each as if its calls came at the same rate for long. */
export function staffDay(halfHours: readonly HalfHour[], target: Target): StaffedHalfHour[] {
  return halfHours.map((half) => ({
    ...half,
    ...staffFor({ calls: 2 * half.calls, minutes: half.minutes }, target),
  }));
}

/** The headings of the columns that `parseDay` reads. */
const COLUMNS = ["Start", "Calls", "Minutes"];
const STAFFING_COLUMNS = [
  ...["People on the phone", "People on the rota", "Answered in time (%)"],
  ...["Mean wait (s)", "Busy (%)"],
];

/**
 * A day as comma-separated values with headings, with the people if they are known. `parseDay` reads the half hours back
 * as they are.
 */
export function writeDay(halfHours: readonly (HalfHour | StaffedHalfHour)[]): string {
  const isStaffed = halfHours.some((half) => "queue" in half);
  return writeCsv([
    [...COLUMNS, ...(isStaffed ? STAFFING_COLUMNS : [])],
    ...halfHours.map((half) => [
      formatTime(half.start),
      unmistakable(half.calls),
      unmistakable(half.minutes),
      ...("queue" in half ? staffingCells(half) : []),
    ]),
  ]);
}

/** "1.250" may be read as a thousand and more. */
function unmistakable(value: number): number | string {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(String(value)) ? `${value}0` : value;
}

function staffingCells({ agents, rota, queue }: Staffing): number[] {
  const inTenths = (value: number) => Math.round(10 * value) / 10;
  return [
    agents,
    rota,
    inTenths(100 * queue.serviceLevel),
    inTenths(queue.meanWait),
    inTenths(100 * queue.occupancy),
  ];
}
