const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Formats the ISO date of a post as the British write it: "19 March 2026". */
export function formatDate(day: string): string {
  return long.format(midnight(day));
}
