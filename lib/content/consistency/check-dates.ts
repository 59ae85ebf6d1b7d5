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

/**
 * Dates of the company, and dates of past events in any file, which are found by the names of their fields: they are
 * neither in the future, nor before the company was founded, nor were sources and claims checked too long ago.
 *
 * @param files validated values by file
 */
export function findDateProblems(
  site: Site | undefined,
  files: ReadonlyMap<string, unknown>,
): ContentProblem[] {
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
  const problemsOf = (wrong: typeof dates, expected: string) =>
    wrong.map(({ file, field, day }) => ({ file, field, message: `expected ${expected}, got ${day}` }));
  const last = addDays(asOf, AS_OF_LAG_DAYS);
  const late = dates.filter(({ day }) => day > last);
  if (late.length > MAX_REPORTED) {
    const newest = late.reduce((latest, { day }) => (day > latest ? day : latest), "");
    const before = `expected a day up to ${AS_OF_LAG_DAYS} days before the texts`;
    report("asOf", `${before}, the newest of which is of ${newest}`);
  } else {
    const days = `${AS_OF_LAG_DAYS} days after asOf in content/site.yaml`;
    problems.push(...problemsOf(late, `a day up to ${last}, ${days}`));
  }
  // Posts, clients and checks of the company. A year to come is reported above, and would refuse every date.
  const early = founded > year ? [] : dates.filter(({ day }) => Number(day.slice(0, 4)) < founded);
  const first = addDays(asOf, -MAX_VALIDITY_DAYS);
  const stale = dates.filter(({ field, day }) => /(checked|lastReviewed)$/.test(field) && day < first);
  return [
    ...problems,
    ...problemsOf(early, `no day before ${founded}, when the company was founded`),
    ...problemsOf(stale, `a day from ${first} on, a year before asOf in content/site.yaml`),
  ];
}

/** Fields with the date of a past event. */
const PAST_FIELDS = new Set(["date", "updated", "lastReviewed", "checked"]);

/** The dates of a file, as ISO has them: top-level fields or fields of rows. */
function datesOf(value: unknown): { field: string; day: string }[] {
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
