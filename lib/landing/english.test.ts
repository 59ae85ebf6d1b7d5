import { getContent } from "@/lib/content";
import { WORKING_DAY } from "@/lib/geo/daily-hours";
import { choiceOf, createWords, listOf } from "./english";

const words = createWords(getContent().landing.words);

const written = (texts: Record<number, string>, write: (minutes: number) => string) =>
  Object.fromEntries(Object.keys(texts).map((minutes) => [minutes, write(Number(minutes))]));

it("lists items and alternatives", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listOf)).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(choiceOf(["a", "b", "c"])).toBe("a, b or c");
});

it("writes durations in words", () => {
  const durations = {
    15: "15 minutes",
    30: "half an hour",
    60: "one hour",
    75: "one hour and 15 minutes",
    90: "one and a half hours",
    120: "two hours",
    135: "two hours and 15 minutes",
    525: "eight and three quarter hours",
    780: "thirteen hours",
    960: "16 hours",
  };
  expect(written(durations, words.duration)).toEqual(durations);
});

it("writes a range of durations in words and in digits", () => {
  const ranges = [
    [300, 300, "five hours", "5 hours"],
    [30, 30, "half an hour", "½ hours"],
    [420, 480, "seven or eight hours", "7 or 8 hours"],
    [510, 630, "eight and a half to ten and a half hours", "8½ to 10½ hours"],
    [345, 405, "five and three quarter or six and three quarter hours", "5¾ or 6¾ hours"],
    [30, 90, "half an hour or one and a half hours", "½ or 1½ hours"],
  ] as const;
  for (const [least, most, ...texts] of ranges)
    expect([words.durations(least, most), words.figures(least, most)]).toEqual(texts);
});

it("writes times of day", () => {
  const times = {
    0: "midnight",
    1440: "midnight",
    720: "noon",
    30: "12:30 am",
    540: "9 am",
    545: "9:05 am",
    750: "12:30 pm",
    1035: "5:15 pm",
    1439: "11:59 pm",
    1500: "1 am",
    "-60": "11 pm",
  };
  expect(written(times, words.time)).toEqual(times);
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
