import { staffFor } from "@/lib/traffic/staffing";
import { UNKNOWN } from "./fields";
import {
  dayField,
  describePeople,
  describeService,
  lineOf,
  serviceLevels,
  STAFFING_DEFAULTS,
  STAFFING_NUMBERS,
  type Line,
} from "./staffing";
import { EXAMPLE_DAY, findDayProblem, staffText, tabulateDay } from "./staffing-day/describe-day";
import { writeDay } from "./staffing-day/half-hours";

const staff = (line: Line) => staffFor(line, line.target);
const lineWith = (texts: Record<string, string>) => lineOf({ ...STAFFING_DEFAULTS, ...texts });

it("finds fourteen people for 200 calls an hour of three minutes, and twenty on the rota", () => {
  // A published example: 100 calls in 30 minutes, 180 s, 80% in 20 s, 30% away.
  const line = lineWith({ calls: "200", minutes: "3", busy: "100" });
  const hour = staff(line);
  expect(describePeople(hour)).toBe("14 people on the phone, 20 on the rota");
  expect(describeService(line, hour)[0]).toBe(
    "89% of callers are answered within 20 seconds. Callers wait 8 seconds on average, and each person is busy for 71% of the time.",
  );
});

it("says what one person fewer would mean", () => {
  const line = lineWith({ calls: "40", minutes: "4" });
  const [, fewer] = describeService(line, staff(line));
  expect(fewer).toMatch(/^With one person fewer, you would answer \d+% in time/);
  const tight = lineWith({ calls: "60", minutes: "1.5", target: "1", busy: "100" });
  expect(describeService(tight, staff(tight))[1]).toContain("the queue keeps growing");
});

it("says nothing of one fewer where one person is enough", () => {
  const line = lineWith({ calls: "1", minutes: "1", target: "50" });
  const hour = staff(line);
  expect(describePeople(hour)).toMatch(/^One person on the phone/);
  expect(describeService(line, hour)).toHaveLength(1);
});

it("has defaults that are valid", () => {
  for (const { name, check } of Object.values(STAFFING_NUMBERS))
    expect([name, check(STAFFING_DEFAULTS[name]!)]).toEqual([name, undefined]);
  expect(findDayProblem(EXAMPLE_DAY)).toBeUndefined();
});

it("staffs each half hour of a pasted day, with the minutes of the hour where it has none", () => {
  const line = lineWith({ minutes: "3" });
  const day = staffText("08:00;12;6\n08:30;12", line);
  expect(day.map(({ minutes }) => minutes)).toEqual([6, 3]);
  expect(day[0]!.agents).toBeGreaterThan(day[1]!.agents);
  expect(tabulateDay(day, line.target).map(([start, calls]) => [start, calls])).toEqual([
    ["08:00", "12"],
    ["08:30", "12"],
  ]);
});

it("opens the file that it saves", () => {
  const day = staffText(EXAMPLE_DAY, lineWith({}));
  expect(staffText(writeDay(day), lineWith({}))).toEqual(day);
});

it("names the line of a day that makes no sense", () => {
  expect(findDayProblem("08:00, 12\n08:30, many")).toMatch(/^Line 2: .*many/);
  expect(findDayProblem("x".repeat(3001))).toContain("3,000");
});

it("uses no day that cannot be read yet, and says nothing of it", () => {
  expect(["", "09:00, many"].map(dayField().check)).toEqual([undefined, UNKNOWN]);
  expect(dayField(findDayProblem).check("09:00, many")).toMatch(/many/);
});

it("shows what each person adds, from too few people to more than are needed", () => {
  const line = lineWith({ calls: "40", minutes: "4" });
  const hour = staff(line);
  const levels = serviceLevels(line, hour);
  const shares = levels.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  const target = line.target.serviceLevel;
  expect(levels.find(({ share }) => share >= target)!.agents).toBe(hour.agents);
  expect(levels[0]!.share).toBeLessThan(target);
});
