import fc from "fast-check";
import { getContent } from "@/lib/content";
import { DAYS, readWeek, weekdayOf, type Week } from "@/lib/geo/week";
import { sumLog } from "./log-sums";
import { answerByPlans, billByRounding } from "./log-prices";
import { composeLog } from "./compose-log";
import type { LogCall } from "./log";
import type { LogSettings } from "./log-settings";
import { readLog } from "./read-log";
import { sampleLog } from "./sample-log";

const RUNS = { seed: 1, numRuns: 20 };
const { plans, staffCosts, landing, site } = getContent();
const WEEK = readWeek({ "mon-fri": "08:30-17:00", sat: "09:00-12:00" });
const HOLIDAY = "2026-10-05";
const START = Date.parse("2026-10-01T00:00:00Z") / 1000;

const log = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 40 * 86_400 }).map((seconds) => START + seconds),
      seconds: fc.integer({ min: 1, max: 3000 }),
      outcome: fc.constantFrom<LogCall["outcome"][]>("answered", "missed", "busy"),
    }),
    { minLength: 1, maxLength: 400 },
  )
  .map((calls) => calls.toSorted((a, b) => a.at - b.at));

const settings: LogSettings = {
  week: WEEK,
  closedOn: [HOLIDAY],
  zone: "Europe/London",
  people: undefined,
  desk: { zone: "Europe/London", holidays: [HOLIDAY] },
  prices: plans,
  costs: staffCosts,
  pay: { text: "the minimum wage", pounds: staffCosts.wage.value, isBritish: true },
  contactWorth: landing.trade.contactWorth,
  rate: 1,
  after: 1,
};

/** Open at a moment, worked out from the texts of date and time. */
function isOpenAt(at: number, week: Week, closed: readonly string[]): boolean {
  const [date, time] = new Date(at * 1000).toISOString().split("T") as [string, string];
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  const minute = 60 * hours + minutes;
  return (
    !closed.includes(date) && week[weekdayOf(date)]!.some(({ from, to }) => minute >= from && minute < to)
  );
}

it("answered, engaged, unattended and closed add up to all calls, and agree with a count call by call", () => {
  fc.assert(
    fc.property(log, fc.option(fc.integer({ min: 1, max: 3 })), (calls, people) => {
      const sums = sumLog(calls, { week: WEEK, closedOn: [HOLIDAY], people: people ?? undefined });
      const answered = calls.filter(({ outcome }) => outcome === "answered");
      const missed = calls.filter(({ outcome }) => outcome !== "answered");
      const open = missed.filter(({ at }) => isOpenAt(at, WEEK, [HOLIDAY]));
      const talkingAt = (call: LogCall) =>
        calls
          .slice(0, calls.indexOf(call))
          .filter(({ at, seconds, outcome }) => outcome === "answered" && at + seconds > call.at).length;
      const atOnce = Math.max(0, ...answered.map((call) => talkingAt(call) + 1));
      const engaged = open.filter(
        (call) => call.outcome === "busy" || talkingAt(call) >= (people ?? Math.max(1, atOnce)),
      );
      expect(sums).toMatchObject({
        total: calls.length,
        answered: answered.length,
        engaged: engaged.length,
        unattended: open.length - engaged.length,
        closed: missed.length - open.length,
        atOnce,
      });
      expect(sums.answered + sums.engaged + sums.unattended + sums.closed).toBe(sums.total);
      const cells = sums.byHour.flat().map((cell) => cell.answered + cell.missed);
      expect(cells.reduce((all, cell) => all + cell)).toBe(calls.length);
    }),
    RUNS,
  );
});

it("a plan answers the missed calls of its hours on the desk's clock", () => {
  // Thursday 1 October at 9, 14 and 20 on the clock of the firm, and on the holiday.
  const missed = [9, 14, 20, 4 * 24 + 14].map((hour): LogCall => ({
    at: START + hour * 3600,
    seconds: 0,
    outcome: "missed",
  }));
  const answeredIn = (zone: string) =>
    answerByPlans(missed, 30, { ...settings, zone }).map(({ answered }) => answered);
  const [starter, professional, enterprise] = plans.plans;
  expect([starter!.hours, professional!.hours, enterprise!.hours]).toEqual([
    ...[{ from: 9, to: 18 }, { from: 6, to: 22 }, undefined],
  ]);
  expect(answeredIn("Europe/London")).toEqual([2, 4, 4]);
  // Five hours behind: 14, 19, 1 and 19 at the desk.
  expect(answeredIn("America/New_York")).toEqual([1, 3, 4]);
  // Nine ahead: midnight, 5, 11, and 5 on the holiday.
  expect(answeredIn("Australia/Sydney")).toEqual([1, 1, 4]);
});

it("rounding makes each call longer, and none shorter", () => {
  const calls = [1, 29, 30, 31, 60, 61].map((seconds): LogCall => ({
    at: START,
    seconds,
    outcome: "answered",
  }));
  expect(billByRounding(calls, 2, 1).map(({ minutes, amount }) => [minutes, amount])).toEqual([
    [212 / 60, 2 * (212 / 60)],
    [(3 * 30 + 60 + 60 + 90) / 60, 2 * ((3 * 30 + 60 + 60 + 90) / 60)],
    [7, 14],
    [13, 26],
  ]);
});

it("the sample is read whole, and its result contradicts nothing", () => {
  const sample = readLog(sampleLog(site.asOf), { zone: "Europe/London" });
  expect(sample).toMatchObject({ questions: [], unread: [] });
  expect(sample.calls).toHaveLength(sample.rows);
  const result = composeLog(sample.calls, { ...settings, week: DAYS.map((_, day) => WEEK[day]!) });
  expect(result.plans.filter(({ suits }) => suits)).toHaveLength(1);
  const missed = sample.calls.filter(({ outcome }) => outcome !== "answered").length;
  expect(result.heading).toContain(`You missed ${missed} of ${sample.rows} calls.`);
});

it("says that we are not the answer where nothing or little was missed", () => {
  const answered: LogCall[] = [{ at: START + 36_000, seconds: 60, outcome: "answered" }];
  expect(composeLog(answered, settings)).toMatchObject({
    heading: "You answered the only call",
    advice: expect.stringMatching(/^You do not need us/),
  });
  const few: LogCall[] = [...answered, { at: START + 40_000, seconds: 0, outcome: "missed" }];
  expect(composeLog(few, settings).advice).toMatch(/^We are not the answer/);
});
