import type { Plan } from "@/lib/content";
import type { Holiday } from "@/lib/geo/holidays";
import { clockDifference } from "@/lib/geo/zone";
import { coverHours, type WantedHours } from "./coverage";
import { readOpenHours } from "./typed-hours";

/** A Sunday. */
const AS_OF = "2026-11-01";
const DESK = {
  asOf: AS_OF,
  // A Monday and a Friday.
  holidays: new Set(["2026-11-30", "2026-12-25"]),
  quietHours: { from: 20, to: 8, percent: 20 },
};
const OFFICE = { id: "starter", hours: { from: 9, to: 18 }, days: "mon-fri", closedOn: "public holidays" };
const EXTENDED = { id: "professional", hours: { from: 6, to: 22 }, closedOn: ["12-25"] };
const ALWAYS = { id: "enterprise" };
// Only the fields that the hours depend on.
const PLANS = [OFFICE, EXTENDED, ALWAYS] as Plan[];

function cover(zone: string, days: readonly string[], more: Partial<WantedHours> = {}) {
  const week = readOpenHours(days)!;
  const difference = clockDifference(zone, "Europe/London", AS_OF);
  return coverHours({ week, closedOn: [], difference, everyDay: false, ...more }, PLANS, DESK);
}

const weekdays = (hours: string, count = 5) => Array.from({ length: count }, () => hours);
const holiday = (date: string, from = 0): Holiday => ({ date, name: "A holiday", inLieu: false, from });

it("weeks in which the clocks disagree are listed, and a plan has to cover them too", () => {
  // New York is five hours behind, and four for some weeks: 5 pm is 10 pm, or 9 pm.
  const [office, extended] = cover("America/New_York", weekdays("08:00-17:00"));
  expect(extended).toMatchObject({ covered: true });
  expect(extended!.exceptions.length).toBeGreaterThan(0);
  for (const { minutes } of office!.exceptions) expect(minutes).toBe(5 * 360);
  expect(office!.january).toBe(5 * 300);
  // An hour earlier, it is 11 am at the desk all year but in those weeks, when it is 10 am.
  const [early] = cover("America/New_York", weekdays("04:00-13:00"));
  expect(early).toMatchObject({ covered: false, january: 2700, july: 2700 });
  for (const { minutes } of early!.exceptions) expect(minutes).toBe(2400);
});

it("days on which the desk is closed are missed, and matter if every day has to be answered", () => {
  const [office, extended] = cover("Europe/London", weekdays("09:00-17:00"));
  expect(office!.missedDays).toEqual(["2026-11-30", "2026-12-25"]);
  expect(extended!.missedDays).toEqual(["2026-12-25"]);
  expect(office!.year.open - office!.year.answered).toBe(960);
  expect(
    cover("Europe/London", weekdays("09:00-17:00"), { everyDay: true }).map(({ covered }) => covered),
  ).toEqual([false, false, true]);
});

it("days on which the firm is closed too are not missed, or only until a holiday begins", () => {
  const closedOn = [holiday("2026-11-30"), holiday("2026-12-25", 12 * 60)];
  const [office] = cover("Europe/London", weekdays("09:00-17:00"), { closedOn, everyDay: true });
  expect(office!.missedDays).toEqual(["2026-12-25"]);
});

it("a closed day of the desk is parts of two days far away", () => {
  // Eleven hours ahead: the desk's 25 December is there from 5 pm to 9 am, with its hours.
  const [, extended] = cover("Australia/Sydney", weekdays("00:00-24:00", 7));
  expect(extended!.missedDays).toEqual(["2026-12-25", "2026-12-26"]);
});

it("quiet hours count less in the share of calls", () => {
  // Half of the open hours are quiet and not answered: they bring a fifth of the calls of the others.
  const [office] = cover("Europe/London", ["", "16:00-18:00 and 20:00-22:00"]);
  expect(office!.share).toBeCloseTo(1 / 1.2, 9);
});

it("a week without open hours is refused", () => {
  expect(() => cover("Europe/London", [])).toThrow("expected open hours");
});
