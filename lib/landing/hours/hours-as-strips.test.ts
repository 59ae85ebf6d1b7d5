import { getContent } from "@/lib/content";
import { readWeek } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import { computeTradeYear, deskHoursOf } from "@/lib/plans/trade-year";
import { createWords } from "../english";
import { describeStrips } from "./hours-as-strips";
import { ENTERPRISE, PROFESSIONAL, STARTER } from "../testing/firm";

const content = getContent();

describe("strips of a day", () => {
  const { landing: messages } = content;
  const asOf = "2026-11-01";
  const plans = [STARTER, PROFESSIONAL, ENTERPRISE];
  const desks = plans.map((plan) => deskHoursOf(plan, new Set(), asOf));

  /** The strips of a firm with this week, on the clock of a zone. */
  function stripsOf(zone: string, week: Record<string, string>) {
    const difference = clockDifference(zone, "Europe/London", asOf);
    const year = computeTradeYear(readWeek(week), [], difference, desks, asOf);
    return describeStrips(year, desks, difference, { plans, messages, words: createWords(messages.words) });
  }
  const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

  it("ends a day at midnight, and begins it with the hours of the evening before", () => {
    // Brisbane is ten hours ahead in January and nine in July, when the desk has summer time.
    const { plans: strips } = stripsOf("Australia/Brisbane", { "mon-fri": "09:00-17:00" });
    expect(strips[0]!.seasons).toEqual([
      [hours(0, 4), hours(19, 24)],
      [hours(0, 3), hours(18, 24)],
    ]);
    expect(strips[0]!.text).toBe("Monday to Friday, 7 pm to 4 am in January; 6 pm to 3 am in July");
  });

  it("shows the day that most days of the week are like", () => {
    const week = { mon: "12:00-14:00", "tue-thu": "09:00-17:00", sat: "09:00-13:00" };
    const { open } = stripsOf("Europe/London", week);
    expect(open.seasons).toEqual([[hours(9, 17)]]);
    expect(open.text).toBe("Tuesday to Thursday, 9 am to 5 pm");
  });
});
