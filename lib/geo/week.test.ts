import { answeredOn, daysIn, minutesOf, readWeek, weekdayOf, type DeskHours, shiftWeek } from "./week";
import { isoDate, utcDay } from "./days";

const dateBy = (date: string, days: number) => isoDate(utcDay(date, days));
const desk = (days: Record<string, string>, closed: string[] = []): DeskHours => ({
  week: readWeek(days),
  closedOn: new Set(closed),
});
const officeHours = { "mon-fri": "09:00-18:00" };
const nineToFive = [{ from: 9 * 60, to: 17 * 60 }];

describe("readWeek", () => {
  it("reads ranges of days and hours with a break", () => {
    const week = readWeek({ "mon-tue": "08:00-12:00 and 13:30-18:00", sun: "00:00-24:00" });
    expect(week[0]).toEqual([
      { from: 480, to: 720 },
      { from: 810, to: 1080 },
    ]);
    expect(week[1]).toEqual(week[0]);
    expect(week[2]).toEqual([]);
    expect(minutesOf(week[6]!)).toBe(1440);
  });

  it("reads one day or a range, and nothing from a range against the order", () => {
    expect(["sat", "fri-sun", "wed-wed", "sat-mon"].map(daysIn)).toEqual([[5], [4, 5, 6], [2], []]);
  });

  it("reads no hours as a week off, and a later entry of a day instead of an earlier one", () => {
    expect(readWeek({})).toEqual([[], [], [], [], [], [], []]);
    const week = readWeek({ "mon-fri": "09:00-17:00", fri: "09:00-12:30" });
    expect(week[3]).toEqual([{ from: 540, to: 1020 }]);
    expect(week[4]).toEqual([{ from: 540, to: 750 }]);
  });
});

it("moves the end of Sunday to Monday, and the beginning of Monday to Sunday", () => {
  const week = readWeek({ mon: "01:00-03:00", sun: "20:00-24:00" });
  expect(shiftWeek(week, 120)[0]).toEqual([
    { from: 0, to: 120 },
    { from: 180, to: 300 },
  ]);
  expect(shiftWeek(week, -120)[6]).toEqual([
    { from: 1080, to: 1320 },
    { from: 1380, to: 1440 },
  ]);
});

it("has no seam in a week without a closed hour", () => {
  const week = readWeek({ "mon-sun": "00:00-24:00" });
  expect(shiftWeek(week, -300)).toEqual(week);
});

it("counts weekdays from Monday", () => {
  expect(weekdayOf("2026-11-23")).toBe(0);
  expect(weekdayOf("2026-11-29")).toBe(6);
});

describe("answeredOn", () => {
  it("finds the desk's day before for a firm far ahead of it", () => {
    // Auckland: Monday 9 am to 5 pm is Sunday 8 pm to Monday 4 am at the desk.
    const monday = "2026-11-30";
    expect(answeredOn(nineToFive, monday, 13 * 60, desk(officeHours), dateBy)).toBe(0);
    expect(answeredOn(nineToFive, monday, 13 * 60, desk({ sun: "20:00-24:00" }), dateBy)).toBe(4 * 60);
    expect(
      answeredOn(nineToFive, monday, 13 * 60, desk({ "mon-sun": "00:00-24:00" }, [monday]), dateBy),
    ).toBe(4 * 60);
  });
});
