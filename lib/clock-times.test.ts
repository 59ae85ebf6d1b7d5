import fc from "fast-check";
import { formatTime, parseTime } from "./clock-times";

const TIMES: Readonly<Record<string, number | undefined>> = {
  "08:00": 480,
  "8:05": 485,
  " 8.30 ": 510,
  "0830": 510,
  "830": 510,
  "8am": 480,
  "8 AM": 480,
  "12am": 0,
  "12 pm": 720,
  "6.30pm": 1110,
  "00:00": 0,
  "24:00": 1440,
  "8:00:00": 480,
  "8:00:00 AM": 480,
  "8:00\u202fa.\u00a0m.": 480,
  "8:00 P.M.": 1200,
  "13:30 PM": 810,
  "8h": 480,
  "8h30": 510,
  "8 h 30": 510,
  "8 Uhr": 480,
  "8.30 Uhr": 510,
  ...Object.fromEntries(
    [
      "",
      "8",
      "24:01",
      "25:00",
      "8:60",
      "13pm",
      "0am",
      "8:0",
      "-8:00",
      "8:00:15",
      "noon",
      "8,30",
      "8:00 xm",
    ].map((text) => [text, undefined]),
  ),
};

it("times are read as minutes after midnight, and nothing else is a time", () => {
  expect(Object.fromEntries(Object.keys(TIMES).map((text) => [text, parseTime(text)]))).toEqual(TIMES);
});

it("a written time is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(parseTime(formatTime(minutes))).toBe(minutes);
    }),
  );
});
