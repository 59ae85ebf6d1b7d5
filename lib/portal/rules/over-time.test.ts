import fc from "fast-check";
import { aRequest } from "../testing/records";
import { requestsOverTime } from "./over-time";

const at = (date: Date) => aRequest("r", { createdAt: date.toISOString() });
/** A request created at a local time. */
const raised = (...[year, month, day, hour = 9]: [number, number, number, number?]) =>
  at(new Date(year, month - 1, day, hour));
const short = (...requests: ReturnType<typeof at>[]) => {
  const { unit, periods, others } = requestsOverTime(requests, Infinity);
  const days = periods.map(({ start, amount }) => [start.toLocaleDateString("en-CA"), amount]);
  return { unit, periods: days, others };
};

test("a short range has one period per day, including days without requests", () => {
  expect(short()).toEqual({ unit: "day", periods: [], others: 0 });
  expect(short(raised(2026, 3, 2, 23), raised(2026, 2, 28, 0), raised(2026, 2, 28))).toEqual({
    unit: "day",
    periods: [
      ["2026-02-28", 2],
      ["2026-03-01", 0],
      ["2026-03-02", 1],
    ],
    others: 0,
  });
});

test("the unit grows from day to week, month and year as the range exceeds 31 periods", () => {
  expect(short(raised(2026, 3, 31), raised(2026, 3, 1)).unit).toBe("day");
  const weeks = short(raised(2026, 4, 1), raised(2026, 3, 1));
  expect([weeks.unit, weeks.periods.at(0), weeks.periods.at(-1)]).toEqual([
    "week",
    ["2026-02-23", 1],
    ["2026-03-30", 1],
  ]);
  const months = short(raised(2026, 4, 1), raised(2025, 8, 31));
  expect([months.unit, months.periods[0]]).toEqual(["month", ["2025-08-01", 1]]);
  const years = short(raised(2026, 4, 1), raised(2023, 9, 1));
  expect([years.unit, years.periods.length, years.periods[0]]).toEqual(["year", 4, ["2023-01-01", 1]]);
});

test("every request is counted once, in periods in order that can be shown, and the oldest apart", () => {
  const years = fc.date({ min: new Date(1200, 0), max: new Date(9000, 0), noInvalidDate: true });
  const days = fc.date({ min: new Date(2026, 0), max: new Date(2026, 6), noInvalidDate: true });
  // The limits of a Date, and what begins a week, a year or the first of 31 years there.
  const limits = fc
    .constantFrom(-8.64e15, -8.64e15 + 1, -8.64e15 + 4e8, -62198755200000, 0, 8.64e15 - 1, 8.64e15)
    .map((time) => new Date(time));
  fc.assert(
    fc.property(fc.oneof(fc.array(years), fc.array(days), fc.array(limits, { maxLength: 4 })), (dates) => {
      const { periods, others } = requestsOverTime(dates.map(at), Infinity);
      expect(periods.reduce((sum, { amount }) => sum + amount, others)).toBe(dates.length);
      expect(periods.length > 0).toBe(dates.length > 0);
      expect(periods.length).toBeLessThanOrEqual(31);
      for (const { start } of periods) expect(start.toISOString()).toBeTruthy();
      periods.slice(1).forEach(({ start }, index) => expect(+start).toBeGreaterThan(+periods[index]!.start));
    }),
    { numRuns: 300 },
  );
});

test("a request dated years ahead is counted, and does not stretch the chart", () => {
  const now = Date.UTC(2026, 10, 20);
  const { unit, periods, others } = requestsOverTime([raised(2026, 11, 19), raised(9999, 1, 1)], now);
  expect([unit, periods.length, others]).toEqual(["day", 1, 1]);
});
