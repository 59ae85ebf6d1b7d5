/** The open hours of a firm as seven fields, which accept "8-18", "8-6" and "08:00-12:30 and 14:00-18:00", and in words. */
import { DAY_NAMES, DAYS, type Week } from "@/lib/geo/week";
import { formatTime } from "@/lib/clock-times";
import { readOpenHours } from "@/lib/plans/typed-hours";
import type { Field, Texts } from "./fields";

/** Text of a day off. */
const CLOSED = "closed";

const hoursFrom = (from: number, to: number) => `${formatTime(60 * from)}-${formatTime(60 * to)}`;

/** Two whole hours: "8-18". Undefined for any other text. */
function bareHours(text: string): readonly [from: number, to: number] | undefined {
  const [, from, to] = /^(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})$/.exec(text.trim()) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

/**
 * "8-6" is until the evening, or until the next morning. Undefined for hours that mean one thing, such as "8-18".
 *
 * @returns both as texts of the field, what it is taken for first
 */
export function readingsOf(text: string): readonly [taken: string, other: string] | undefined {
  const [from, to] = bareHours(text) ?? [0, 0];
  return 0 < to && to < from && from <= 12 ? [hoursFrom(from, to + 12), hoursFrom(from, to)] : undefined;
}

/** "8-18" and "8-6" as "08:00-18:00". Other texts stay as they are. */
function spellOut(text: string): string {
  const [taken] = readingsOf(text) ?? [];
  const [from, to] = bareHours(text) ?? [0, 0];
  const isNight = from > 12 && to < from;
  const isWrong = Math.max(from, to) > 24 || !(to > from || isNight);
  return taken ?? (isWrong ? text : hoursFrom(from, to));
}

/** @param usual the week of a firm that a visitor has not changed, for the texts of the fields `follows` */
export const weekFields = (usual: (texts: Texts) => Week, follows: readonly string[] = []): Field[] =>
  DAYS.map((name, day) => ({
    ...{ name, label: DAY_NAMES[day]!, empty: CLOSED, follows },
    defaultOf: (texts) => textsOfWeek(usual(texts))[name]!,
    check: (text) =>
      readOpenHours([spellOut(text)]).problems.length > 0
        ? `${DAY_NAMES[day]}: write hours such as 8-18, 08:00-12:30 and 14:00-18:00, or closed.`
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
