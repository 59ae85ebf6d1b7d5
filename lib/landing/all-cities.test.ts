import Holidays from "date-holidays";
import { getContent } from "@/lib/content";
import { clockDifference, offsetMinutes } from "@/lib/geo/zone";
import { createCityFacts, createComposer } from "./index";
import { createWords } from "./english";

const content = getContent();
const deskZone = content.site.geo.timezone;
const { weekday } = createWords(content.landing.words);
const { compose } = createComposer(content, content);
const firstOf = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown) => [
  ...new Map(items.toReversed().map((item) => [keyOf(item), item])).values(),
];
/** Cities of one zone, country and language differ by nothing that is tested here. */
const PAGES = firstOf(content.cities, ({ timezone, country, languages }) =>
  [timezone, country.slug, languages].join(),
).map((city) => ({ city, page: compose("live-chat-support", "plumbing", city.slug)! }));

// Unchanged since November 2026, which this Node may not know: the clocks of the Yukon, Saskatchewan and Cancún.
const SAME_CLOCKS: Record<string, string> = {
  "America/Vancouver": "America/Whitehorse",
  "America/Winnipeg": "America/Cancun",
  "America/Edmonton": "America/Regina",
};

/** The offset on each date by another way through Intl: the name "GMT-03:30" instead of date parts. */
function offsetsByName(zone: string): number[] {
  const timeZone = SAME_CLOCKS[zone] ?? zone;
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return DATES.map(([, at]) => {
    const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")!.value;
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name)!;
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) || 0;
  });
}

/** A date inside each season and around each change of clocks, with the instant. */
const DATES = [
  ...["2026-11-10", "2027-01-15", "2027-03-20", "2027-04-01", "2027-07-15", "2027-10-02", "2027-10-28"],
].map((date) => [date, new Date(`${date}T12:00:00Z`)] as const);
const atDesk = offsetsByName(deskZone);
const OFFSETS = new Map(
  [...new Set(content.cities.map(({ timezone }) => timezone))].map((zone) => [zone, offsetsByName(zone)]),
);
/** Minutes from the desk's clock on each of these dates. */
const differencesOf = (zone: string) => OFFSETS.get(zone)!.map((offset, index) => offset - atDesk[index]!);

it("has the offsets of the IANA rules, and the time difference of each day, in every zone", () => {
  for (const [zone, offsets] of OFFSETS) {
    const { usual, exceptions } = clockDifference(zone, deskZone, content.site.asOf);
    const found = DATES.map(
      ([date]) => exceptions.find(({ from, to }) => from <= date && date <= to)?.minutes ?? usual,
    );
    expect([zone, ...found]).toEqual([zone, ...differencesOf(zone)]);
    expect([zone, ...DATES.map(([, at]) => offsetMinutes(zone, at))]).toEqual([zone, ...offsets]);
  }
});

/** "4 am", "5:30 pm", "noon": written without the code under test. */
function sayHour(hour: number): string {
  const wrapped = ((hour % 24) + 24) % 24;
  if (wrapped === 0) return "midnight";
  if (wrapped === 12) return "noon";
  const minutes = (wrapped % 1) * 60;
  const twelve = Math.floor(wrapped) % 12 || 12;
  return `${twelve}${minutes ? `:${minutes}` : ""} ${wrapped < 12 ? "am" : "pm"}`;
}

it("states the hours of plans for every time difference of the year", () => {
  for (const { city, page } of PAGES) {
    for (const { plan, text } of page.cityFacts.plans) {
      const { hours } = plan;
      if (!hours) continue;
      const missing = differencesOf(city.timezone)
        .map((minutes) => `${sayHour(hours.from + minutes / 60)} to ${sayHour(hours.to + minutes / 60)}`)
        .filter((range) => !text.includes(range));
      expect([city.slug, text, missing]).toEqual([city.slug, text, []]);
    }
  }
});

it("recommends a plan beside which neither a cheaper nor a dearer one serves the firm better", () => {
  const wrong = PAGES.flatMap(({ city, page: { figures, industry, service } }) => {
    const { perMonth = 0 } = industry.services[service.slug]!;
    const [language] = city.languages ?? city.country.languages;
    const { plans, overflowCallPrice } = content.plans;
    const speaking = plans
      .map((plan, index) => {
        const share = figures!.hours.desks[index]!.contactShare;
        const contacts = Math.round(perMonth * share);
        const bill = plan.price + Math.max(0, contacts - (plan.calls ?? Infinity)) * overflowCallPrice;
        return { plan, share, contacts, bill };
      })
      .filter(({ plan }) => language === "English" || plan.otherLanguages !== 0);
    const worth = content.landing.trade.contactWorth * (city.country.priceLevel ?? 1);
    const chosen = speaking.find(({ plan }) => plan === figures!.choice!.plan)!;
    const isBeaten = speaking.some((other) => {
      const [extra, more] = [other.bill - chosen.bill, other.contacts - chosen.contacts];
      return (
        (extra > 0 && more > 0 && extra <= more * worth) ||
        (extra < 0 && other.share >= 0.5 && extra < more * worth)
      );
    });
    const isBest = chosen.share >= 0.5 || speaking.every(({ share }) => share <= chosen.share);
    return isBest && !isBeaten ? [] : [city.slug];
  });
  expect(wrong).toEqual([]);
});

/**
 * Days on which a law (+) and date-holidays (-) differ, by hand: see `lib/geo/holiday-corrections.ts`. In 2027
 * Juneteenth is a Saturday, with the Friday in lieu.
 */
const BY_LAW = new Map(
  `
  US-AK -10-11; US-AZ -06-18 -06-19; US-CA -06-18 -06-19; US-FL -02-15 -06-18 -06-19; US-GA -04-26;
  US-HI -06-18 -06-19; US-IA -02-12 -02-15 -06-18 -06-19 -10-11 +11-27; US-IL -03-01 -05-19 -06-18 +11-27;
  US-IN -02-15 -06-18 -06-19 +12-24; US-KS -10-11 +11-27; US-KY -10-11 +11-27; US-LA -02-15 -06-18 -10-11;
  US-MA -03-17 -06-17 -06-18; US-MD +11-03; US-MI -10-11 +11-03 +11-27; US-MN -10-11 +11-27; US-MO +05-07;
  US-NC -06-18 -06-19 +12-28; US-NE +11-27; US-NM -02-15; US-NY -06-18; US-OK -06-18 -06-19 -10-11 +12-24;
  US-OR -10-11 +11-27; US-PA -06-14 +11-27; US-SC -06-18 -06-19 -10-11 +11-27 +12-24 +12-28;
  US-TN -10-11 +11-27; US-TX -06-18 -07-05 -10-11; US-UT -06-18 -06-19 +06-21 +07-23; US-VA +11-27;
  US-WA -10-11 +11-27; US-WI -11-03 -11-11 -02-15 -06-18 -06-19 -09-14 -10-11 +12-24 +12-31; MX +06-06;
  CA-ON -03-29; CA-BC +09-30; CA-MB +09-30; CA-PE -08-20 +09-30; AU-ACT -04-25; AU-QLD-BRISBANE +08-11;
  AU-QLD-BUNDABERG +05-27; AU-QLD-CAIRNS +07-16; AU-QLD-GOLD +08-27; AU-QLD-MACKAY +06-17;
  AU-QLD-ROCKHAMPTON +06-10; AU-QLD-SUNSHINE +06-11; AU-QLD-TOWNSVILLE +07-05;
  AU-VIC-BENDIGO -11-03 +10-27; AU-VIC-GEELONG -11-03 +10-20; AU-TAS-SOUTH +02-08 +10-21;
  AU-TAS-NORTH +11-02 +10-07; AU-NT-DARWIN +07-23; AU-NT-ALICE +07-02
  `
    .split(";")
    .map((entry) => entry.trim().split(" "))
    .map(([key, ...days]) => [key, days]),
);

/** The same days by another way: from the instant at which each holiday begins, in the zone of the calendar. */
function publicHolidaysByInstant(parts: readonly (string | undefined)[], zone?: string): string[] {
  const [country = "", subdivision = "", region = ""] = parts;
  const calendar = new Holidays(country, subdivision, region, { types: ["public"] });
  const timeZone = zone ?? calendar.getTimezones()[0]!;
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" });
  const { asOf } = content.site;
  const byLaw = BY_LAW.get(parts.filter(Boolean).join("-")) ?? [];
  const days = [2026, 2027]
    .flatMap((year) => [
      ...calendar
        .getHolidays(year)
        .map(({ start }) => format.format(start))
        .filter((day) => !byLaw.includes(`-${day.slice(5)}`)),
      ...byLaw.filter((day) => day.startsWith("+")).map((day) => `${year}-${day.slice(1)}`),
    ])
    .filter((day) => day >= asOf && day < `${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`);
  return [...new Set(days)].sort().map(weekday);
}

it("lists every public holiday of each calendar and no other, and marks those that the desk keeps too", () => {
  const { country, subdivision, region } = content.site.local.calendar;
  const deskDays = publicHolidaysByInstant([country, subdivision, region], deskZone);
  const factsOf = createCityFacts(content, content.cities);
  const partsOf = ({ country, subdivision, holidayRegion }: (typeof content.cities)[number]) => [
    ...[country.code, subdivision, holidayRegion],
  ];
  for (const city of firstOf(content.cities, (city) => partsOf(city).join())) {
    const { holidays } = factsOf(city);
    const days = holidays.map(({ day }) => day.replace(/, from .*/, ""));
    expect([city.slug, ...days]).toEqual([city.slug, ...publicHolidaysByInstant(partsOf(city))]);
    const shared = days.filter((_, index) => holidays[index]?.sharedWithDesk);
    expect([city.slug, ...shared]).toEqual([city.slug, ...days.filter((day) => deskDays.includes(day))]);
  }
});
