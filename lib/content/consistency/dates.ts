/** Days and years in the content that cannot be: all are measured against `asOf`, never against a clock. */
import type { ContentProblem } from "../problems.ts";
import type { Site } from "../schema/site.ts";

const DAY_MS = 86_400_000;
/** `asOf` may lag behind by as much before a check warns; until then texts may be younger than it. */
export const AS_OF_LAG_DAYS = 90;
/** RFC 9116 advises that `security.txt` expires within a year. */
const MAX_VALIDITY_DAYS = 366;

/** When as many texts are too young, it is `asOf` that is too old. */
const MANY = 3;

/** A value that was read from a file. */
export type FileValue = readonly [file: string, value: unknown];

/**
 * @param files all that was read, by path
 */
export function findDateProblems(site: Site | undefined, files: Iterable<FileValue>): ContentProblem[] {
  if (!site) return [];
  const problems: ContentProblem[] = [];
  const complain = (field: string, message: string) =>
    problems.push({ file: "content/site.yaml", field, message });
  const { asOf, founded, registered, security } = site;
  const year = Number(asOf.slice(0, 4));
  if (founded > year) complain("founded", `expected a year up to that of asOf, ${year}, got ${founded}`);
  if (registered > year)
    complain("registered", `expected a year up to that of asOf, ${year}, got ${registered}`);
  const lastExpiry = addDays(asOf, MAX_VALIDITY_DAYS);
  if (security.expires <= asOf || security.expires > lastExpiry) {
    complain(
      "security.expires",
      `expected a day after asOf, ${asOf}, and up to ${lastExpiry}, a year later, got ${security.expires}`,
    );
  }
  return [...problems, ...findLateDays(asOf, files)];
}

/** Days on which something was done that is yet to come. */
function findLateDays(asOf: string, files: Iterable<FileValue>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const last = addDays(asOf, AS_OF_LAG_DAYS);
  let youngest = "";
  for (const [file, value] of files) {
    for (const [field, day] of daysOf(value)) {
      if (day <= last) continue;
      if (day > youngest) youngest = day;
      const message = `expected a day up to ${last}, ${AS_OF_LAG_DAYS} days after asOf in content/site.yaml, got ${day}`;
      problems.push({ file, field, message });
    }
  }
  if (problems.length <= MANY) return problems;
  const message = `expected a day up to ${AS_OF_LAG_DAYS} days before the texts, the last of which is of ${youngest}`;
  return [{ file: "content/site.yaml", field: "asOf", message }];
}

/** Fields with a day on which something was done. */
const PAST = new Set(["date", "updated", "lastReviewed"]);

/** The days of a file, at its top or in the rows of a list. */
function daysOf(value: unknown): [field: string, day: string][] {
  if (Array.isArray(value)) {
    return value.flatMap((row, index) =>
      daysOf(row).map(([field, day]): [string, string] => [`[${index}].${field}`, day]),
    );
  }
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).filter(
    (entry): entry is [string, string] => PAST.has(entry[0]) && typeof entry[1] === "string",
  );
}

/** @param day ISO date */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
