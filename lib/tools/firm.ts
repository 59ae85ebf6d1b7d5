/** The firm of a visitor: trade, city, week and holidays. */
import { DAYS, minutesOf, readWeek } from "@/lib/geo/week";
import type { DeskCalendar, WantedHours } from "@/lib/plans/coverage";
import { choiceField, type Field, type OptionGroup, type Texts } from "./fields";
import {
  holidaysOf,
  isKept,
  type Pay,
  type CityData,
  type CountryData,
  type FirmData,
  type Trade,
} from "./firm-data";
import { isNeverOpen, weekFields, weekOf } from "./week-fields";

/** The places of a page, with their trades and cities by slug, and as options. */
export interface Directory {
  firmData: FirmData;
  trades: ReadonlyMap<string, Trade>;
  cities: ReadonlyMap<string, { city: CityData; country: CountryData }>;
  tradeOptions: readonly OptionGroup[];
  cityOptions: readonly OptionGroup[];
}

export function createDirectory(firmData: FirmData): Directory {
  const { categories, countries } = firmData;
  return {
    firmData,
    trades: new Map(categories.flatMap(({ trades }) => trades.map((trade) => [trade.slug, trade]))),
    cities: new Map(
      countries.flatMap((country) => country.cities.map((city) => [city.slug, { city, country }])),
    ),
    tradeOptions: categories.map(({ title, trades }) => ({
      title,
      options: trades.map((trade) => [trade.slug, trade.title]),
    })),
    cityOptions: countries.map((country) => ({
      title: country.title,
      options: country.cities.map(({ slug, label }) => [slug, label]),
    })),
  };
}

/** Values of the field that says whether the firm closes on public holidays. */
const CLOSES = "closed";
const OPENS = "open";

/** Minutes of a day. */
const DAY = 24 * 60;

/** The week of a firm of no particular trade. */
const OFFICE_WEEK = { "mon-fri": "09:00-17:00" };

/** Names of the fields whose defaults depend on trade and city. */
export const HOURS_FIELDS: readonly string[] = [...DAYS, "holidays"];

/**
 * The fields that say when a firm is open: trade, city, seven days, public holidays.
 *
 * @param home slug of the city before a visitor chooses
 */
export function firmFields(directory: Directory, home = directory.firmData.desk.city): Field[] {
  const { trades, cities, tradeOptions, cityOptions } = directory;
  const follows = ["industry", "city"];
  const usualOf = ({ industry, city }: Texts) => {
    const trade = trades.get(industry!);
    const country = cities.get(city!)?.country.slug ?? "";
    const week = readWeek(trade?.opening[country] ?? trade?.opening.typical ?? OFFICE_WEEK);
    const neverCloses = week.every((hours) => minutesOf(hours) === DAY);
    return { week, closes: !neverCloses && (trade?.closes[country] ?? trade?.closes.typical ?? true) };
  };
  const holidays = choiceField(
    "holidays",
    "Public holidays",
    (texts) => (usualOf(texts).closes ? CLOSES : OPENS),
    [
      [CLOSES, "We are closed"],
      [OPENS, "We are open: please answer our calls"],
    ],
  );
  return [
    choiceField("industry", "Trade", () => "", [["", "Any trade"]], tradeOptions),
    choiceField("city", "City", () => home, [], cityOptions),
    ...weekFields((texts) => usualOf(texts).week, follows),
    { ...holidays, follows },
  ];
}

/** Said where no day has hours. */
export const NEVER_OPEN = "Enter the hours of at least one day";

/** A firm, read from valid texts of `firmFields`. */
export interface Firm {
  city: CityData;
  country: CountryData;
  trade: Trade | undefined;
  /** Undefined if no minimum wage is known. */
  pay: Pay | undefined;
  /** Undefined if it is never open. */
  hours: WantedHours | undefined;
}

export function firmOf({ firmData, cities, trades }: Directory, texts: Texts): Firm {
  const { city, country } = cities.get(texts.city!)!;
  const week = weekOf(texts);
  const closes = texts.holidays === CLOSES;
  const hours = {
    week,
    closedOn: closes
      ? holidaysOf(firmData, city.calendar).filter((holiday) => isKept(firmData, country.slug, holiday))
      : [],
    difference: firmData.differences[city.zone]!,
    everyDay: !closes,
  };
  return {
    ...{ city, country, trade: trades.get(texts.industry!), pay: firmData.pays[city.pay ?? -1] },
    hours: isNeverOpen(week) ? undefined : hours,
  };
}

/** The desk's calendar, and when the trade's phone is quiet. */
export function deskCalendar({ desk }: FirmData, trade?: Trade): DeskCalendar {
  return {
    asOf: desk.asOf,
    holidays: new Set(desk.holidays),
    quietHours: trade?.quietHours ?? desk.quietHours,
  };
}
