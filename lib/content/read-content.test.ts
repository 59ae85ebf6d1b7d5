import { readdirSync } from "node:fs";
import { calendarName } from "@/lib/geo/calendar-name";
import { publicHolidays } from "@/lib/geo/holidays";
import { getContent } from "./index";

describe("the content of the site", () => {
  const content = getContent();

  it("is valid, with services in order and the expected regions and plans", () => {
    const services = readdirSync("content/services").map((name) => name.replace(/\.yaml$/, ""));
    expect(content.services.map(({ slug }) => slug).sort()).toEqual(services.sort());
    const places = content.services.map(({ order }) => order);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(content.regions.map(({ slug }) => slug)).toEqual(["north-america", "europe", "asia-pacific"]);
    expect(content.plans.plans.map(({ id }) => id)).toEqual(["starter", "professional", "enterprise"]);
  });

  it("has the public holidays of every city, with one calendar for cities that share it", () => {
    const names = new Set(
      content.cities.map(({ country, subdivision, holidayRegion }) =>
        calendarName(country.code, subdivision, holidayRegion),
      ),
    );
    expect(new Set(Object.keys(content.holidays))).toEqual(names);
    const { asOf } = content.site;
    expect(content.holidays["GB-SCT"]).toEqual(publicHolidays("GB", "SCT", asOf));
    expect(content.holidays["AU-TAS-SOUTH"]).toEqual(publicHolidays("AU", "TAS", asOf, "SOUTH"));
    for (const days of Object.values(content.holidays)) expect(days.length).toBeGreaterThan(5);
  });

  it("states the figures of the plans in the features of the pricing page", () => {
    for (const { calls, hours, languages, features } of content.plans.plans) {
      const texts = features.pricing.map(({ text }) => text);
      const clock = (hour: number) => `${hour % 12}${hour < 12 ? "am" : "pm"}`;
      expect(texts).toEqual([
        calls ? `Up to ${calls} calls` : "Unlimited calls",
        hours ? `${clock(hours.from)}-${clock(hours.to)} GMT` : "24/7",
        languages,
      ]);
    }
  });
});
