import { answersAt, localTime, timeOfMinute } from "./answering-now";
import { DAYS } from "@/lib/geo/week";

it("tells date, weekday and minute on the clock of a zone", () => {
  // Monday 23 November 2026, 02:30 in London, is still Sunday in New York.
  const at = new Date("2026-11-23T02:30:00Z");
  expect(localTime("Europe/London", at)).toEqual({ date: "2026-11-23", weekday: 0, minute: 150 });
  expect(localTime("America/New_York", at)).toEqual({ date: "2026-11-22", weekday: 6, minute: 21.5 * 60 });
  expect(localTime("Australia/Darwin", at)).toEqual({ date: "2026-11-23", weekday: 0, minute: 12 * 60 });
});

describe("answersAt", () => {
  const desk = {
    week: DAYS.map((_, day) => (day < 5 ? [{ from: 540, to: 1080 }] : [])),
    closedOn: ["2026-11-30"],
  };
  const on = (date: string, weekday: number, minute: number) => answersAt(desk, { date, weekday, minute });

  it("begins with the first minute of the hours and ends before the last, on days on which the desk is open", () => {
    expect([539, 540, 1079, 1080].map((minute) => on("2026-11-23", 0, minute))).toEqual([
      ...[false, true, true, false],
    ]);
    expect([on("2026-11-28", 5, 600), on("2026-11-30", 0, 600)]).toEqual([false, false]);
  });
});

it("writes a time with two figures each", () => {
  expect([0, 194, 1439].map(timeOfMinute)).toEqual(["00:00", "03:14", "23:59"]);
});
