import fc from "fast-check";
import { formatTime, parseTime } from "./clock-times";

const TIMES: Readonly<Record<number, readonly string[]>> = {
  0: ["12am", "00:00"],
  480: ["08:00", "8am", "8 AM", "8:00:00", "8:00:00 AM", "8:00\u202fa.\u00a0m.", "8h", "8 Uhr"],
  485: ["8:05"],
  510: [" 8.30 ", "0830", "830", "8h30", "8 h 30", "8.30 Uhr"],
  720: ["12 pm"],
  15: ["00:15 AM"],
  810: ["13:30 PM"],
  1110: ["6.30pm"],
  1200: ["8:00 P.M."],
  1440: ["24:00"],
};
const NO_TIMES = [
  ...["", "8", "24:01", "25:00", "8:60", "13pm", "0am", "8:0", "-8:00", "8:00:15", "noon", "8,30", "8:00 xm"],
];

it("times are read as minutes after midnight, and nothing else is a time", () => {
  for (const [minutes, texts] of Object.entries(TIMES))
    expect(texts.filter((text) => parseTime(text) !== Number(minutes))).toEqual([]);
  expect(NO_TIMES.filter((text) => parseTime(text) !== undefined)).toEqual([]);
});

it("a written time is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(parseTime(formatTime(minutes))).toBe(minutes);
    }),
  );
});
