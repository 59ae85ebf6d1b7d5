import { getContent } from "@/lib/content";
import { wageIn } from "@/lib/content/minimum-wages";
import { readWeek } from "@/lib/geo/week";
import { coverHours } from "@/lib/plans/coverage";
import { describeOwnStaff } from "./cost";
import { createDirectory, deskCalendar, firmFields, firmOf } from "./firm";
import { composeHoursResult, describeExceptions, describeFit } from "./hours-result";
import { composeFirmData } from "./firm-data";
import { readQuery } from "./fields-in-query";

const content = getContent();
const { plans } = content.plans;
const firmData = composeFirmData(content);
const directory = createDirectory(firmData);
const fields = firmFields(directory);
const read = (query: string) => readQuery(query, fields).texts;
const firmIn = (query: string) => firmOf(directory, read(query));
const resultIn = (query: string) => composeHoursResult(directory, read(query), plans);

it("uses the trade's hours in the country of the city, and office hours without a trade", () => {
  const industry = content.industries.find(({ opening }) => opening.germany)!;
  const berlin = firmIn(`industry=${industry.slug}&city=berlin`);
  expect(berlin.hours!.week).toEqual(readWeek(industry.opening.germany!));
  expect(firmIn(`industry=${industry.slug}&city=leeds`).hours!.week).toEqual(
    readWeek(industry.opening["united-kingdom"] ?? industry.opening.typical!),
  );
  expect(firmIn("").hours!.week).toEqual(readWeek({ "mon-fri": "09:00-17:00" }));
});

it("wants holidays answered for a firm that opens on them, and lets another close", () => {
  expect(firmIn("city=leeds&holidays=closed").hours!.closedOn.length).toBeGreaterThan(5);
  const open = firmIn("city=leeds&holidays=open").hours!;
  expect(open.closedOn).toEqual([]);
  expect(open.everyDay).toBe(true);
});

it("has no hours for a firm that is never open", () => {
  const days = fields.slice(2, 9).map(({ name }) => `${name}=closed`);
  expect(firmIn(days.join("&")).hours).toBeUndefined();
  expect(resultIn(days.join("&"))).toBeUndefined();
});

it("compares a week at home with plans on the same clock, in one season", () => {
  const { hours } = firmIn(`city=${content.site.homeCity}`);
  const coverages = coverHours(hours!, plans, deskCalendar(firmData));
  expect(describeFit(coverages, "Glasgow")).toBe("Every plan covers all your hours in Glasgow");
  const { seasons } = resultIn(`city=${content.site.homeCity}`)!;
  expect(seasons.map(({ name }) => name)).toEqual(["All year"]);
  expect(describeExceptions(coverages, hours!)).toEqual([]);
});

it("joins open days in a row with the same hours, and leaves out days off", () => {
  const { seasons } = resultIn("city=glasgow&mon=9-17&tue=closed&fri=9-12")!;
  const { spans } = seasons[0]!;
  expect(spans.map(({ days }) => days)).toEqual(["Monday", "Wednesday and Thursday", "Friday"]);
  expect(spans[0]!.plans.map(({ answered }) => answered)).toEqual(plans.map(() => 480));
});

it("lists the holidays of both places with the plans that close", () => {
  const { rows, years } = resultIn("city=calgary")!.holidays;
  const christmas = rows.find(([label]) => label!.includes("25 December"))!;
  expect(christmas.slice(1)).toEqual([
    "closed",
    ...plans.map(({ closedOn }) => (closedOn === undefined ? "answers" : "closed")),
  ]);
  expect(rows.some(([label]) => label!.endsWith(`only in ${content.site.local.nation}`))).toBe(true);
  expect(rows.map(([label]) => label)).toEqual([...new Set(rows.map(([label]) => label))]);
  const closed = (column: number) => rows.filter((row) => row[column] === "closed").length;
  expect(years.map(({ days }) => days.length)).toEqual(years.map((_, index) => closed(index + 1)));
  const missed = rows.filter((row) => row[1] === "open" && row[2] === "closed").length;
  expect(years[1]!.days.filter(({ isMissed }) => isMissed)).toHaveLength(missed);
});

it("says what one person of one's own costs at the least, with the wage that holds in the city", () => {
  const { staffCosts, minimumWages, cities } = content;
  const own = (city: string, hours: number) => {
    const { pay } = firmOf(directory, { city });
    return { pay, ...describeOwnStaff(staffCosts, hours * 60, pay) };
  };
  const { month, sentences } = own(firmData.desk.city, 40);
  // Forty hours a week of the wage alone.
  expect(month).toBeGreaterThan((40 * 52 * staffCosts.wage.value) / 12);
  expect(sentences[0]).toContain(`£${staffCosts.wage.value} an hour`);
  expect(own(firmData.desk.city, 168).sentences[0]).toMatch(/takes \d people on shifts/);
  for (const { slug, subdivision, country } of cities) {
    const wage = wageIn(minimumWages, { slug, subdivision, country });
    const there = own(slug, 40);
    expect([slug, there.pay?.pounds]).toEqual([slug, wage && wage.hourly / country.currency.perPound]);
    expect([slug, there.month === undefined]).toEqual([slug, wage === undefined]);
  }
});
