import type { Plan } from "@/lib/content";
import type { Holiday } from "@/lib/geo/holidays";
import { DAYS, readWeek, WHOLE_WEEK } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import { computeTradeYear, deskHoursOf, longestGap, type TradeYear } from "./trade-year";

/** A Sunday: the twelve months have 52 of each weekday and a 53rd Sunday. */
const AS_OF = "2026-11-01";
/** 54 hours: five days of ten and one of four. */
const WEEK = readWeek({ "mon-fri": "08:00-18:00", sat: "09:00-13:00" });
/** A Monday and two Fridays. */
const DESK_HOLIDAYS = new Set(["2026-11-30", "2026-12-25", "2027-01-01"]);

// Only the fields that the hours depend on.
const STARTER = { hours: { from: 9, to: 18 }, days: "mon-fri", closedOn: "public holidays" } as Plan;
const PROFESSIONAL = { hours: { from: 6, to: 22 }, closedOn: ["12-25", "01-01"] } as Plan;
const ENTERPRISE = {} as Plan;
const DESKS = [STARTER, PROFESSIONAL, ENTERPRISE].map((plan) => deskHoursOf(plan, DESK_HOLIDAYS, AS_OF));

const holiday = (date: string, from = 0): Holiday => ({ date, name: "A holiday", inLieu: false, from });

function yearIn(zone: string, { closes = false, holidays = [] as Holiday[], week = WEEK } = {}): TradeYear {
  return computeTradeYear(
    week,
    closes ? holidays : [],
    clockDifference(zone, "Europe/London", AS_OF),
    DESKS,
    AS_OF,
  );
}

const inHours = (minutes: readonly number[]) => minutes.map((value) => value / 60);
const monthOf = ({ months }: TradeYear, from: string) => months.find((month) => month.from === from)!;

describe("deskHoursOf", () => {
  it("closes on the dates of a plan in both years that the twelve months touch", () => {
    expect([...DESKS[1]!.closedOn].sort()).toEqual(["2026-01-01", "2026-12-25", "2027-01-01", "2027-12-25"]);
  });
});

it("has twelve months, each from its first day", () => {
  const { months } = yearIn("Europe/London");
  expect(months.map(({ from }) => from.slice(0, 7))).toEqual([
    ...["2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"],
    ...["2027-05", "2027-06", "2027-07", "2027-08", "2027-09", "2027-10"],
  ]);
  expect(months.every(({ from }) => from.endsWith("-01"))).toBe(true);
  expect(months.map(({ days }) => days)).toEqual([30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31]);
  // All days but Sundays, of which November 2026 has five and December four.
  expect(months.slice(0, 2).map(({ openDays }) => openDays)).toEqual([25, 27]);
});

describe("the hours that plans answer", () => {
  it("are those of the plan for a firm on the desk's clock, without the days on which the desk is closed", () => {
    const { openMinutes, answered, answeredWeek } = yearIn("Europe/London");
    // 52 × 54 hours.
    expect(openMinutes / 60).toBe(2808);
    // Starter: 52 weeks of 5 × 9 hours, without three holidays of 9. Professional: all hours but two Fridays of 10.
    expect(inHours(answered)).toEqual([2340 - 27, 2808 - 20, 2808]);
    expect(inHours(answeredWeek[0]!.january)).toEqual([9, 10, 10]);
    expect(inHours(answeredWeek[5]!.january)).toEqual([0, 4, 4]);
    expect(answeredWeek[6]).toEqual({ january: [0, 0, 0], july: [0, 0, 0] });
  });
});

describe("public holidays", () => {
  const closes = true;

  it("close a firm for the day if it closes on them", () => {
    const holidays = [holiday("2026-12-25"), holiday("2026-12-26")];
    const open = monthOf(yearIn("Europe/London", { holidays }), "2026-12-01");
    // 23 days from Monday to Friday of ten hours, four Saturdays of four.
    expect([open.openDays, open.openMinutes / 60]).toEqual([27, 246]);
    const closed = monthOf(yearIn("Europe/London", { closes, holidays }), "2026-12-01");
    expect([closed.openDays, closed.openMinutes / 60]).toEqual([25, 246 - 10 - 4]);
    expect(inHours(closed.answered)).toEqual([22 * 9, 232, 232]);
  });

  it("that begin during the day end it then", () => {
    const ends = [
      // Minute at which it begins, days and hours that remain of December's 27 and 246.
      [18 * 60, 27, 246],
      [15 * 60, 27, 243],
      [8 * 60, 26, 236],
    ] as const;
    for (const [from, ...remain] of ends) {
      const holidays = [holiday("2026-12-24", from)];
      const december = monthOf(yearIn("Europe/London", { closes, holidays }), "2026-12-01");
      expect([december.openDays, december.openMinutes / 60]).toEqual(remain);
    }
  });

  it("that begin in the lunch break leave the morning", () => {
    const week = readWeek({ thu: "08:00-12:00 and 13:30-18:00" });
    const holidays = [holiday("2026-12-24", 13 * 60)];
    const december = monthOf(yearIn("Europe/London", { closes, holidays, week }), "2026-12-01");
    // Five Thursdays of 8½ hours, one of which has 4.
    expect([december.openDays, december.openMinutes / 60]).toEqual([5, 4 * 8.5 + 4]);
  });
});

describe("the longest time without anybody at the desk", () => {
  const HOUR = 60;
  const NINE_TO_FIVE = [{ from: 9 * HOUR, to: 17 * HOUR }];
  const every = (open: (day: number) => boolean) => DAYS.map((_, day) => (open(day) ? NINE_TO_FIVE : []));

  it("is the night of a desk that opens daily, and the weekend of one that does not", () => {
    const closedOn = new Set<string>();
    expect(longestGap({ week: every(() => true), closedOn }, "2026-11-01")).toBe(16 * HOUR);
    expect(longestGap({ week: every((day) => day < 5), closedOn }, "2026-11-01")).toBe(64 * HOUR);
  });

  it("is longer by the days on which the desk is closed", () => {
    // A Friday and the Monday after it.
    const closedOn = new Set(["2026-12-25", "2026-12-28"]);
    expect(longestGap({ week: every(() => true), closedOn }, "2026-11-01")).toBe(40 * HOUR);
    expect(longestGap({ week: every((day) => day < 5), closedOn }, "2026-11-01")).toBe((16 + 4 * 24) * HOUR);
  });

  it("is nothing for a desk that never closes", () => {
    expect(longestGap({ week: WHOLE_WEEK, closedOn: new Set() }, "2026-11-01")).toBe(0);
  });
});
