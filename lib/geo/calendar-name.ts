/**
 * Name of the calendar of a country, a part of it, or a part of that: "NZ", "US-NY", "AU-TAS-SOUTH". The keys of
 * `Content.holidays` are such names, and those of `CORRECTIONS` have the same form.
 */
export function calendarName(country: string, subdivision?: string, region?: string): string {
  return [country, subdivision, region].filter((code) => code !== undefined).join("-");
}
