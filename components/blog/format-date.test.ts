import { formatDate } from "./format-date";

it.each([
  ["2025-11-18", "18 November 2025"],
  ["2026-03-01", "1 March 2026"],
])("writes %s as %s, whatever the time zone", (date, text) => {
  expect(formatDate(date)).toBe(text);
});
