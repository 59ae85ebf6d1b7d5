import type { TradeMonth } from "@/lib/plans/trade-year";
import { contactsByMonth } from "./contacts-by-month";
import type { FirmHours } from "./example-firm";
import { CALLS, firmWith, NONE, serviceOf, yearOf } from "./testing/firm";

describe("contactsByMonth", () => {
  const count = (hours: FirmHours, busy = NONE, service = CALLS) =>
    contactsByMonth({ ...firmWith(100, service), hours, busyMonths: busy }, 25).counts;

  it("has more in a busy month and less in the others, and the same in a year", () => {
    // Eleven months weigh 20 and December 25, of 245 in all: 1,200 × 20/245 = 97.96, 1,200 × 25/245 = 122.4.
    const contacts = count(yearOf(), new Set([12]));
    expect(contacts).toEqual([98, 122, ...Array.from({ length: 10 }, () => 98)]);
    expect(contacts.reduce((sum, value) => sum + value, 0)).toBe(1200);
  });

  it("has calls on open days and messages on all days", () => {
    // November is open on 10 days of 230: 1,200 × 10/230 = 52.2, and 1,200 × 20/230 = 104.3 in the others.
    const hours = yearOf([{ openDays: 10 }]);
    expect(count(hours).slice(0, 2)).toEqual([52, 105]);
    expect(count(hours, NONE, serviceOf({ channel: "orders" })).slice(0, 2)).toEqual([100, 100]);
    expect(count(hours).reduce((sum, value) => sum + value, 0)).toBe(1200);
  });
});

describe("the busiest month", () => {
  const winter = new Set([12, 1, 2]);
  const busiestOf = (fields: Partial<TradeMonth>[], busy: ReadonlySet<number> = winter, perMonth = 13) => {
    const { counts, busiest } = contactsByMonth(
      { ...firmWith(perMonth), hours: yearOf(fields), busyMonths: busy },
      25,
    );
    return { counts: counts.slice(0, 5), busiest };
  };

  it("has no name where only rounding sets it apart", () => {
    // Of 257 in all November weighs 22, the winter 25 a month, the others 20: 156 contacts are 13.4, 15.2 and 12.1.
    expect(busiestOf([{ openDays: 22 }])).toEqual({ counts: [14, 16, 15, 15, 12], busiest: undefined });
    // 12.3 in December and 11.7 in the other two: less than a contact more.
    expect(busiestOf([{}, { openDays: 21 }], winter, 10).busiest).toBeUndefined();
  });

  it("is named by its season, or by the working days of its month within one", () => {
    expect(busiestOf([], new Set([12])).busiest).toBe("December");
    expect(busiestOf([{}, { openDays: 22 }]).busiest).toBe("December");
    expect(busiestOf([{}, { openDays: 22 }], NONE).busiest).toBeUndefined();
  });
});
