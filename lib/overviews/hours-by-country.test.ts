import { getContent, type Industry } from "@/lib/content";
import { composeCountryHours, composeHoursByCountry } from "./hours-by-country";

const content = getContent();
const { cities, industries, plans, regions } = content;
/** An industry that is open at these hours from Monday to Friday. */
const openAt = (hours: string): Industry => ({
  ...industries[0]!,
  opening: { typical: { "mon-fri": hours, sat: "10:00-11:00" } },
});
const inCountry = (slug: string) => cities.filter(({ country }) => country.slug === slug);
const stripOf = (industry: Industry, country: string) =>
  composeHoursByCountry(industry, inCountry(country), content).countries[0]!;

it("draws the hours of most days of a week on the desk's clock, each by the smallest plan that answers it", () => {
  // Berlin is an hour ahead of Glasgow all year, and Starter answers from 9 to 6.
  expect(stripOf(openAt("08:00-18:00"), "germany")).toEqual({
    name: "Germany",
    text: "7 am to 5 pm, Professional",
    parts: [
      { id: "starter", hours: [{ from: 540, to: 1020 }] },
      { id: "professional", hours: [{ from: 420, to: 540 }] },
    ],
  });
});

it("draws a country of several clocks from the first that opens to the last that closes", () => {
  // New York, five hours behind, opens first at 8.
  const { text, parts } = stripOf(openAt("08:00-18:00"), "united-states");
  expect(text).toMatch(/^1 pm to .*, Enterprise$/);
  expect(parts.map(({ id, hours }) => [id, hours[0]])).toEqual([
    ["starter", { from: 780, to: 1080 }],
    ["professional", { from: 1080, to: 1320 }],
    ["enterprise", { from: 0, to: expect.any(Number) }],
  ]);
});

it("splits hours that run past the desk's midnight", () => {
  const cities = inCountry("new-zealand");
  const [country] = composeHoursByCountry(openAt("08:00-18:00"), cities, content).countries;
  const hours = country!.parts.flatMap((part) => part.hours);
  expect(hours).toContainEqual({ from: 0, to: expect.any(Number) });
  expect(hours).toContainEqual({ from: expect.any(Number), to: 1440 });
});

it("says that a country whose clocks cover the day is open at every hour", () => {
  const { anyHour } = content.overviews.byCountry;
  expect(stripOf(openAt("00:00-24:00"), "germany").text).toBe(`${anyHour}, Enterprise`);
  expect(stripOf(openAt("01:00-23:00"), "united-states").text).toBe(`${anyHour}, Enterprise`);
});

it("draws an office day of a country on each of its clocks, the desk's hours above", () => {
  const country = (slug: string) =>
    regions.flatMap(({ countries }) => countries).find((one) => one.slug === slug)!;
  // New York is five hours behind Glasgow, Berlin one ahead.
  const { plans: strips, countries } = composeCountryHours(country("united-states"), content);
  expect(strips).toHaveLength(plans.plans.length);
  expect(countries[0]).toMatchObject({ name: "New York", text: "2 pm to 10 pm" });
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  expect(composeCountryHours(country("germany"), content).countries).toMatchObject([
    { name: "Germany", seasons: [[{ from: 480, to: 960 }]] },
  ]);
});
