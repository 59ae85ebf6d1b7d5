import Holidays from "date-holidays";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { clockDifference, offsetMinutes } from "@/lib/geo/zone";
import { formatWeekday } from "./english";
import { createComposer } from "./index";

const content = getContent();
const composer = createComposer(content, getLandingCatalogue());
const placeOf = (slug: string) => composer.compose("live-chat-support", "plumbing", slug)!.place;

/** Offset by another way through Intl: its own "GMT-03:30" instead of the clock's hands. */
function offsetByName(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    at,
  );
  const name = parts.find(({ type }) => type === "timeZoneName")!.value;
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name)!;
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) || 0;
}

/** A date inside each season and around each change of clocks. */
const DATES = [
  "2026-11-10",
  "2027-01-15",
  "2027-03-20",
  "2027-04-01",
  "2027-07-15",
  "2027-10-02",
  "2027-10-28",
];

describe.each(content.cities.map((city) => [city.slug, city] as const))("%s", (slug, city) => {
  it("has the offsets of the IANA rules all year", () => {
    for (const date of DATES) {
      const noon = new Date(`${date}T12:00:00Z`);
      expect([date, offsetMinutes(city.timezone, noon)]).toEqual([date, offsetByName(city.timezone, noon)]);
    }
  });

  it("says of each day what the clocks do then", () => {
    const { usual, exceptions } = clockDifference(city.timezone, "Europe/London", content.site.asOf);
    for (const date of DATES) {
      const noon = new Date(`${date}T12:00:00Z`);
      const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
      const expected = offsetByName(city.timezone, noon) - offsetByName("Europe/London", noon);
      expect([date, exception?.minutes ?? usual]).toEqual([date, expected]);
    }
  });
});

/** The first city of each calendar: cities of one state have the same one. */
const calendars = new Map(
  content.cities.map((city) => [
    [city.country.code, city.subdivision, city.holidayRegion].filter(Boolean).join("-"),
    city,
  ]),
);

/** The same days by another way: from the instant at which each holiday begins, on the clock that the calendar reckons with. */
function publicHolidaysByInstant(calendar: Holidays, zone: string): string[] {
  const format = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short" });
  const { asOf } = content.site;
  const days = [2026, 2027]
    .flatMap((year) => calendar.getHolidays(year))
    .filter(({ type }) => type === "public")
    .map(({ start }) => format.format(start))
    .filter((day) => day >= asOf && day < `${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`);
  return [...new Set(days)].sort().map(formatWeekday);
}

describe.each([...calendars])("the calendar of %s", (_, city) => {
  const { holidays } = placeOf(city.slug);

  it("has every public holiday of the twelve months and no other", () => {
    const calendar = new Holidays(city.country.code, city.subdivision ?? "", city.holidayRegion ?? "");
    expect(holidays.map(({ day }) => day)).toEqual(
      publicHolidaysByInstant(calendar, calendar.getTimezones()[0]!),
    );
  });

  it("says which of them Scotland shares", () => {
    const shared = holidays.filter(({ sharedWithScotland }) => sharedWithScotland).map(({ day }) => day);
    expect(shared).toEqual(holidays.map(({ day }) => day).filter((day) => scottish.includes(day)));
  });
});

const scottish = publicHolidaysByInstant(new Holidays("GB", "SCT"), "Europe/London");
