/** The settings of a result from the inputs of the page. */
import type { StaffCosts } from "@/lib/content";
import { DAYS, type Week } from "@/lib/geo/week";
import type { Prices } from "@/lib/plans/price";
import { firmDefault, firmFields, firmOf, type Directory } from "../firm";
import { readQuery, type Field, type Texts } from "../query";
import { composeLog, type LogResult, type LogSettings } from "./compose-log";
import { LOG_DEFAULTS, LOG_FIELDS, readLogNumbers } from "./log-fields";
import { readLog } from "./read-log";
import { sampleLog } from "./sample";

/** What the page knows besides places. Plain data: it is part of the page. */
export interface LogKnowledge {
  prices: Prices;
  costs: StaffCosts;
  contactWorth: number;
  /** ISO dates of public holidays before those of `places`, by calendar: those that private firms keep. */
  past: Readonly<Record<string, readonly string[]>>;
  /** Those that the desk keeps. */
  deskPast: readonly string[];
}

export function logFields(directory: Directory): readonly Field[] {
  return [...firmFields(directory), ...Object.values(LOG_FIELDS)];
}

export function logDefault(directory: Directory, name: string, texts: Texts): string {
  return LOG_DEFAULTS[name] ?? firmDefault(directory, name, texts);
}

const NEVER: Week = DAYS.map(() => []);

export function settingsOf(directory: Directory, known: LogKnowledge, texts: Texts): LogSettings {
  const { place, country, hours, pay } = firmOf(directory, texts);
  const { desk } = directory.places;
  const closes = hours !== undefined && !hours.everyDay;
  const closedOn = closes
    ? [...(known.past[place.calendar] ?? []), ...hours.closedOn.map(({ date }) => date)]
    : [];
  return {
    ...readLogNumbers(texts),
    week: hours?.week ?? NEVER,
    closedOn,
    zone: place.zone,
    desk: { zone: desk.zone, holidays: [...known.deskPast, ...desk.holidays] },
    prices: known.prices,
    costs: known.costs,
    pay,
    contactWorth: known.contactWorth * (country.priceLevel ?? 1),
  };
}

/** The result of the sample, for the inputs as they are before a visitor changes them. */
export function workedSample(directory: Directory, known: LogKnowledge): LogResult {
  const { texts } = readQuery("", logFields(directory), (name, before) =>
    logDefault(directory, name, before),
  );
  const settings = settingsOf(directory, known, texts);
  return composeLog(readLog(sampleLog(directory.places.desk.asOf), settings).calls, settings);
}
