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

/** Two whole hours: "8-18". The parser of hours refuses them, because "8-6" may end in the evening or in the morning. */
const BARE_HOURS = /^(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})$/;

/** "8-18" as "08:00-18:00". Hours that may mean two things stay, and are refused. */
function spellOut(text: string): string {
  const [, from, to] = BARE_HOURS.exec(text.trim()) ?? [];
  if (from === undefined || Number(to) <= Number(from) || Number(to) > 24) return text;
  return `${from.padStart(2, "0")}:00-${to!.padStart(2, "0")}:00`;
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
