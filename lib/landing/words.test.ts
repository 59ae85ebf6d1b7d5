import { getContent } from "@/lib/content";
import { WORKING_DAY } from "@/lib/geo/coverage";
import { createWords } from "./words";

const words = createWords(getContent().landing.words);

it.each([
  [15, "15 minutes"],
  [30, "half an hour"],
  [45, "45 minutes"],
  [60, "one hour"],
  [75, "one hour and 15 minutes"],
  [90, "one and a half hours"],
  [105, "one and three quarter hours"],
  [120, "two hours"],
  [135, "two hours and 15 minutes"],
  [210, "three and a half hours"],
  [525, "eight and three quarter hours"],
  [570, "nine and a half hours"],
  [780, "thirteen hours"],
  [960, "16 hours"],
])("writes %i minutes as %j", (minutes, text) => {
  expect(words.duration(minutes)).toBe(text);
});

it.each([
  [1, "1 minute"],
  [44, "44 minutes"],
  [60, "an hour"],
  [76, "an hour and 16 minutes"],
  [121, "two hours and 1 minute"],
])("writes %i minutes as a duration: %j", (minutes, text) => {
  expect(words.stretch(minutes)).toBe(text);
});

it.each([
  [300, 300, "five hours", "5 hours"],
  [60, 60, "one hour", "1 hour"],
  [30, 30, "half an hour", "½ hours"],
  [420, 480, "seven or eight hours", "7 or 8 hours"],
  [540, 660, "nine to eleven hours", "9 to 11 hours"],
  [510, 630, "eight and a half to ten and a half hours", "8½ to 10½ hours"],
  [345, 405, "five and three quarter or six and three quarter hours", "5¾ or 6¾ hours"],
  [30, 90, "half an hour or one and a half hours", "½ or 1½ hours"],
])("writes %i to %i minutes as %j, in digits %j", (least, most, text, figures) => {
  expect(words.durations(least, most)).toBe(text);
  expect(words.figures(least, most)).toBe(figures);
});

describe("time", () => {
  it.each([
    [0, "midnight"],
    [1440, "midnight"],
    [720, "noon"],
    [1, "12:01 am"],
    [30, "12:30 am"],
    [540, "9 am"],
    [545, "9:05 am"],
    [690, "11:30 am"],
    [750, "12:30 pm"],
    [780, "1 pm"],
    [1035, "5:15 pm"],
    [1439, "11:59 pm"],
    [-60, "11 pm"],
    [1500, "1 am"],
  ])("writes minute %i as %s", (minute, text) => {
    expect(words.time(minute)).toBe(text);
  });
});

it("writes a range of times of day", () => {
  expect(words.hours(WORKING_DAY)).toBe("9 am to 5 pm");
  expect(words.hours({ from: 17.5 * 60, to: 0 })).toBe("5:30 pm to midnight");
});

it("writes dates in any time zone of the machine", () => {
  expect(words.day("2027-02-03")).toBe("3 February");
  expect(words.date("2026-11-26")).toBe("26 November 2026");
  expect(words.weekday("2026-11-26")).toBe("Thursday 26 November");
  expect(words.weekday("2028-02-29")).toBe("Tuesday 29 February");
  expect(words.weekday("2027-01-03")).toBe("Sunday 3 January");
});
