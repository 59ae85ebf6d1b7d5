import fc from "fast-check";
import type { ServiceRequest } from "../records/schema";
import { requestsOverTime } from "./over-time";

/** A request created at a local time. */
const raised = (...[year, month, day, hour = 9]: [number, number, number, number?]) =>
  at(new Date(year, month - 1, day, hour));
function at(date: Date): ServiceRequest {
  return {
    id: "r",
    userId: "u",
    service: "Live Chat Support",
    industry: "Plumbing",
    description: "",
    status: "pending",
    priority: "medium",
    createdAt: date.toISOString(),
    estimatedCost: 1,
  };
}
const short = (requests: ServiceRequest[]) => {
  const { unit, periods, others } = requestsOverTime(requests, Infinity);
  const days = periods.map(({ start, amount }) => [start.toLocaleDateString("en-CA"), amount]);
  return { unit, periods: days, others };
};

test("without requests there are no periods", () => {
  expect(short([])).toEqual({ unit: "day", periods: [], others: 0 });
});

test("a short range has one period per day, including days without requests", () => {
  expect(short([raised(2026, 3, 2, 23), raised(2026, 2, 28, 0), raised(2026, 2, 28)])).toEqual({
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
  expect(short([raised(2026, 3, 31), raised(2026, 3, 1)]).unit).toBe("day");
  const weeks = short([raised(2026, 4, 1), raised(2026, 3, 1)]);
  expect(weeks.unit).toBe("week");
  expect(weeks.periods).toEqual([
    ["2026-02-23", 1],
    ["2026-03-02", 0],
    ["2026-03-09", 0],
    ["2026-03-16", 0],
    ["2026-03-23", 0],
    ["2026-03-30", 1],
  ]);
  const months = short([raised(2026, 4, 1), raised(2025, 8, 31)]);
  expect(months.unit).toBe("month");
  expect(months.periods[0]).toEqual(["2025-08-01", 1]);
  expect(short([raised(2026, 4, 1), raised(2023, 9, 1)])).toMatchObject({
    unit: "year",
    periods: [
      ["2023-01-01", 1],
      ["2024-01-01", 0],
      ["2025-01-01", 0],
      ["2026-01-01", 1],
    ],
  });
});

test("requests before the first period are counted apart", () => {
  const { periods, others } = requestsOverTime(
    [raised(2026, 1, 1), raised(1970, 1, 1), raised(1971, 1, 1)],
    Infinity,
  );
  expect(periods).toHaveLength(31);
  expect(others).toBe(2);
});

test("every request is counted once, and periods are in order", () => {
  const years = fc.date({ min: new Date(1200, 0), max: new Date(9000, 0), noInvalidDate: true });
  const days = fc.date({ min: new Date(2026, 0), max: new Date(2026, 6), noInvalidDate: true });
  fc.assert(
    fc.property(fc.oneof(fc.array(years), fc.array(days)), (dates) => {
      const { periods, others } = requestsOverTime(dates.map(at), Infinity);
      expect(periods.reduce((sum, { amount }) => sum + amount, others)).toBe(dates.length);
      periods.slice(1).forEach(({ start }, index) => expect(+start).toBeGreaterThan(+periods[index]!.start));
    }),
  );
});

test("requests at the limits of a Date are counted in periods that can be shown", () => {
  const limits = fc.constantFrom(
    -8.64e15,
    -8.64e15 + 1,
    -8.64e15 + 4e8,
    -62198755200000,
    0,
    8.64e15 - 1,
    8.64e15,
  );
  fc.assert(
    fc.property(fc.array(limits, { minLength: 1, maxLength: 4 }), (times) => {
      const { periods, others } = requestsOverTime(
        times.map((time) => at(new Date(time))),
        Infinity,
      );
      expect(periods.reduce((sum, { amount }) => sum + amount, others)).toBe(times.length);
      expect(periods.length).toBeGreaterThan(0);
      for (const { start } of periods) expect(start.toISOString()).toBeTruthy();
      expect(new Set(periods.map(({ start }) => +start)).size).toBe(periods.length);
    }),
  );
});

test("a request dated years ahead is counted, and does not stretch the chart", () => {
  const now = Date.UTC(2026, 10, 20);
  const { unit, periods, others } = requestsOverTime([raised(2026, 11, 19), raised(9999, 1, 1)], now);
  expect([unit, periods.length, others]).toEqual(["day", 1, 1]);
});
