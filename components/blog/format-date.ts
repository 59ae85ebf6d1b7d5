const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const medium = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Formats the ISO date of a post as the British write it: "19 March 2026". */
export function formatDate(day: string): string {
  return long.format(midnight(day));
}

/** The same for lists, so that it fits beside the read time in a narrow column: "19 Mar 2026". */
export function formatShortDate(day: string): string {
  return medium.format(midnight(day));
}
