/** Trades, cities and public holidays for tools that compute hours. Built at build time, read in the browser. */
import type { City, Content, Industry } from "@/lib/content";
import { wageIn } from "@/lib/content/minimum-wages";
import { calendarName } from "@/lib/geo/calendar-name";
import type { ClockDifference } from "@/lib/geo/days";
import { clockDifference } from "@/lib/geo/zone";
import type { Holiday } from "@/lib/geo/holidays";
import { moneyFormat } from "@/lib/money";
import type { LocalPay } from "@/lib/plans/own-staff";

/** Hours of a week as content writes them: `{ "mon-fri": "08:00-18:00" }`. */
type WrittenWeek = Readonly<Record<string, string>>;

/** A trade with its usual week. */
export interface Trade {
  slug: string;
  title: string;
  /** Calls in an average month that a firm could hand over. */
  month: number;
  /** What a new customer brings at the company's own prices, in GBP: the low end. */
  customer: number;
  /** Usual hours: `typical`, and by slug of a country where they differ. */
  opening: Readonly<Record<string, WrittenWeek>>;
  /** Whether firms close on public holidays: `typical`, and by slug of a country where it differs. */
  closes: Readonly<Record<string, boolean>>;
  /** Where they differ from those of the desk's data. */
  quietHours?: Industry["quietHours"];
}

export interface CityData {
  slug: string;
  label: string;
  /** IANA zone. */
  zone: string;
  /** Name of its calendar. */
  calendar: string;
  /** Position of its minimum wage in the list; absent if none is known. */
  pay?: number;
}

/** A minimum wage. */
export interface Pay extends LocalPay {
  /** "California’s minimum wage of US$16.90 an hour". */
  text: string;
}

/** The cities of a country. */
export interface CountryData {
  slug: string;
  title: string;
  /** Its prices as a part of those in the company's own country; absent where they are much the same. */
  priceLevel?: number;
  cities: readonly CityData[];
}

/** A holiday with the position of its name in a list: names repeat in dozens of calendars. */
type WrittenHoliday = readonly [date: string, name: number, from: number, inLieu: 0 | 1];

/** What tools that compute hours know. Plain data: it is part of the page. */
export interface FirmData {
  categories: readonly { title: string; trades: readonly Trade[] }[];
  countries: readonly CountryData[];
  pays: readonly Pay[];
  /** Names of holidays. */
  names: readonly string[];
  calendars: Readonly<Record<string, readonly WrittenHoliday[]>>;
  /** The holidays that private firms keep, by slug of the country; absent if they keep all. */
  kept: Readonly<Record<string, readonly string[]>>;
  /** How far the clocks of a zone are ahead of the desk's. From the build: browsers may have old data of zones. */
  differences: Readonly<Record<string, ClockDifference>>;
  desk: {
    city: string;
    zone: string;
    nation: string;
    /** ISO dates of the desk's public holidays. */
    holidays: readonly string[];
    /** First day of the twelve months, as an ISO date. */
    asOf: string;
    quietHours: { from: number; to: number; percent: number };
  };
}

type FirmContent = Pick<
  Content,
  "categories" | "industries" | "regions" | "cities" | "holidays" | "site" | "landing" | "minimumWages"
>;

/** Slug of the service whose contacts are the calls that a firm hands over. */
export const HANDED_OVER_SERVICE = "telephone-answering-services";

export function composeFirmData(content: FirmContent): FirmData {
  const { categories, industries, regions, cities, holidays, site, landing } = content;
  const countries = regions.flatMap((region) => region.countries);
  const used = [...new Set(cities.map(calendarOf))];
  const names = [...new Set(used.flatMap((calendar) => holidays[calendar]!.map(({ name }) => name)))];
  const positions = new Map(names.map((name, position) => [name, position]));
  const write = ({ date, name, from, inLieu }: Holiday): WrittenHoliday => [
    date,
    positions.get(name)!,
    from,
    inLieu ? 1 : 0,
  ];
  const { country, subdivision, region } = site.local.calendar;
  const payOf = new Map(cities.map((city) => [city, describePay(content, city)]));
  const pays = new Map([...payOf.values()].flatMap((pay) => (pay ? [[pay.text, pay]] : [])));
  const payTexts = [...pays.keys()];
  return {
    categories: categories
      .map(({ slug, title }) => ({
        title,
        trades: industries.flatMap((industry) => {
          const { perMonth } = industry.services[HANDED_OVER_SERVICE] ?? {};
          if (industry.category !== slug || perMonth === undefined) return [];
          const { opening, publicHolidays, quietHours } = industry;
          const isClosed = (habit: string) => habit === "closed" || habit === "emergencies";
          const habits = { typical: publicHolidays.habit, ...publicHolidays.habitIn };
          return [
            {
              slug: industry.slug,
              title: industry.title,
              month: perMonth,
              customer: industry.newCustomer.from,
              opening,
              closes: Object.fromEntries(
                Object.entries(habits).map(([key, habit]) => [key, isClosed(habit)]),
              ),
              ...(quietHours && { quietHours }),
            },
          ];
        }),
      }))
      .filter(({ trades }) => trades.length > 0),
    countries: countries.map(({ slug, title, priceLevel, cities }) => ({
      slug,
      title,
      ...(priceLevel !== undefined && { priceLevel }),
      cities: cities.map((city) => ({
        slug: city.slug,
        label: city.label,
        zone: city.timezone,
        calendar: calendarOf(city),
        ...(payOf.get(city) && { pay: payTexts.indexOf(payOf.get(city)!.text) }),
      })),
    })),
    pays: [...pays.values()],
    names,
    calendars: Object.fromEntries(used.map((calendar) => [calendar, holidays[calendar]!.map(write)])),
    kept: Object.fromEntries(
      countries.flatMap(({ slug, firmsKeep }) => (firmsKeep ? [[slug, firmsKeep]] : [])),
    ),
    differences: Object.fromEntries(
      cities.map(({ timezone }) => [timezone, clockDifference(timezone, site.geo.timezone, site.asOf)]),
    ),
    desk: {
      city: site.homeCity,
      zone: site.geo.timezone,
      nation: site.local.nation,
      holidays: holidays[calendarName(country, subdivision, region)]!.map(({ date }) => date),
      asOf: site.asOf,
      quietHours: landing.trade.quietHours,
    },
  };
}

/** The least that the law lets an employer pay in a city, as on landing pages. */
function describePay({ minimumWages }: FirmContent, city: City): Pay | undefined {
  const wage = wageIn(minimumWages, city);
  const { code, currency } = city.country;
  return (
    wage && {
      text: `${wage.whose} minimum wage of ${moneyFormat(currency.code)(wage.hourly)} an hour`,
      pounds: wage.hourly / currency.perPound,
      isBritish: code === "GB",
    }
  );
}

function calendarOf({ country, subdivision, holidayRegion }: City): string {
  return calendarName(country.code, subdivision, holidayRegion);
}

/** The public holidays of a calendar in twelve months. */
export function holidaysOf({ names, calendars }: FirmData, calendar: string): Holiday[] {
  return calendars[calendar]!.map(([date, name, from, inLieu]) => ({
    date,
    name: names[name]!,
    from,
    inLieu: inLieu === 1,
  }));
}

/** Whether private firms of a country close on a holiday, if their trade does on public holidays at all. */
export function isKept({ kept }: FirmData, country: string, { name }: Holiday): boolean {
  const names = kept[country];
  // "Good Friday and Arbor Day (in lieu)"; Confederate Memorial Day is not Memorial Day.
  return (
    names === undefined ||
    name.split(" and ").some((part) => names.includes(part.replace(/ \(in lieu\)$/, "")))
  );
}
