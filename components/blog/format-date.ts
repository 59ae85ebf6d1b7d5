const format = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats the ISO date of a post: "March 19, 2026". */
export function formatDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
