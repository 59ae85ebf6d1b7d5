/** The inputs of the tool besides the log, and the settings of a result that are made of them: docs/behaviour.md#your-call-log. */
import type { StaffCosts } from "@/lib/content";
import { DAYS, type Week } from "@/lib/geo/week";
import type { Prices } from "@/lib/plans/price";
import { numberField, readNumbers, type Field, type Texts } from "../fields";
import { firmFields, firmOf, type Directory } from "../firm";
import { LINE_NUMBERS } from "../phone-line-fields";
import type { Pay } from "../firm-data";

/** What the page knows besides the firm data. Plain data: it is part of the page. */
export interface LogKnowledge {
  prices: Prices;
  costs: StaffCosts;
  contactWorth: number;
  /** ISO dates of public holidays before those of `firmData`, by calendar: those that private firms keep. */
  past: Readonly<Record<string, readonly string[]>>;
  /** Those that the desk keeps. */
  deskPast: readonly string[];
}

/** All that the result depends on besides the calls. Plain data: it is sent to the worker. */
export interface LogSettings {
  week: Week;
  /** ISO dates on which the firm is closed. */
  closedOn: readonly string[];
  zone: string;
  /** Who can pick up; as many as ever talked at once in the log, if undefined. */
  people: number | undefined;
  desk: { zone: string; holidays: readonly string[] };
  prices: Prices;
  costs: StaffCosts;
  /** Undefined where no minimum wage is known. */
  pay: Pay | undefined;
  /** GBP that an answered call is worth, as on landing pages. */
  contactWorth: number;
  /** GBP a minute, and minutes after a call, to compare bills. */
  rate: number;
  after: number;
}

const LOG_NUMBERS = {
  people: numberField(
    "people",
    LINE_NUMBERS.people.label,
    LINE_NUMBERS.people.limits,
    "",
    "If you leave this blank, we take the largest number who ever talked at once.",
  ),
  rate: numberField("rate", "Pounds a minute", { least: 0, most: 100 }, "1.10"),
  after: numberField(
    "after",
    "Minutes added after a call",
    { least: 0, most: 60 },
    1,
    "Some providers also bill the time they take to write the note.",
  ),
} as const;

export function logFields(directory: Directory): Field[] {
  return [...firmFields(directory), ...Object.values(LOG_NUMBERS)];
}

const NEVER: Week = DAYS.map(() => []);

export function settingsOf(directory: Directory, known: LogKnowledge, texts: Texts): LogSettings {
  const { prices, costs, contactWorth, past, deskPast } = known;
  const { city, country, hours, pay } = firmOf(directory, texts);
  const { desk } = directory.firmData;
  const closes = hours !== undefined && !hours.everyDay;
  return {
    ...readNumbers(LOG_NUMBERS, texts),
    week: hours?.week ?? NEVER,
    closedOn: closes ? [...(past[city.calendar] ?? []), ...hours.closedOn.map(({ date }) => date)] : [],
    zone: city.zone,
    desk: { zone: desk.zone, holidays: [...deskPast, ...desk.holidays] },
    ...{ prices, costs, pay },
    contactWorth: contactWorth * (country.priceLevel ?? 1),
  };
}
