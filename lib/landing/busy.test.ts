import { getContent, type BusyPeriod, type Industry } from "@/lib/content";
import { busyMonthNumbers, busyPeriods, describeBusyMonths, monthsAt } from "./busy";

const winter: BusyPeriod = { months: [12, 1, 2], why: "Pipes freeze and then they burst.", cause: "weather" };
const school: BusyPeriod = { months: [9], why: "Term begins for everybody at once.", cause: "calendar" };
const thanksgiving: BusyPeriod = {
  months: [11],
  why: "Families travel to sit down at one table.",
  cause: "calendar",
  countries: ["US"],
};
const { landing, cities, industries } = getContent();
// Only the fields that the months depend on.
const industry = { busy: [winter, school, thanksgiving] } as Industry;
const cityOf = (slug: string) => cities.find((city) => city.slug === slug)!;

it.each([
  [
    [12, 1, 2],
    [6, 7, 8],
  ],
  [
    [6, 7, 8],
    [12, 1, 2],
  ],
  [[3], [9]],
  [[7], [1]],
])("moves weather-related periods from %j to %j south of the equator", (months, moved) => {
  expect(monthsAt({ ...winter, months }, true)).toEqual(moved);
  expect(monthsAt({ ...winter, months }, false)).toEqual(months);
});

it("keeps calendar-related periods unchanged south of the equator", () => {
  expect(monthsAt(school, true)).toEqual([9]);
});

it("moves months without changing the industry", () => {
  monthsAt(winter, true);
  expect(winter.months).toEqual([12, 1, 2]);
});

it("describes each period in a northern country with its reason", () => {
  expect(describeBusyMonths(industry.busy, cityOf("glasgow"), landing)).toEqual([
    "December, January and February. Pipes freeze and then they burst.",
    "September. Term begins for everybody at once.",
  ]);
});

it("describes the winter months of a southern country", () => {
  expect(describeBusyMonths(industry.busy, cityOf("auckland"), landing)[0]).toBe(
    "June, July and August. Pipes freeze and then they burst.",
  );
});

it("omits periods of other countries", () => {
  expect(describeBusyMonths(industry.busy, cityOf("new-york"), landing)).toContain(
    "November. Families travel to sit down at one table.",
  );
  expect(describeBusyMonths(industry.busy, cityOf("toronto"), landing)).toHaveLength(2);
});

it("counts the months of all periods once, in the seasons of the hemisphere", () => {
  expect([...busyMonthNumbers(industry.busy, cityOf("glasgow"))]).toEqual([12, 1, 2, 9]);
  expect([...busyMonthNumbers(industry.busy, cityOf("auckland"))]).toEqual([6, 7, 8, 9]);
  const twice: BusyPeriod[] = [school, { ...winter, months: [9, 10] }];
  expect([...busyMonthNumbers(twice, cityOf("glasgow"))]).toEqual([9, 10]);
});

it("leaves out a period that would make more than five months busy, but never the first", () => {
  const monthsOf = (...busy: BusyPeriod[]) => [...busyMonthNumbers(busy, cityOf("glasgow"))];
  const summer = { ...school, months: [5, 6, 7] };
  expect(monthsOf(winter, summer, school)).toEqual([12, 1, 2, 9]);
  const half = { ...school, months: [4, 5, 6, 7, 8, 9] };
  expect(monthsOf(half, winter)).toEqual(half.months);
});

describe("periods that need weather", () => {
  const needing = (weather: BusyPeriod["weather"]): BusyPeriod[] => [{ ...winter, weather }];
  const isBusy = (weather: BusyPeriod["weather"], slug: string) =>
    busyPeriods(needing(weather), cityOf(slug)).length === 1;

  it.each([
    ["frost", "minneapolis", "honolulu"],
    ["snow", "montreal", "sydney"],
    ["cold", "glasgow", "miami"],
    ["heat", "phoenix", "glasgow"],
    ["leaf-fall", "berlin", "honolulu"],
    ["rains", "tucson", "las-vegas"],
    // Degrees from the equator: Edinburgh 56, Dunedin 46, Houston 30, Brisbane 27.
    ["dark", "edinburgh", "houston"],
    ["dark", "dunedin", "brisbane"],
  ] as const)("%s makes %s busy and leaves %s out", (weather, busy, quiet) => {
    expect([isBusy(weather, busy), isBusy(weather, quiet)]).toEqual([true, false]);
  });

  it("are left out wherever the climate lacks the condition, in all industries and cities", () => {
    for (const { busy } of industries) {
      for (const city of cities) {
        const found = busyPeriods(busy, city);
        for (const { weather } of found) {
          if (weather !== undefined && weather !== "dark") expect(city.climate.conditions).toContain(weather);
        }
      }
    }
  });
});
