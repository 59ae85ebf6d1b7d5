/** A plan's hours and days in words, for pages and for the placeholders of texts. */

/** "9 am", "noon", "midnight". @param hour 0 to 24 */
function clockTime(hour: number): string {
  if (hour % 24 === 0) return "midnight";
  if (hour === 12) return "noon";
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}

/** "9 am to 6 pm". @param hours whole hours, 0 to 24 */
export function hoursInWords({ from, to }: { from: number; to: number }): string {
  return `${clockTime(from)} to ${clockTime(to)}`;
}

/** "9am-6pm GMT", "24/7". @param hours undefined is always */
export function hoursInFigures(hours: { from: number; to: number } | undefined): string {
  const time = (hour: number) => `${hour % 12 || 12}${hour % 24 < 12 ? "am" : "pm"}`;
  return hours ? `${time(hours.from)}-${time(hours.to)} GMT` : "24/7";
}

const DAYS = { "mon-fri": "Monday to Friday", "mon-sat": "Monday to Saturday" } as const;
/** Days of the week; undefined is every day. */
type PlanDays = keyof typeof DAYS | undefined;

/** "Monday to Friday", "every day". */
export function daysInWords(days: PlanDays): string {
  return days ? DAYS[days] : "every day";
}

/** Whether a plan with these days works on a day of the week. @param day 0 is Monday */
export function worksOn(days: PlanDays, day: number): boolean {
  return day < 5 || days === undefined || (days === "mon-sat" && day === 5);
}

const monthDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const list = new Intl.ListFormat("en-GB");

/**
 * The days on which nobody answers: "public holidays in Scotland", "25 December and 1 January".
 *
 * @param closedOn dates as "12-25"
 */
export function closedDaysInWords(closedOn: "public holidays" | readonly string[], nation: string): string {
  if (closedOn === "public holidays") return `public holidays in ${nation}`;
  return list.format(closedOn.map((day) => monthDay.format(new Date(`2000-${day}T00:00:00Z`))));
}

interface PlanLanguages {
  languages: string;
  features: { pricing: readonly { text: string; note?: string | undefined }[] };
}

/** A plan's languages with the note that the pricing page prints beside them: "60+ languages (with AI assistance)". */
export function languagesInWords({ languages, features }: PlanLanguages): string {
  const note = features.pricing.find(({ text }) => text === languages)?.note;
  return note ? `${languages} (${note})` : languages;
}
