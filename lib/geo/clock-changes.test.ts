import { clockChanges } from "./clock-changes";

it.each([
  ["Europe/London", "2026-11-01", ["2027-03-28", "2027-10-31"]],
  // On the first of the twelve months, and not on the day after the last.
  ["America/New_York", "2026-11-01", ["2026-11-01", "2027-03-14"]],
  ["Australia/Sydney", "2027-01-01", ["2027-04-04", "2027-10-03"]],
  ["America/Phoenix", "2026-11-01", []],
])("dates the changes of %s from %s", (zone, asOf, days) => {
  expect(clockChanges(zone, asOf)).toEqual(days);
});
