import fc from "fast-check";
import {
  answered,
  answeredMinutes,
  lengthOf,
  merge,
  shiftHours,
  WHOLE_DAY,
  WORKING_DAY,
  type DailyHours,
} from "./coverage";

const hours = (from: number, to: number): DailyHours => ({ from: from * 60, to: to * 60 });

it("has a working day from nine to five", () => {
  expect(WORKING_DAY).toEqual(hours(9, 17));
  expect(lengthOf(WORKING_DAY)).toBe(480);
});

describe("shiftHours", () => {
  it.each([
    ["stays where it is", hours(9, 18), 0, hours(9, 18)],
    ["moves ahead", hours(9, 18), 60, hours(10, 19)],
    ["moves back", hours(9, 18), -300, hours(4, 13)],
    ["begins on the day before", hours(9, 18), -600, hours(23, 8)],
    ["ends on the day after", hours(9, 18), 660, hours(20, 5)],
    ["lies wholly on the day after", hours(6, 22), 1080, hours(0, 16)],
    ["ends at midnight, written as 0", hours(6, 22), 120, hours(8, 0)],
    ["moves by a half hour", hours(9, 18), -210, hours(5.5, 14.5)],
    ["moves by three quarters", hours(9, 18), 525, hours(17.75, 2.75)],
    ["keeps a whole day whole", WHOLE_DAY, -300, WHOLE_DAY],
  ])("a range of hours on another clock: %s", (_, given, minutes, expected) => {
    expect(shiftHours(given, minutes)).toEqual(expected);
  });
});

describe("lengthOf", () => {
  it.each([
    [hours(9, 18), 540],
    [hours(20, 5), 540],
    [hours(8, 0), 960],
    [hours(0, 16), 960],
    [WHOLE_DAY, 1440],
  ])("the length of %j is %i minutes", (given, minutes) => {
    expect(lengthOf(given)).toBe(minutes);
  });
});

describe("answered", () => {
  it.each([
    ["the whole of it", hours(9, 18), [hours(9, 17)], 480],
    ["all of it by a whole day", WHOLE_DAY, [hours(9, 17)], 480],
    ["its beginning", hours(4, 13), [hours(9, 13)], 240],
    ["its end", hours(14, 23), [hours(14, 17)], 180],
    ["a stretch inside it", hours(10, 12), [hours(10, 12)], 120],
    ["none of it at night", hours(20, 5), [], 0],
    ["none of it where one ends as the other begins", hours(17, 9), [], 0],
    ["its beginning, by hours over midnight", hours(17, 10), [hours(9, 10)], 60],
    ["its end, by hours over midnight", hours(15, 0), [hours(15, 17)], 120],
    ["both ends, by hours over midnight", hours(16, 10), [hours(9, 10), hours(16, 17)], 120],
    ["half hours", hours(5.5, 14.5), [hours(9, 14.5)], 330],
  ])("answers of the working day: %s", (_, offered, parts, minutes) => {
    expect(answered(WORKING_DAY, offered)).toEqual(parts);
    expect(answeredMinutes(WORKING_DAY, offered)).toBe(minutes);
  });

  it("splits wanted hours that run past midnight", () => {
    expect(answered(hours(22, 6), hours(20, 2))).toEqual([hours(0, 2), hours(22, 24)]);
    expect(answeredMinutes(hours(22, 6), hours(20, 2))).toBe(240);
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

describe("merge", () => {
  it("joins hours that overlap or meet, and keeps a pause", () => {
    expect(merge([hours(14, 18), hours(8, 12), hours(11, 13)])).toEqual([hours(8, 13), hours(14, 18)]);
    expect(merge([hours(0, 6), hours(6, 9)])).toEqual([hours(0, 9)]);
  });
});
