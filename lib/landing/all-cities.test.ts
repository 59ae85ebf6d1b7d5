import Holidays from "date-holidays";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { clockDifference, offsetMinutes } from "@/lib/geo/zone";
import { createComposer } from "./index";
import { createWords } from "./words";

const content = getContent();
const deskZone = content.site.geo.timezone;
const { weekday } = createWords(content.landing.words);
const composer = createComposer(content, getLandingCatalogue());
const cityFactsOf = (slug: string) => composer.compose("live-chat-support", "plumbing", slug)!.cityFacts;

/** Cached by zone: creating a formatter takes longer than all its uses. */
const longOffsets = new Map<string, Intl.DateTimeFormat>();

function longOffsetOf(zone: string): Intl.DateTimeFormat {
  const known = longOffsets.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  longOffsets.set(zone, format);
  return format;
}

/** The offset by another way through Intl: the name "GMT-03:30" instead of date parts. */
function offsetByName(zone: string, at: Date): number {
  // Unchanged since November 2026, which this Node may not know: the clocks of the Yukon, Saskatchewan and Cancún.
  if (zone === "America/Vancouver") return offsetByName("America/Whitehorse", at);
  if (zone === "America/Winnipeg") return offsetByName("America/Cancun", at);
  if (zone === "America/Edmonton") return offsetByName("America/Regina", at);
  const parts = longOffsetOf(zone).formatToParts(at);
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
  it("has the offsets of the IANA rules on every date", () => {
    for (const date of DATES) {
      const noon = new Date(`${date}T12:00:00Z`);
      expect([date, offsetMinutes(city.timezone, noon)]).toEqual([date, offsetByName(city.timezone, noon)]);
    }
  });

  it("has the time difference of each day", () => {
    const { usual, exceptions } = clockDifference(city.timezone, deskZone, content.site.asOf);
    for (const date of DATES) {
      const noon = new Date(`${date}T12:00:00Z`);
      const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
      const expected = offsetByName(city.timezone, noon) - offsetByName(deskZone, noon);
      expect([date, exception?.minutes ?? usual]).toEqual([date, expected]);
    }
  });
});

/** Normalises an hour to 0 to 24. */
const at = (hour: number) => ((hour % 24) + 24) % 24;

/** "4 am", "5:30 pm", "noon": written without the code under test. */
function sayHour(hour: number): string {
  const wrapped = at(hour);
  if (wrapped === 0) return "midnight";
  if (wrapped === 12) return "noon";
  const minutes = (wrapped % 1) * 60;
  const twelve = Math.floor(wrapped) % 12 || 12;
  return `${twelve}${minutes ? `:${minutes}` : ""} ${wrapped < 12 ? "am" : "pm"}`;
}

describe.each(content.cities.map((city) => [city.slug, city] as const))("plans in %s", (slug, city) => {
  const page = composer.compose("live-chat-support", "plumbing", slug)!;
  const differences = new Set(
    DATES.map((date) => {
      const noon = new Date(`${date}T12:00:00Z`);
      return (offsetByName(city.timezone, noon) - offsetByName(deskZone, noon)) / 60;
    }),
  );

  it("states the hours for every time difference of the year", () => {
    for (const { plan, text } of page.cityFacts.plans) {
      if (!plan.hours) continue;
      for (const difference of differences) {
        const hours = `${sayHour(plan.hours.from + difference)} to ${sayHour(plan.hours.to + difference)}`;
        expect([plan.name, difference, text.includes(hours) ? hours : text]).toEqual([
          plan.name,
          difference,
          hours,
        ]);
      }
    }
  });

  it("recommends a plan beside which neither a cheaper nor a dearer one serves the firm better", () => {
    const { figures, industry } = page;
    const { perMonth = 0 } = industry.services[page.service.slug]!;
    const [language] = city.languages ?? city.country.languages;
    const { plans, overflowCallPrice } = content.plans;
    const options = plans.map((plan, index) => {
      const share = figures!.hours.desks[index]!.contactShare;
      const contacts = Math.round(perMonth * share);
      const bill = plan.price + Math.max(0, contacts - (plan.calls ?? Infinity)) * overflowCallPrice;
      return { plan, share, contacts, bill };
    });
    const worth = content.landing.trade.contactWorth * (city.country.priceLevel ?? 1);
    const speaking = options.filter(({ plan }) => language === "English" || plan.otherLanguages !== 0);
    const chosen = speaking.find(({ plan }) => plan === figures!.choice!.plan)!;
    for (const other of speaking) {
      const [extra, more] = [other.bill - chosen.bill, other.contacts - chosen.contacts];
      if (extra > 0 && more > 0)
        expect([other.plan.name, extra > more * worth]).toEqual([other.plan.name, true]);
      if (extra < 0 && other.share >= 0.5)
        expect([other.plan.name, extra >= more * worth]).toEqual([other.plan.name, true]);
    }
    expect(chosen.share >= 0.5 || speaking.every(({ share }) => share <= chosen.share)).toBe(true);
  });
});

/** The first city of each calendar: cities of one state have the same one. */
const calendars = new Map(
  content.cities.map((city) => [
    [city.country.code, city.subdivision, city.holidayRegion].filter(Boolean).join("-"),
    city,
  ]),
);

/** A Saturday, and the Friday that replaces it. */
const JUNETEENTH = ["2027-06-18", "2027-06-19"];

/** Days on which a law and date-holidays differ, by hand: see `lib/geo/holiday-corrections.ts`. */
const BY_LAW: Record<string, { without?: string[]; with?: string[] }> = {
  "US-AK": { without: ["2027-10-11"] },
  "US-AZ": { without: JUNETEENTH },
  "US-CA": { without: JUNETEENTH },
  "US-FL": { without: ["2027-02-15", ...JUNETEENTH] },
  "US-GA": { without: ["2027-04-26"] },
  "US-HI": { without: JUNETEENTH },
  "US-IA": { without: ["2027-02-12", "2027-02-15", ...JUNETEENTH, "2027-10-11"], with: ["2026-11-27"] },
  "US-IL": { without: ["2027-03-01", "2027-05-19", "2027-06-18"], with: ["2026-11-27"] },
  "US-IN": { without: ["2027-02-15", ...JUNETEENTH], with: ["2026-12-24"] },
  "US-KS": { without: ["2027-10-11"], with: ["2026-11-27"] },
  "US-KY": { without: ["2027-10-11"], with: ["2026-11-27"] },
  "US-LA": { without: ["2027-02-15", "2027-06-18", "2027-10-11"] },
  "US-MA": { without: ["2027-03-17", "2027-06-17", "2027-06-18"] },
  "US-MD": { with: ["2026-11-03"] },
  "US-MI": { without: ["2027-10-11"], with: ["2026-11-03", "2026-11-27"] },
  "US-MN": { without: ["2027-10-11"], with: ["2026-11-27"] },
  "US-MO": { with: ["2027-05-07"] },
  "US-NC": { without: JUNETEENTH, with: ["2026-12-28"] },
  "US-NE": { with: ["2026-11-27"] },
  "US-NM": { without: ["2027-02-15"] },
  "US-NY": { without: ["2027-06-18"] },
  "US-OK": { without: [...JUNETEENTH, "2027-10-11"], with: ["2026-12-24"] },
  "US-OR": { without: ["2027-10-11"], with: ["2026-11-27"] },
  "US-PA": { without: ["2027-06-14"], with: ["2026-11-27"] },
  "US-SC": { without: [...JUNETEENTH, "2027-10-11"], with: ["2026-11-27", "2026-12-24", "2026-12-28"] },
  "US-TN": { without: ["2027-10-11"], with: ["2026-11-27"] },
  "US-TX": { without: ["2027-06-18", "2027-07-05", "2027-10-11"] },
  "US-UT": { without: JUNETEENTH, with: ["2027-06-21", "2027-07-23"] },
  "US-VA": { with: ["2026-11-27"] },
  "US-WA": { without: ["2027-10-11"], with: ["2026-11-27"] },
  "US-WI": {
    without: ["2026-11-03", "2026-11-11", "2027-02-15", ...JUNETEENTH, "2027-09-14", "2027-10-11"],
    with: ["2026-12-24", "2026-12-31"],
  },
  MX: { with: ["2027-06-06"] },
  "CA-ON": { without: ["2027-03-29"] },
  "CA-BC": { with: ["2027-09-30"] },
  "CA-MB": { with: ["2027-09-30"] },
  "CA-PE": { without: ["2027-08-20"], with: ["2027-09-30"] },
  // Moved, and not kept twice.
  "AU-ACT": { without: ["2027-04-25"] },
  "AU-QLD-BRISBANE": { with: ["2027-08-11"] },
  "AU-QLD-BUNDABERG": { with: ["2027-05-27"] },
  "AU-QLD-CAIRNS": { with: ["2027-07-16"] },
  "AU-QLD-GOLD": { with: ["2027-08-27"] },
  "AU-QLD-MACKAY": { with: ["2027-06-17"] },
  "AU-QLD-ROCKHAMPTON": { with: ["2027-06-10"] },
  "AU-QLD-SUNSHINE": { with: ["2027-06-11"] },
  "AU-QLD-TOWNSVILLE": { with: ["2027-07-05"] },
  "AU-VIC-BENDIGO": { without: ["2026-11-03"], with: ["2027-10-27"] },
  "AU-VIC-GEELONG": { without: ["2026-11-03"], with: ["2027-10-20"] },
  "AU-TAS-SOUTH": { with: ["2027-02-08", "2027-10-21"] },
  "AU-TAS-NORTH": { with: ["2026-11-02", "2027-10-07"] },
  "AU-NT-DARWIN": { with: ["2027-07-23"] },
  "AU-NT-ALICE": { with: ["2027-07-02"] },
};

/** The same days by another way: from the instant at which each holiday begins, in the zone of the calendar. */
function publicHolidaysByInstant(calendar: Holidays, zone: string, key: string): string[] {
  const format = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short" });
  const { asOf } = content.site;
  const days = [2026, 2027]
    .flatMap((year) => calendar.getHolidays(year))
    .filter(({ type }) => type === "public")
    .map(({ start }) => format.format(start))
    .filter((day) => day >= asOf && day < `${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`)
    .filter((day) => !BY_LAW[key]?.without?.includes(day));
  return [...new Set([...days, ...(BY_LAW[key]?.with ?? [])])].sort().map(weekday);
}

describe.each([...calendars])("the calendar of %s", (key, city) => {
  const { holidays } = cityFactsOf(city.slug);
  const days = holidays.map(({ day }) => day.replace(/, from .*/, ""));

  it("has every public holiday of the twelve months and no other", () => {
    const calendar = new Holidays(city.country.code, city.subdivision ?? "", city.holidayRegion ?? "");
    expect(days).toEqual(publicHolidaysByInstant(calendar, calendar.getTimezones()[0]!, key));
  });

  it("marks the holidays that the desk keeps too", () => {
    const shared = days.filter((_, index) => holidays[index]?.sharedWithDesk);
    expect(shared).toEqual(days.filter((day) => atDesk.includes(day)));
  });
});

const { country, subdivision = "", region = "" } = content.site.local.calendar;
const atDesk = publicHolidaysByInstant(
  new Holidays(country, subdivision, region),
  deskZone,
  [country, subdivision, region].filter(Boolean).join("-"),
);
