import fc from "fast-check";
import { formatTime, parseTime } from "./clock-times";

it.each([
  ["08:00", 480],
  ["8:05", 485],
  [" 8.30 ", 510],
  ["0830", 510],
  ["830", 510],
  ["8am", 480],
  ["8 AM", 480],
  ["12am", 0],
  ["12 pm", 720],
  ["6.30pm", 1110],
  ["00:00", 0],
  ["24:00", 1440],
])("%j is %d minutes after midnight", (text, minutes) => {
  expect(parseTime(text)).toBe(minutes);
});

it.each(["", "8", "24:01", "25:00", "8:60", "13pm", "0am", "8:0", "-8:00", "8:00:00", "noon", "8,30"])(
  "%j is not a time",
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

it("a written time is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(parseTime(formatTime(minutes))).toBe(minutes);
    }),
  );
});
