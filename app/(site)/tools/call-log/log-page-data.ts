import { once } from "export-kit/queries";
import { getContent } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar-name";
import { publicHolidays } from "@/lib/geo/holidays";
import { createDirectory } from "@/lib/tools/firm";
import { composeLog } from "@/lib/tools/call-log/compose-log";
import { logFields, settingsOf, type LogKnowledge } from "@/lib/tools/call-log/log-settings";
import { readLog } from "@/lib/tools/call-log/read-log";
import { sampleLog } from "@/lib/tools/call-log/sample-log";
import { composeFirmData, isKept } from "@/lib/tools/firm-data";
import { readQuery } from "@/lib/tools/fields-in-query";
import { priceList } from "../price-list";

/** A log is of the past: so many years before the twelve months of the calendars. */
const YEARS_BACK = 2;

/** What the page of the call log knows, with the result of its sample. Two pages ask, and calendars of the past take a second. */
export const logPageData = once(() => {
  const content = getContent();
  const { cities, site, landing, staffCosts } = content;
  const firmData = composeFirmData(content);
  const year = Number(site.asOf.slice(0, 4));
  const starts = Array.from(
    { length: YEARS_BACK },
    (_, index) => `${year - YEARS_BACK + index}${site.asOf.slice(4)}`,
  );
  const past: Record<string, string[]> = {};
  for (const { country, subdivision, holidayRegion } of cities)
    past[calendarName(country.code, subdivision, holidayRegion)] ??= starts
      .flatMap((asOf) => publicHolidays(country.code, subdivision, asOf, holidayRegion))
      .filter((holiday) => isKept(firmData, country.slug, holiday))
      .map(({ date }) => date);
  const { country, subdivision, region } = site.local.calendar;
  const known: LogKnowledge = {
    prices: priceList(),
    costs: staffCosts,
    contactWorth: landing.trade.contactWorth,
    past,
    deskPast: starts
      .flatMap((asOf) => publicHolidays(country, subdivision, asOf, region))
      .map(({ date }) => date),
  };
  const directory = createDirectory(firmData);
  const settings = settingsOf(directory, known, readQuery("", logFields(directory)).texts);
  const { calls } = readLog(sampleLog(site.asOf), settings);
  return { firmData, known, sample: composeLog(calls, settings) };
});
