/** The open hours of a firm as seven fields, which accept "8-18", "8-6" and "08:00-12:30 and 14:00-18:00", and in words. */
import { DAY_NAMES, DAYS, type Week } from "@/lib/geo/week";
import { formatTime } from "@/lib/clock-times";
import { readOpenHours } from "@/lib/plans/typed-hours";
import type { Field, Texts } from "./fields";

/** Text of a day off. */
const CLOSED = "closed";

/** Two whole hours: "8-18". */
const BARE_HOURS = /^(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})$/;

/**
 * "8-6" is until the evening, or until the next morning. Undefined for hours that mean one thing, such as "8-18".
 *
 * @returns both as texts of the field, what it is taken for first
 */
export function readingsOf(text: string): readonly [taken: string, other: string] | undefined {
  const [, from = 0, to = 0] = (BARE_HOURS.exec(text.trim()) ?? []).map(Number);
  if (to === 0 || to >= from || from > 12) return undefined;
  const until = (hour: number) => `${formatTime(60 * from)}-${formatTime(60 * hour)}`;
  return [until(to + 12), until(to)];
}

/** The week of texts; undefined if one is no hours. */
function readTexts(texts: readonly string[]): Week | undefined {
  return readOpenHours(
    texts.map((text) => readingsOf(text)?.[0] ?? text.trim().replace(BARE_HOURS, "$1:00-$2:00")),
  );
}

/** @param usual the week of a firm that a visitor has not changed, for the texts of the fields `follows` */
export const weekFields = (usual: (texts: Texts) => Week, follows: readonly string[] = []): Field[] =>
  DAYS.map((name, day) => ({
    ...{ name, label: DAY_NAMES[day]!, empty: CLOSED, follows },
    defaultOf: (texts) => textsOfWeek(usual(texts))[name]!,
    check: (text) =>
      readTexts([text]) === undefined
        ? `${DAY_NAMES[day]}: write hours such as 8-18, 08:00-12:30 and 14:00-18:00, or closed.`
        : undefined,
  }));

/** The week of valid texts. */
export function weekOf(texts: Texts): Week {
  return readTexts(DAYS.map((day) => texts[day] ?? ""))!;
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
