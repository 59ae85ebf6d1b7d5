import { formatDate, formatShortDate } from "./format-date";

it.each([
  ["2025-11-18", "18 November 2025", "18 Nov 2025"],
  ["2026-03-01", "1 March 2026", "1 Mar 2026"],
])("writes %s as %s, in lists as %s, whatever the time zone", (date, text, short) => {
  expect(formatDate(date)).toBe(text);
  expect(formatShortDate(date)).toBe(short);
});
