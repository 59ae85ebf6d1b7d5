import { getContent } from "../index";
import { holidaySourceSchema, type HolidaySource } from "../schema/holiday-sources";
import type { CityContent } from "../schema/location";
import { findHolidaySourceProblems } from "./holiday-sources";

const { regions, holidaySources } = getContent();

const sources: HolidaySource[] = [...holidaySources.values()];
const cities = new Map<string, CityContent[]>(
  regions
    .flatMap(({ countries }) => countries)
    .map((country) => [
      country.slug,
      country.cities.map(({ climate, ...city }) => ({ ...city, climate: climate.id })),
    ]),
);
const row = sources[0]!;

it("reports a calendar without a source, with a city that has it", () => {
  const others = sources.filter(({ calendar }) => calendar !== "AU-QLD-BRISBANE");
  expect(findHolidaySourceProblems(others, regions, cities)).toEqual([
    {
      file: "content/holiday-sources.yaml",
      field: "",
      message: "expected a row for AU-QLD-BRISBANE, the holiday calendar of Brisbane",
    },
  ]);
});

it("rejects a calendar of another form, an address without https and a note that is no sentence", () => {
  const issuesOf = (change: Partial<HolidaySource>) =>
    holidaySourceSchema.safeParse({ ...row, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ calendar: "us-wa" })).toEqual(["calendar"]);
  expect(issuesOf({ url: "http://www.gov.uk/bank-holidays" })).toEqual(["url"]);
  expect(issuesOf({ note: "gazetted each year" })).not.toEqual([]);
});
