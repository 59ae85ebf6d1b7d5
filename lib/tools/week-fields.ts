/** The open hours of a firm as seven fields. */
import { DAYS, type Week } from "@/lib/geo/week";
import { formatTime } from "@/lib/clock-times";
import { readOpenHours } from "@/lib/plans/open-hours";
import type { Field, Texts } from "./query";

/** Names of the fields, from Monday. */
export const WEEK_FIELDS = DAYS;

/** Text of a day off. */
const CLOSED = "closed";

const LABELS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Two whole hours: "8-18". */
const BARE_HOURS = /^(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})$/;

const hoursFrom = (from: number, to: number) => `${formatTime(60 * from)}-${formatTime(60 * to)}`;

/**
 * "8-6" is from the morning to the evening, or to the next morning. Undefined for hours that mean one thing, such as "8-18".
 *
 * @returns both as texts of the field, what it is taken for first
 */
export function readingsOf(text: string): readonly [taken: string, other: string] | undefined {
  const [from, to] = (BARE_HOURS.exec(text.trim()) ?? []).slice(1).map(Number);
  if (from === undefined || to === undefined || to > from || from > 12 || from === 0 || to === 0)
    return undefined;
  return to === from ? undefined : [hoursFrom(from, to + 12), hoursFrom(from, to)];
}

/** "8-18" and "8-6" as "08:00-18:00". */
function spellOut(text: string): string {
  const [, from, to] = BARE_HOURS.exec(text.trim()) ?? [];
  const [taken] = readingsOf(text) ?? [];
  const isNight = Number(from) > 12 && Number(to) < Number(from);
  if (
    taken ||
    from === undefined ||
    (Number(to) <= Number(from) && !isNight) ||
    Number(from) > 24 ||
    Number(to) > 24
  )
    return taken ?? text;
  return hoursFrom(Number(from), Number(to));
}

function readDay(text: string): { week: Week; isWrong: boolean } {
  const { week, problems } = readOpenHours([spellOut(text)]);
  return { week, isWrong: problems.length > 0 };
}

export const weekFields: readonly Field[] = DAYS.map((name, day) => ({
  name,
  label: LABELS[day]!,
  empty: CLOSED,
  check: (text) =>
    readDay(text).isWrong
      ? `${LABELS[day]}: write hours such as 8-18, 08:00-12:30 and 14:00-18:00, or closed.`
      : undefined,
}));

/** The week of valid texts. */
export function weekOf(texts: Texts): Week {
  return readOpenHours(DAYS.map((day) => spellOut(texts[day] ?? ""))).week;
}

/** A week as texts of the fields. */
export function textsOfWeek(week: Week): Texts {
  return Object.fromEntries(
    DAYS.map((name, day) => [
      name,
      week[day]!.map(({ from, to }) => `${formatTime(from)}-${formatTime(to)}`).join(" and ") || CLOSED,
    ]),
  );
}

/** True if no day has open hours. */
export function isNeverOpen(week: Week): boolean {
  return week.every((hours) => hours.length === 0);
}
