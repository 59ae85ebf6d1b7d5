import fc from "fast-check";
import {
  answered,
  answeredMinutes,
  lengthOf,
  shiftHours,
  WHOLE_DAY,
  WORKING_DAY,
  type DailyHours,
} from "./daily-hours";
import { joinHours } from "./week";

const hours = (from: number, to: number): DailyHours => ({ from: from * 60, to: to * 60 });

it("moves hours to another clock, where they may run past midnight", () => {
  const moves = [
    [hours(9, 18), 60, hours(10, 19)],
    [hours(9, 18), -600, hours(23, 8)],
    [hours(9, 18), 660, hours(20, 5)],
    [hours(6, 22), 1080, hours(0, 16)],
    [hours(6, 22), 120, hours(8, 0)],
    [hours(9, 18), 525, hours(17.75, 2.75)],
    [WHOLE_DAY, -300, WHOLE_DAY],
  ] as const;
  expect(moves.map(([given, minutes]) => shiftHours(given, minutes))).toEqual(
    moves.map(([, , moved]) => moved),
  );
  expect(moves.map(([given, , moved]) => lengthOf(moved) - lengthOf(given))).toEqual(moves.map(() => 0));
  expect([WORKING_DAY, WHOLE_DAY].map(lengthOf)).toEqual([480, 1440]);
});

describe("answered", () => {
  it("finds the parts of the working day that other hours answer", () => {
    const cases = [
      [WHOLE_DAY, [hours(9, 17)]],
      [hours(4, 13), [hours(9, 13)]],
      [hours(10, 12), [hours(10, 12)]],
      // One ends as the other begins.
      [hours(17, 9), []],
      [hours(15, 0), [hours(15, 17)]],
      [hours(16, 10), [hours(9, 10), hours(16, 17)]],
    ] as const;
    expect(cases.map(([offered]) => answered(WORKING_DAY, offered))).toEqual(cases.map(([, parts]) => parts));
  });

  it("counts the minutes in which wanted and offered hours overlap", () => {
    const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
    const stretch = fc.record({ from: minute, to: minute }).filter(({ from, to }) => from !== to);
    const holds = ({ from, to }: DailyHours, at: number) =>
      from < to ? from <= at && at < to : at >= from || at < to;
    fc.assert(
      fc.property(stretch, stretch, (wanted, offered) => {
        let count = 0;
        for (let at = 0; at < 1440; at += 15) if (holds(wanted, at) && holds(offered, at)) count += 15;
        expect(answeredMinutes(wanted, offered)).toBe(count);
        expect(answeredMinutes(offered, wanted)).toBe(count);
      }),
    );
  });
});

describe("joinHours", () => {
  it("joins hours that overlap or meet, and keeps a pause", () => {
    expect(joinHours([hours(14, 18), hours(8, 12), hours(11, 13)])).toEqual([hours(8, 13), hours(14, 18)]);
    expect(joinHours([hours(0, 6), hours(6, 9)])).toEqual([hours(0, 9)]);
  });
});
