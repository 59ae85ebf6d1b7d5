/** Times of day as people type them, in minutes after midnight. A leaf, as `csv.ts` is. */

const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))? ?(am|pm)?$/i;

/**
 * Reads "08:00", "8.30", "0830", "8 am" or "6.30pm"; 24:00 is the end of a day. Undefined for anything else: "8" alone
 * may be the morning or the evening.
 */
export function parseTime(text: string): number | undefined {
  const [, hour, minute, half] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (minutes > 59) return undefined;
  if (half === undefined)
    return hours < 24 || (hours === 24 && minutes === 0) ? hours * 60 + minutes : undefined;
  if (hours < 1 || hours > 12) return undefined;
  return ((hours % 12) + (half.toLowerCase() === "pm" ? 12 : 0)) * 60 + minutes;
}

/** "08:30". @param minutes 0 to 1440 */
export function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
