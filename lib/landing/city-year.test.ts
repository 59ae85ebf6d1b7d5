import { getContent, type PlanOffer } from "@/lib/content";
import type { Daylight } from "@/lib/geo/daylight";
import { createCityFacts, createCityYears, type CityYear } from "./index";

const content = getContent();
const { geo, local } = content.site;
const site = {
  ...content.site,
  asOf: "2026-11-01",
  homeCity: "glasgow",
  geo: { ...geo, timezone: "Europe/London" },
  local: { ...local, calendar: { country: "GB" as const, subdivision: "SCT" } },
};
const [starter, professional, enterprise] = content.plans.plans;
const plans: PlanOffer[] = [
  { ...starter!, hours: { from: 9, to: 18 }, days: "mon-fri", closedOn: "public holidays" },
  { ...professional!, hours: { from: 6, to: 22 }, closedOn: ["12-25", "01-01"] },
  enterprise!,
];
const describeYear = createCityYears({ ...content, site, plans: { ...content.plans, plans } });

const cityOf = (slug: string) => content.cities.find((city) => city.slug === slug)!;
const yearOf = (slug: string): CityYear => describeYear(cityOf(slug));

/** Number of a day of the year that begins on 1 November 2026. */
const dayOf = (date: string) => (Date.parse(date) - Date.parse("2026-11-01")) / 86_400_000;

/** The hours that a plan answers on a day, as "9–18". */
function answeredOn({ plans: all }: CityYear, plan: number, date: string): string[] {
  const day = dayOf(date);
  return all[plan]!.answered.filter(({ start, end }) => start <= day && day < end)
    .map(({ from, to }) => `${from / 60}–${to / 60}`)
    .toSorted();
}

it("has every day of twelve months", () => {
  const { months, daylight } = yearOf("glasgow");
  expect(months.map(({ name }) => name).join(" ")).toBe("Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct");
  expect(months.map(({ days }) => days)).toEqual([30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31]);
  expect(daylight).toHaveLength(365);
});

it("moves a plan's hours in the weeks in which only one of two clocks has changed", () => {
  const year = yearOf("new-york");
  // The United States change on 14 March 2027, the United Kingdom on the 28th.
  expect(answeredOn(year, 0, "2027-03-12")).toEqual(["4–13"]);
  expect(answeredOn(year, 0, "2027-03-15")).toEqual(["5–14"]);
  expect(answeredOn(year, 0, "2027-03-29")).toEqual(["4–13"]);
  expect(year.clockChanges.map(({ label }) => label)).toEqual(["1 Nov", "14 Mar", "28 Mar", "31 Oct"]);
});

it("carries hours past midnight into the next day, to a Saturday but not to a Monday", () => {
  const year = yearOf("darwin");
  // 9 am to 6 pm in Glasgow is 6:30 pm to 3:30 am in Darwin in winter.
  expect(answeredOn(year, 0, "2026-11-11")).toEqual(["0–3.5", "18.5–24"]);
  expect(answeredOn(year, 0, "2026-11-14")).toEqual(["0–3.5"]);
  expect(answeredOn(year, 0, "2026-11-15")).toEqual([]);
  expect(answeredOn(year, 0, "2026-11-16")).toEqual(["18.5–24"]);
});

it("leaves out the days on which a plan is closed", () => {
  const year = yearOf("leeds");
  // St Andrew's Day is a public holiday in Scotland alone.
  expect([0, 1, 2].map((plan) => answeredOn(year, plan, "2026-11-30"))).toEqual([[], ["6–22"], ["0–24"]]);
  expect([0, 1, 2].map((plan) => answeredOn(year, plan, "2026-12-25"))).toEqual([[], [], ["0–24"]]);
});

it("leaves out a plan in English only where most people speak another language", () => {
  expect(yearOf("berlin").plans.map(({ name }) => name)).toEqual([professional!.name, enterprise!.name]);
});

it("marks public holidays, with their days of the month", () => {
  const { holidays } = yearOf("darwin");
  const labelOn = (date: string) => holidays.find(({ day }) => day === dayOf(date))?.label;
  expect(labelOn("2027-01-26")).toBe("26");
  expect(labelOn("2026-12-24")).toBe("24");
});

it("says whose clocks are changed", () => {
  const texts = ["leeds", "berlin", "new-york", "darwin"].map((city) => yearOf(city).labels.clockChanges);
  expect(texts[0]).toBe(texts[1]);
  expect(new Set(texts).size).toBe(3);
});

it("has sunrise and sunset of the solstices, as the sentence on daylight has", () => {
  const { solstices, daylight } = yearOf("berlin");
  expect(solstices).toEqual([dayOf("2026-12-21"), dayOf("2027-06-21")]);
  const [winter, summer] = solstices.map((day) => daylight[day]!) as [Daylight, Daylight];
  const { daylightText } = createCityFacts({ ...content, site }, content.cities)(cityOf("berlin"));
  for (const minute of [winter.sunrise, winter.sunset, summer.sunrise, summer.sunset]) {
    const [hour, rest] = [Math.floor(minute / 60), String(minute % 60).padStart(2, "0")];
    expect(daylightText).toContain(hour < 12 ? `${hour}:${rest} am` : `${hour - 12}:${rest} pm`);
  }
});
