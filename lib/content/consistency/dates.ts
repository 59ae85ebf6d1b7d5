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

/** A file with its parsed value. */
export type FileValue = readonly [file: string, value: unknown];

/** @param files with dates to check */
export function findDateProblems(site: Site | undefined, files: Iterable<FileValue>): ContentProblem[] {
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
  const all = [...files];
  return [
    ...problems,
    ...findFutureDates(asOf, all),
    // A year to come is reported above, and would refuse every date.
    ...(founded <= year ? findDatesBefore(founded, all) : []),
    ...findStaleSources(asOf, all),
  ];
}

/** Dates of past events that are in the future. */
function findFutureDates(asOf: string, files: Iterable<FileValue>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const last = addDays(asOf, AS_OF_LAG_DAYS);
  let newest = "";
  for (const [file, value] of files) {
    for (const [field, day] of datesOf(value)) {
      if (day <= last) continue;
      if (day > newest) newest = day;
      const message = `expected a day up to ${last}, ${AS_OF_LAG_DAYS} days after asOf in content/site.yaml, got ${day}`;
      problems.push({ file, field, message });
    }
  }
  if (problems.length <= MAX_REPORTED) return problems;
  const message = `expected a day up to ${AS_OF_LAG_DAYS} days before the texts, the newest of which is of ${newest}`;
  return [{ file: "content/site.yaml", field: "asOf", message }];
}

/** Dates before the company was founded: of its own posts, clients and checks. */
function findDatesBefore(founded: number, files: readonly FileValue[]): ContentProblem[] {
  return files.flatMap(([file, value]) =>
    datesOf(value)
      .filter(([, day]) => Number(day.slice(0, 4)) < founded)
      .map(([field, day]) => ({
        file,
        field,
        message: `expected no day before ${founded}, when the company was founded, got ${day}`,
      })),
  );
}

/** Sources and claims that were checked more than a year before `asOf`. */
function findStaleSources(asOf: string, files: readonly FileValue[]): ContentProblem[] {
  const first = addDays(asOf, -MAX_VALIDITY_DAYS);
  return files.flatMap(([file, value]) =>
    datesOf(value)
      .filter(([field, day]) => /(checked|lastReviewed)$/.test(field) && day < first)
      .map(([field, day]) => ({
        file,
        field,
        message: `expected a day from ${first} on, a year before asOf in content/site.yaml, got ${day}`,
      })),
  );
}

/** Fields with the date of a past event. */
const PAST_FIELDS = new Set(["date", "updated", "lastReviewed", "checked"]);

/** The dates of a file: top-level fields or fields of rows. */
function datesOf(value: unknown): [field: string, day: string][] {
  if (Array.isArray(value)) {
    return value.flatMap((row, index) =>
      datesOf(row).map(([field, day]): [string, string] => [`[${index}].${field}`, day]),
    );
  }
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).filter(
    (entry): entry is [string, string] => PAST_FIELDS.has(entry[0]) && typeof entry[1] === "string",
  );
}

/** @param day ISO date */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
