const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** "20 Nov 2026", in the user's time zone. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** "20 Nov 2026, 09:00", in the user's time zone, of a time as ISO text or in milliseconds. */
export function formatMoment(time: string | number): string {
  return moment.format(new Date(time));
}

/** "1 request", "12 requests". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
