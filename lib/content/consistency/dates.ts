/**
 * Checks dates and years against `asOf`, never against the clock.
 *
 * @see docs/decisions/0005-dates-from-as-of.md
 */
import type { ContentProblem } from "../problems.ts";
import type { Site } from "../schema/site.ts";

const DAY_MS = 86_400_000;
/** Texts may be this much newer than `asOf`; if `asOf` is older than this, a check before launch warns. */
export const AS_OF_LAG_DAYS = 90;
/** A year. RFC 9116 advises that `security.txt` expires within one. */
const MAX_VALIDITY_DAYS = 366;

/** If more texts are too new, `asOf` is reported instead. */
const MAX_REPORTED = 3;

/** Validated values by file. */
type Files = ReadonlyMap<string, unknown>;

/** Dates of the company, and dates of past events in any file: they are found by the names of their fields. */
export function findDateProblems(site: Site | undefined, files: Files): ContentProblem[] {
  if (!site) return [];
  const problems: ContentProblem[] = [];
  const report = (field: string, message: string) =>
    problems.push({ file: "content/site.yaml", field, message });
  const { asOf, founded, registered, security } = site;
  const year = Number(asOf.slice(0, 4));
  if (founded > year) report("founded", `expected a year up to that of asOf, ${year}, got ${founded}`);
  if (registered > year)
    report("registered", `expected a year up to that of asOf, ${year}, got ${registered}`);
  const lastExpiry = addDays(asOf, MAX_VALIDITY_DAYS);
  if (security.expires <= asOf || security.expires > lastExpiry) {
    report(
      "security.expires",
      `expected a day after asOf, ${asOf}, and up to ${lastExpiry}, a year later, got ${security.expires}`,
    );
  }
  const dates = [...files].flatMap(([file, value]) => datesOf(value).map((date) => ({ file, ...date })));
  return [
    ...problems,
    ...findFutureDates(asOf, dates),
    // A year to come is reported above, and would refuse every date.
    ...(founded <= year ? findDatesBefore(founded, dates) : []),
    ...findStaleSources(asOf, dates),
  ];
}

interface FieldDate {
  field: string;
  /** ISO date. */
  day: string;
}
type FileDate = FieldDate & { file: string };

/** Dates of past events that are in the future. */
function findFutureDates(asOf: string, dates: readonly FileDate[]): ContentProblem[] {
  const last = addDays(asOf, AS_OF_LAG_DAYS);
  const late = dates.filter(({ day }) => day > last);
  if (late.length <= MAX_REPORTED)
    return late.map(({ file, field, day }) => ({
      file,
      field,
      message: `expected a day up to ${last}, ${AS_OF_LAG_DAYS} days after asOf in content/site.yaml, got ${day}`,
    }));
  const newest = late
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const message = `expected a day up to ${AS_OF_LAG_DAYS} days before the texts, the newest of which is of ${newest}`;
  return [{ file: "content/site.yaml", field: "asOf", message }];
}

/** Dates before the company was founded: of its own posts, clients and checks. */
function findDatesBefore(founded: number, dates: readonly FileDate[]): ContentProblem[] {
  return dates
    .filter(({ day }) => Number(day.slice(0, 4)) < founded)
    .map(({ file, field, day }) => ({
      file,
      field,
      message: `expected no day before ${founded}, when the company was founded, got ${day}`,
    }));
}

/** Sources and claims that were checked more than a year before `asOf`. */
function findStaleSources(asOf: string, dates: readonly FileDate[]): ContentProblem[] {
  const first = addDays(asOf, -MAX_VALIDITY_DAYS);
  return dates
    .filter(({ field, day }) => /(checked|lastReviewed)$/.test(field) && day < first)
    .map(({ file, field, day }) => ({
      file,
      field,
      message: `expected a day from ${first} on, a year before asOf in content/site.yaml, got ${day}`,
    }));
}

/** Fields with the date of a past event. */
const PAST_FIELDS = new Set(["date", "updated", "lastReviewed", "checked"]);

/** The dates of a file: top-level fields or fields of rows. */
function datesOf(value: unknown): FieldDate[] {
  if (Array.isArray(value))
    return value.flatMap((row, index) =>
      datesOf(row).map(({ field, day }) => ({ field: `[${index}].${field}`, day })),
    );
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([field, day]) =>
    PAST_FIELDS.has(field) && typeof day === "string" ? { field, day } : [],
  );
}

/** @param day ISO date */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
