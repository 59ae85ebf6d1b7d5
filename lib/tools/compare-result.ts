/** The lines of a comparison in words: docs/behaviour.md#compare. */
import { directionTo, distanceKm } from "@/lib/geo/distance";
import { seasonalDifferences, type ClockDifference } from "@/lib/geo/days";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";
import {
  comparisonFields,
  compareSides,
  createComparisonDirectory,
  foreignLanguage,
  type Column,
  type ComparisonDirectory,
} from "./compare";
import type { ComparedService, ComparisonData } from "./compare-data";
import type { Texts } from "./fields";
import { describeCoverage, formatHours } from "./formats";
import { readQuery } from "./fields-in-query";
import { formatNumber } from "./typed-numbers";
import { describeWeek } from "./week-in-words";

/** A comparison to be shown. */
export interface ComparisonResult {
  heading: string;
  /** Its parts, the plan below the head of each column, where the columns have different ones. */
  choices: readonly { of: string; plan: string }[];
  below?: string;
  /** Heads of the columns, each with the address of its landing page, if that is built. */
  heads: readonly { text: string; url: string | undefined }[];
  /** Empty if there is only one side. */
  rows: readonly ComparisonRow[];
}

/** Compares the sides of valid texts. Without rows if there is only one side. */
export function composeComparisonResult(directory: ComparisonDirectory, texts: Texts): ComparisonResult {
  const columns = compareSides(directory, texts);
  if (columns.length < 2)
    return {
      heading: `Choose another ${texts.compare === "services" ? "service" : "city"}`,
      choices: [],
      heads: [],
      rows: [],
    };
  // Columns are named by what they compare.
  const areCities = columns.some(({ city }) => city !== columns[0]!.city);
  const heads = columns.map(({ cityData, offer }) => (areCities ? cityData.label : offer.title));
  const desk = directory.cities.get(directory.firmData.desk.city)!.city.label;
  return {
    ...describeComparison(columns, heads),
    heads: columns.map(({ industry, service, city }, index) => ({
      text: heads[index]!,
      url: directory.data.linksPages ? routes.landing(service, industry, city) : undefined,
    })),
    rows: tabulateComparison(columns, areCities, desk),
  };
}

/** The comparison that the page shows without JavaScript: what the form has before a visitor chooses. */
export function workedComparison(data: ComparisonData): ComparisonResult {
  const directory = createComparisonDirectory(data);
  return composeComparisonResult(directory, readQuery("", comparisonFields(directory)).texts);
}

/** A line of the comparison, with a text for each column. */
interface ComparisonRow {
  label: string;
  cells: readonly string[];
  /** True for what a choice depends on: prices and hours of the plans. */
  decides?: boolean;
}

/** All lines, in order. Two columns or more. */
function tabulateComparison(columns: readonly Column[], areCities: boolean, desk: string): ComparisonRow[] {
  const [first] = columns as [Column];
  const plans = first.coverages.map(({ plan }) => plan);
  const row = (label: string, write: (column: Column) => string) => ({ label, cells: columns.map(write) });
  const deciding = (label: string, write: (column: Column) => string) => ({
    ...row(label, write),
    decides: true,
  });
  return [
    row("The plan we suggest", describeChoice),
    ...plans.map((plan, index) =>
      deciding(`${plan.name}, a month`, (column) => describePrice(column, index)),
    ),
    row("Typical contacts", describeContacts),
    row("Callers expect an answer", ({ offer }) => REPLIES[offer.reply]),
    row("Usual hours", ({ hours }) => describeWeek(hours.week)),
    ...plans.map((plan, index) =>
      deciding(`Hours that ${plan.name} answers`, ({ coverages }) => describeCoverage(coverages[index]!)),
    ),
    row(
      "Days when we are closed and the firm is open",
      ({ coverages }) =>
        coverages
          .flatMap(({ plan, missedDays: { length } }) => (length > 0 ? `${plan.name} ${length}` : []))
          .join(", ") || "none",
    ),
    row(`Time difference from ${desk}`, ({ hours }) => describeClock(hours.difference)),
    row("Weeks when the difference changes", ({ hours }) => describeWeeks(hours.difference)),
    row("Clocks change on", ({ traits }) => traits.clockChanges.map(shortDay).join(", ") || "no day"),
    row("Public holidays in twelve months", ({ holidays }) => formatNumber(holidays.length)),
    ...(areCities
      ? [
          row("Holidays only there", (column) => describeOwnHolidays(column, columns)),
          row(`Distance from ${first.cityData.label}`, (column) => describeDistance(first, column)),
        ]
      : []),
    row("Languages of callers", ({ traits }) => traits.languages.join(", ")),
  ];
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** "Sun 28 Mar" of an ISO date: each day comes once in twelve months. */
const shortDay = (date: string): string => dayFormat.format(new Date(date)).replace(",", "");

const REPLIES: Record<ComparedService["reply"], string> = {
  "at-once": "while they wait",
  "every-day": "within a day, also at weekends",
  weekdays: "within a day, Monday to Friday",
  project: "by appointment",
};

const UNSUITABLE = "does not suit this trade";

/** "Professional, £799 a month". */
export function describeChoice({ contacts, offer }: Column): string {
  if (!contacts) return UNSUITABLE;
  if (!contacts.choice) return offer.basis!;
  const { plan, estimate } = contacts.choice;
  return `${plan.name}, ${formatPounds(estimate.total)} a month`;
}

function describePrice({ contacts, offer, traits }: Column, index: number): string {
  if (!contacts) return UNSUITABLE;
  const result = contacts.results[index];
  if (!result) return "not part of a plan";
  const { plan, estimate } = result;
  const answered = `${formatPounds(estimate.total)} for ${formatNumber(result.contacts)} ${offer.contacts}`;
  return foreignLanguage(traits) && plan.otherLanguages === 0 ? `${answered}, in English only` : answered;
}

function describeContacts({ contacts, offer }: Column): string {
  if (!contacts) return UNSUITABLE;
  const { perMonth, minutes } = contacts;
  return `${formatNumber(perMonth)} ${offer.contacts} a month, ${formatNumber(minutes)} minutes each`;
}

/** "9 to 11 hours ahead", "5 hours behind", "the same". */
export function describeClock(difference: ClockDifference): string {
  const seasons = seasonalDifferences(difference);
  return describeHoursAhead(seasons[0]!, seasons.at(-1)!);
}

function describeHoursAhead(least: number, most: number): string {
  if (most === 0) return "the same";
  const [from, to] = [least, most].map((minutes) => formatHours(Math.abs(minutes)));
  const hours = from === to ? from : `${from} to ${to}`;
  return `${hours} ${hours === "1" ? "hour" : "hours"} ${most < 0 ? "behind" : "ahead"}`;
}

/** The weeks that are no season: those in which one place has changed its clocks and the other has not. */
function describeWeeks(difference: ClockDifference): string {
  const seasons = new Set(seasonalDifferences(difference));
  return (
    difference.exceptions
      .filter(({ minutes }) => !seasons.has(minutes))
      .map(({ from, to, minutes }) => {
        const days = from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;
        return `${days}: ${describeHoursAhead(minutes, minutes)}`;
      })
      .join("; ") || "none"
  );
}

function describeOwnHolidays(column: Column, columns: readonly Column[]): string {
  const others = columns.filter((other) => other !== column);
  const elsewhere = new Set(others.flatMap(({ holidays }) => holidays.map(({ date }) => date)));
  const own = column.holidays.filter(({ date }) => !elsewhere.has(date));
  return own.map(({ date, name }) => `${shortDay(date)}: ${name}`).join("; ") || "none";
}

function describeDistance(first: Column, column: Column): string {
  if (column === first) return "0 km";
  const km = Math.round(distanceKm(first.traits, column.traits));
  return `${formatNumber(km)} km ${directionTo(first.traits, column.traits)}`;
}

/**
 * What differs, as a heading. Where each column has another plan: "Leeds: Starter, £499 a month. Berlin: …". Where one plan
 * suits all: the hours that it answers, or the first plan whose hours differ, and the plan below it.
 */
function describeComparison(
  columns: readonly Column[],
  heads: readonly string[],
): Pick<ComparisonResult, "heading" | "choices" | "below"> {
  const choices = columns.map((column, index) => ({ of: heads[index]!, plan: describeChoice(column) }));
  const { plan: shared } = choices[0]!;
  if (choices.some(({ plan }) => plan !== shared))
    return { heading: choices.map(({ of, plan }) => `${of}: ${plan}`).join(". "), choices };
  const same = `The same plan for ${joinNames(heads)}: ${shared}`;
  const differing = columns[0]!.coverages
    .map(({ plan }, index) => ({
      plan,
      answers: columns.map(({ coverages }) => describeCoverage(coverages[index]!)),
    }))
    .filter(({ answers }) => new Set(answers).size > 1);
  const chosen = columns[0]!.contacts?.choice?.plan;
  const hours = differing.find(({ plan }) => plan === chosen) ?? differing[0];
  if (!hours) return { heading: same, choices: [] };
  const answers = hours.answers.map(
    (text, index) => `${text === "all" ? "all hours" : text} in ${heads[index]}`,
  );
  return { heading: `${hours.plan.name} answers ${joinNames(answers)}`, choices: [], below: `${same}.` };
}

function joinNames(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
