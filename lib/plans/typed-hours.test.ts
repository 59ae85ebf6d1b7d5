import fc from "fast-check";
import { formatTime } from "@/lib/clock-times";
import { minutesOfWeek } from "@/lib/geo/week";
import { readOpenHours } from "./typed-hours";

const WEEKDAYS_OFF = ["", "", "", "", ""];

it("hours are read as people write them", () => {
  const texts = {
    "8am to 6pm": "480-1080",
    "9:00–12:00 and 13:00–17:00": "540-720 780-1020",
    "13:00-17:00, 9:00-13:00": "540-1020",
    "00:00-24:00": "0-1440",
    Closed: "",
    "": "",
  };
  for (const [text, hours] of Object.entries(texts)) {
    const [monday, ...others] = readOpenHours([text])!;
    expect([text, monday!.map(({ from, to }) => `${from}-${to}`).join(" ")]).toEqual([text, hours]);
    expect(others.flat()).toEqual([]);
  }
});

it("hours past midnight count for the next day, and from Sunday for Monday", () => {
  const week = readOpenHours([...WEEKDAYS_OFF, "18:00-02:00", "20:00-00:00"]);
  expect(week!.slice(5)).toEqual([
    [{ from: 1080, to: 1440 }],
    [
      { from: 0, to: 120 },
      { from: 1200, to: 1440 },
    ],
  ]);
  expect(readOpenHours([...WEEKDAYS_OFF, "", "22:00-03:00"])![0]).toEqual([{ from: 0, to: 180 }]);
});

it("other texts are no hours", () => {
  for (const text of ["8-18", "08:00", "08:00-08:00", "24:00-08:00", "08:00-12:00-18:00", "25:00-26:00"])
    expect([text, readOpenHours(["09:00-10:00", text])]).toEqual([text, undefined]);
});

it("a week has as many open minutes as its days say, unless they overlap", () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 720 }))
    .map(([from, length]) => ({ from, length }));
  fc.assert(
    fc.property(fc.array(range, { minLength: 7, maxLength: 7 }), (ranges) => {
      const week = readOpenHours(
        ranges.map(({ from, length }) => `${formatTime(from)}-${formatTime((from + length) % 1440)}`),
      )!;
      // Minute by minute.
      const open = new Set(
        ranges.flatMap(({ from, length }, day) =>
          Array.from({ length }, (_, minute) => (day * 1440 + from + minute) % (7 * 1440)),
        ),
      );
      expect(minutesOfWeek(week)).toBe(open.size);
    }),
    { numRuns: 25 },
  );
});
