import { getContent, type BusyPeriod, type Industry } from "@/lib/content";
import { busyMonthNumbers, busyPeriods, describeBusyMonths, monthsAt } from "./busy-months";

const content = getContent();

describe("busy months", () => {
  const winter: BusyPeriod = {
    months: [12, 1, 2],
    why: "Pipes freeze and then they burst.",
    cause: "weather",
  };
  const school: BusyPeriod = { months: [9], why: "Term begins for everybody at once.", cause: "calendar" };
  const thanksgiving: BusyPeriod = {
    months: [11],
    why: "Families travel to sit down at one table.",
    cause: "calendar",
    countries: ["US"],
  };
  const { landing, cities } = content;
  // Only the fields that the months depend on.
  const industry = { busy: [winter, school, thanksgiving] } as Industry;
  const cityOf = (slug: string) => cities.find((city) => city.slug === slug)!;

  it("moves weather-related periods by half a year south of the equator, and no others", () => {
    expect(monthsAt(winter, true)).toEqual([6, 7, 8]);
    expect(monthsAt({ ...winter, months: [6, 7, 8] }, true)).toEqual([12, 1, 2]);
    expect(monthsAt(winter, false)).toEqual([12, 1, 2]);
    expect(monthsAt(school, true)).toEqual([9]);
  });

  it("describes each period in a northern country with its reason", () => {
    expect(describeBusyMonths(industry.busy, cityOf("glasgow"), landing)).toEqual([
      "December, January and February. Pipes freeze and then they burst.",
      "September. Term begins for everybody at once.",
    ]);
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

  it("is busy with what needs weather where the climate has it, and nowhere else", () => {
    const isBusy = (weather: BusyPeriod["weather"], slug: string) =>
      busyPeriods([{ ...winter, weather }], cityOf(slug)).length === 1;
    const expected = [
      ["frost", "minneapolis", "honolulu"],
      ["heat", "phoenix", "glasgow"],
      // Degrees from the equator: Dunedin 46, Brisbane 27.
      ["dark", "dunedin", "brisbane"],
    ] as const;
    const found = expected.map(([weather, ...slugs]) => slugs.map((slug) => isBusy(weather, slug)));
    expect(found).toEqual(expected.map(() => [true, false]));
  });
});
