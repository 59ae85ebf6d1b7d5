/** Times of day as people and programs write them. */

/**
 * Its groups: the hour; minutes, after a mark or right after the hour ("0830", "830"); seconds, whose fraction is dropped;
 * the word of a language for hours; the half of the day. A blank may be between any two.
 */
const TIME =
  /^(\d{1,2})(?:\s?(?::|\.|h|(?<=\d{2}|^\d))\s?(\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?)?\s?(?:(h|uhr|hrs?)\.?)?\s?(?:([ap])\.?\s?m\.?)?$/i;

const HOUR = 3600;

/**
 * Reads "08:00", "8.30", "0830", "8 am", "6.30 p. m.", "8:00:15 AM", "8h30", "8 Uhr" as seconds after midnight; 24:00 is the
 * end of a day. Undefined for anything else: "8" alone may be the morning or the evening.
 */
export function parseClock(text: string): number | undefined {
  const trimmed = text.trim();
  const [, hour, minute, second, word, half] =
    TIME.exec(/\s/u.test(trimmed) ? trimmed.replaceAll(/\s+/gu, " ") : trimmed) ?? [];
  if (hour === undefined || (minute === undefined && word === undefined && half === undefined))
    return undefined;
  const [hours, minutes, seconds] = [Number(hour), Number(minute ?? 0), Number(second ?? 0)];
  if (minutes > 59 || seconds > 59) return undefined;
  const rest = minutes * 60 + seconds;
  if (half === undefined) return hours < 24 || (hours === 24 && rest === 0) ? hours * HOUR + rest : undefined;
  const isAfternoon = /p/i.test(half);
  // "13:30 PM" and "00:15 AM", as some systems write them.
  const is24Hour = minute !== undefined && hours < 24 && hours > 12 === isAfternoon;
  if ((hours < 1 || hours > 12) && !is24Hour) return undefined;
  return ((hours % 12) + (isAfternoon ? 12 : 0)) * HOUR + rest;
}

/** As `parseClock`, in minutes. Undefined for a time between two minutes. */
export function parseTime(text: string): number | undefined {
  const seconds = parseClock(text);
  return seconds === undefined || seconds % 60 !== 0 ? undefined : seconds / 60;
}

/** "08:30". @param minutes 0 to 1440 */
export function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
