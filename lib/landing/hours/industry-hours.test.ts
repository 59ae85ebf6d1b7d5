import { getContent, type City, type Industry, type Plan } from "@/lib/content";
import { clockDifference } from "@/lib/geo/zone";
import { deskHoursOf } from "@/lib/plans/trade-year";
import { createWords } from "../english";
import { createIndustryHours, type IndustryHoursContext } from "./industry-hours";

const { landing: messages, cities, holidays } = getContent();

// Only the fields that the hours depend on.
const PLANS = [
  { name: "Starter", hours: { from: 9, to: 18 }, days: "mon-fri" },
  { name: "Professional", hours: { from: 6, to: 22 } },
  { name: "Enterprise" },
] as Plan[];

const asOf = "2026-11-01";
const desksOf = (plans: readonly Plan[], holidaysKept: ReadonlySet<string>) =>
  plans.map((plan) => deskHoursOf(plan, holidaysKept, asOf));
const context = {
  plans: PLANS,
  asOf,
  desks: desksOf(PLANS, new Set(["2026-11-30"])),
  differenceOf: (zone) => clockDifference(zone, "Europe/London", asOf),
  holidaysOf: ({ country, subdivision }) => holidays[`${country.code}-${subdivision}`]!,
  messages,
  words: createWords(messages.words),
} satisfies IndustryHoursContext;
const cityOf = (slug: string) => cities.find((city) => city.slug === slug)!;
const industryWith = (habit: Industry["publicHolidays"]["habit"]) =>
  ({
    opening: { typical: { "mon-fri": "09:00-17:00" }, "united-states": { "mon-fri": "09:00-15:00" } },
    publicHolidays: { habit },
  }) as unknown as Industry;

it("closes on public holidays unless the firm is open or busy on them", () => {
  const hoursOf = createIndustryHours(context);
  const days = holidays["GB-ENG"]!.filter(({ date }) => ![0, 6].includes(new Date(date).getUTCDay()));
  const openDays = (habit: Industry["publicHolidays"]["habit"]) =>
    hoursOf(industryWith(habit), cityOf("leeds")).year.openMinutes / 480;
  expect(days.length).toBeGreaterThan(5);
  expect([openDays("open"), openDays("busy")]).toEqual([260, 260]);
  expect([openDays("closed"), openDays("emergencies")]).toEqual([260 - days.length, 260 - days.length]);
});

it("closes by the habit of the country, and on the holidays that firms keep there", () => {
  const hoursOf = createIndustryHours(context);
  const industry = industryWith("open");
  const closedIn = (country: string) =>
    ({
      ...industry,
      publicHolidays: { habit: "open", habitIn: { [country]: "closed" } },
    }) as unknown as Industry;
  const days = (firm: Industry, city: City) => hoursOf(firm, city).year.openMinutes / 480;
  const leeds = cityOf("leeds");
  expect(days(closedIn("united-kingdom"), leeds)).toBeLessThan(260);
  expect(days(closedIn("france"), leeds)).toBe(260);
  const christmasOnly = { ...leeds, country: { ...leeds.country, firmsKeep: ["Christmas Day"] } };
  // Friday 25 December; the day in lieu of a Saturday would count too.
  const fresh = createIndustryHours(context);
  expect(fresh(industryWith("closed"), christmasOnly).year.openMinutes / 480).toBe(259);
});

it("weighs the industry's quiet hours less", () => {
  const plans = [{ ...PLANS[0]!, hours: { from: 9, to: 16 } }, PLANS[1]!];
  const hoursOf = createIndustryHours({ ...context, plans, desks: desksOf(plans, new Set()) });
  const sharesWith = (quietHours: Industry["quietHours"]) => {
    const industry = {
      ...industryWith("open"),
      opening: { typical: { "mon-fri": "14:00-18:00" } },
      quietHours,
    };
    return hoursOf(industry, cityOf("leeds")).desks.map(({ contactShare }) => contactShare);
  };
  // Two hours at half, and two in full.
  expect(sharesWith({ from: 20, to: 16, percent: 50 })).toEqual([1 / 3, 1]);
  expect(sharesWith({ from: 16, to: 8, percent: 50 })).toEqual([2 / 3, 1]);
  expect(sharesWith(undefined)).toEqual([1 / 2, 1]);
});

it("says what a plan leaves to the firm, with the days unless all are alike", () => {
  const leftOf = (typical: Record<string, string>, city = "leeds") => {
    const industry = { ...industryWith("open"), opening: { typical } } as unknown as Industry;
    return createIndustryHours(context)(industry, cityOf(city)).left;
  };
  expect(leftOf({ "mon-fri": "08:00-18:00" })).toEqual(["8 am to 9 am", "", ""]);
  expect(leftOf({ "mon-fri": "08:00-18:00", sat: "08:00-13:00" })[0]).toBe(
    "Monday to Friday 8 am to 9 am and Saturday 8 am to 1 pm",
  );
  expect(leftOf({ "mon-thu": "09:00-17:00", fri: "09:00-23:00" }).slice(0, 2)).toEqual([
    "Friday 6 pm to 11 pm",
    "Friday 10 pm to 11 pm",
  ]);
  expect(leftOf({ "mon-sun": "00:00-24:00" })[1]).toBe("10 pm to 6 am");
  // Arizona is seven hours behind in January and eight in July; Saturday's morning there is no working day here.
  expect(leftOf({ "mon-sat": "08:00-17:00" }, "phoenix").slice(0, 2)).toEqual([
    "Monday to Friday 11 am to 5 pm and Saturday 8 am to 5 pm in January; Monday to Friday 10 am to 5 pm and Saturday 8 am to 5 pm in July",
    "3 pm to 5 pm in January; 2 pm to 5 pm in July",
  ]);
  // Monday in Auckland is Sunday here; Starter has Tuesday to Saturday there, until 7 am in January and 5 am in July.
  expect(leftOf({ "mon-tue": "06:00-08:00" }, "auckland")[0]).toBe(
    "Monday 6 am to 8 am and Tuesday 7 am to 8 am in January; 6 am to 8 am in July",
  );
});

it("has the country's own hours", () => {
  const hoursOf = createIndustryHours(context);
  expect(hoursOf(industryWith("open"), cityOf("new-york")).year.openMinutes).toBe(260 * 360);
});
