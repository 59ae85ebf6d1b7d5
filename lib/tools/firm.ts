/** The firm of a visitor: trade, city, week and holidays. */
import { DAYS, minutesOf, readWeek } from "@/lib/geo/week";
import type { DeskCalendar, WantedHours } from "@/lib/plans/coverage";
import { choiceField } from "./fields";
import {
  holidaysOf,
  isKept,
  type Pay,
  type Place,
  type PlaceCountry,
  type Places,
  type Trade,
} from "./places";
import type { Field, Texts } from "./query";
import { isNeverOpen, textsOfWeek, weekFields, weekOf } from "./week-fields";

/** The places of a page, with their trades and cities by slug. */
export interface Directory {
  places: Places;
  trades: ReadonlyMap<string, Trade>;
  cities: ReadonlyMap<string, { place: Place; country: PlaceCountry }>;
}

export function createDirectory(places: Places): Directory {
  return {
    places,
    trades: new Map(places.categories.flatMap(({ trades }) => trades).map((trade) => [trade.slug, trade])),
    cities: new Map(
      places.countries.flatMap((country) =>
        country.places.map((place) => [place.slug, { place, country }] as const),
      ),
    ),
  };
}

/** Values of the field that says whether the firm closes on public holidays. */
const CLOSES = "closed";
const OPENS = "open";
export const HOLIDAY_OPTIONS = [
  [CLOSES, "We are closed"],
  [OPENS, "We are open: please answer our calls"],
] as const;

/** Minutes of a day. */
const DAY = 24 * 60;

/** The week of a firm of no particular trade. */
const OFFICE_WEEK = { "mon-fri": "09:00-17:00" };

/** The fields that say when a firm is open: trade, city, seven days, public holidays. */
export function firmFields({ trades, cities }: Directory): readonly Field[] {
  return [
    choiceField("industry", "Trade", ["", ...trades.keys()]),
    choiceField("city", "City", [...cities.keys()]),
    ...weekFields,
    choiceField("holidays", "Public holidays", [CLOSES, OPENS]),
  ];
}

/** Said where no day has hours. */
export const NEVER_OPEN = "Enter the hours of at least one day";

/** Fields whose defaults depend on trade and city. */
export const HOURS_FIELDS: readonly string[] = [...DAYS, "holidays"];

/** Default of a field of `firmFields`. */
export function firmDefault({ places, trades, cities }: Directory, name: string, texts: Texts): string {
  if (name === "industry") return "";
  if (name === "city") return places.desk.city;
  const trade = trades.get(texts.industry ?? "");
  const country = cities.get(texts.city ?? "")?.country.slug ?? "";
  const week = readWeek(trade?.opening[country] ?? trade?.opening.typical ?? OFFICE_WEEK);
  if (name !== "holidays") return textsOfWeek(week)[name]!;
  const neverCloses = week.every((hours) => minutesOf(hours) === DAY);
  return !neverCloses && (trade?.closes[country] ?? trade?.closes.typical ?? true) ? CLOSES : OPENS;
}

/** A firm, read from valid texts of `firmFields`. */
export interface Firm {
  place: Place;
  country: PlaceCountry;
  trade: Trade | undefined;
  /** Undefined if no minimum wage is known. */
  pay: Pay | undefined;
  /** Undefined if it is never open. */
  hours: WantedHours | undefined;
}

export function firmOf(directory: Directory, texts: Texts): Firm {
  const { places, cities, trades } = directory;
  const { place, country } = cities.get(texts.city!)!;
  const week = weekOf(texts);
  const closes = texts.holidays === CLOSES;
  const hours = {
    week,
    closedOn: closes
      ? holidaysOf(places, place.calendar).filter((holiday) => isKept(places, country.slug, holiday))
      : [],
    difference: places.differences[place.zone]!,
    everyDay: !closes,
  };
  return {
    ...{ place, country, trade: trades.get(texts.industry!), pay: places.pays[place.pay ?? -1] },
    hours: isNeverOpen(week) ? undefined : hours,
  };
}

/** The desk's calendar, and when the trade's phone is quiet. */
export function deskCalendar({ desk }: Places, trade?: Trade): DeskCalendar {
  return {
    asOf: desk.asOf,
    holidays: new Set(desk.holidays),
    quietHours: trade?.quietHours ?? desk.quietHours,
  };
}
