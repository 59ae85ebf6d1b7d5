import { parseTime } from "@/lib/clock-times";
import { DAYS, joinHours, type Hours, type Week } from "@/lib/geo/week";

const DAY = 24 * 60;

/**
 * Reads the open hours of a week as a visitor types them: "08:00-18:00", "09:00-12:00 and 13:00-17:00", "18:00-02:00",
 * "00:00-24:00"; nothing or "closed" for a day off. Hours past midnight count for the next day, those of Sunday for
 * Monday. Hours that overlap are joined.
 *
 * @param days texts from Monday, as many as seven; days without one are off
 * @returns the week; undefined if a text is no hours
 */
export function readOpenHours(days: readonly string[]): Week | undefined {
  const week: Hours[][] = DAYS.map(() => []);
  for (const [day, text] of days.entries()) {
    const isOff = /^(?:closed)?$/i.test(text.trim());
    for (const range of isOff ? [] : text.split(/ and |,|;/).map(readRange)) {
      if (!range) return undefined;
      const { from, to } = range;
      week[day]!.push({ from, to: from < to ? to : DAY });
      if (to < from && to > 0) week[(day + 1) % DAYS.length]!.push({ from: 0, to });
    }
  }
  return week.map(joinHours);
}

/** "08:00-18:00", with a hyphen, a dash or the word. Undefined if it is not two times that differ. */
function readRange(text: string): Hours | undefined {
  const [from, to, ...more] = text.split(/ to |[-–—]/).map(parseTime);
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return from === to || from === DAY ? undefined : { from, to };
}
