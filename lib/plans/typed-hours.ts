import { parseTime } from "@/lib/clock-times";
import { DAYS, joinHours, type Hours, type Week } from "@/lib/geo/week";

const DAY = 24 * 60;

/** What is wrong with the hours of a day. */
interface HoursProblem {
  /** 0 for Monday. */
  day: number;
  message: string;
}

/**
 * Reads the open hours of a week as a visitor types them: "08:00-18:00", "09:00-12:00 and 13:00-17:00", "18:00-02:00",
 * "00:00-24:00"; nothing or "closed" for a day off. Hours past midnight count for the next day, those of Sunday for
 * Monday. Hours that overlap are joined.
 *
 * @param days seven texts, from Monday
 * @returns the week of the days that could be read, and a problem for each other one
 */
export function readOpenHours(days: readonly string[]): { week: Week; problems: HoursProblem[] } {
  const week: Hours[][] = DAYS.map(() => []);
  const problems: HoursProblem[] = [];
  for (const day of DAYS.keys()) {
    const text = (days[day] ?? "").trim();
    const ranges = text === "" || /^closed$/i.test(text) ? [] : text.split(/ and |,|;/).map(readRange);
    if (ranges.some((range) => range === undefined)) {
      problems.push({ day, message: `expected hours such as 08:00-18:00, got “${text}”` });
      continue;
    }
    for (const { from, to } of ranges as Hours[]) {
      if (from < to) week[day]!.push({ from, to });
      else {
        week[day]!.push({ from, to: DAY });
        if (to > 0) week[(day + 1) % DAYS.length]!.push({ from: 0, to });
      }
    }
  }
  return { week: week.map(joinHours), problems };
}

/** "08:00-18:00", with a hyphen, a dash or the word. Undefined if it is not two times that differ. */
function readRange(text: string): Hours | undefined {
  const [from, to, ...more] = text.split(/ to |[-–—]/).map(parseTime);
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return from === to || from === DAY ? undefined : { from, to };
}
