import { getContent, type BusyPeriod, type Country, type Industry } from "@/lib/content";
import { describeBusyMonths, monthsAt } from "./busy";

const winter: BusyPeriod = { months: [12, 1, 2], why: "Pipes freeze and then they burst.", cause: "weather" };
const school: BusyPeriod = { months: [9], why: "Term begins for everybody at once.", cause: "calendar" };
const thanksgiving: BusyPeriod = {
  months: [11],
  why: "Families travel to sit down at one table.",
  cause: "calendar",
  countries: ["US"],
};
const { landing } = getContent();
// Only the fields that the months depend on.
const industry = { busy: [winter, school, thanksgiving] } as Industry;
const country = (code: string) => ({ code }) as Country;

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
  expect(describeBusyMonths(industry, country("GB"), false, landing)).toEqual([
    "December, January and February. Pipes freeze and then they burst.",
    "September. Term begins for everybody at once.",
  ]);
});

it("describes the winter months of a southern country", () => {
  expect(describeBusyMonths(industry, country("NZ"), true, landing)[0]).toBe(
    "June, July and August. Pipes freeze and then they burst.",
  );
});

it("omits periods of other countries", () => {
  expect(describeBusyMonths(industry, country("US"), false, landing)).toContain(
    "November. Families travel to sit down at one table.",
  );
  expect(describeBusyMonths(industry, country("CA"), false, landing)).toHaveLength(2);
});
