import { getContent, type Industry, type Plan, type Service } from "@/lib/content";
import type { FiguresInput } from "./figures";
import type { PlanChoice } from "./plan-options";
import { contactsByMonth, describeMonths } from "./months";
import type { TradeHours } from "./trade-hours";
import { CALLS, ENTERPRISE, firmWith, inputWith, NONE, serviceOf, STARTER } from "./testing/firm";
import { describeEngagedLine, peopleNeeded } from "./engaged-line";
import type { TradeMonth } from "@/lib/plans/trade-year";

const { landing: messages } = getContent();
const context = { messages } as FiguresInput["context"];

const monthNames = Array.from({ length: 12 }, (_, index) => {
  const month = ((10 + index) % 12) + 1;
  return `${month > 10 ? 2026 : 2027}-${String(month).padStart(2, "0")}-01`;
});
/** Twelve months from November on, each with 30 days, 20 of them open for eight hours, except for the fields given. */
const yearOf = (fields: Partial<TradeMonth>[] = []) =>
  ({
    year: {
      months: monthNames.map((from, n) => ({
        from,
        days: 30,
        openDays: 20,
        openMinutes: 9600,
        ...fields[n],
      })),
    },
  }) as unknown as TradeHours;

describe("contactsByMonth", () => {
  const count = (hours: TradeHours, busy = NONE, service = CALLS) =>
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

describe("describeMonths", () => {
  const tabulate = (
    plan: Plan | undefined,
    november: number,
    { share = 1, ...fields }: Partial<FiguresInput> & { share?: number } = {},
  ) =>
    describeMonths(
      inputWith({ context, ...firmWith(100), hours: yearOf(), ...fields }),
      plan && ({ plan, share } as PlanChoice),
      { counts: [november, ...Array.from({ length: 11 }, () => 40)], most: november, busiest: undefined },
    );

  it("has months with open hours, contacts, and the bill with add-on and overflow", () => {
    // £499 + £199 + 30 × £0.50.
    const { columns, rows } = tabulate(STARTER, 130, {
      service: serviceOf({ channel: "chat", addOn: 199 }),
    });
    expect(rows[0]).toEqual(["November 2026", "160", "130", "£713"]);
    expect(rows[1]).toEqual(["December", "160", "40", "£698"]);
    expect(rows).toHaveLength(12);
    expect(columns.at(-1)).toBe(messages.trade.year.columns.bill);
  });

  it("bills the contacts that the plan answers", () => {
    // Half of 300: £499 + 50 × £0.50.
    expect(tabulate(STARTER, 300, { share: 0.5 }).rows[0]!.at(-1)).toBe("£524");
  });

  it("has no bill if it is the same in every month, or without a plan", () => {
    for (const { columns, rows } of [tabulate(ENTERPRISE, 4000), tabulate(undefined, 4000)]) {
      expect(rows[0]).toEqual(["November 2026", "160", "4,000"]);
      expect(columns).not.toContain(messages.trade.year.columns.bill);
    }
  });

  it("marks busy months", () => {
    const { rows } = tabulate(STARTER, 60, { busyMonths: new Set([11, 2]) });
    expect(rows.map(([, , contacts]) => contacts).slice(0, 5)).toEqual(["60*", "40", "40", "40*", "40"]);
  });
});

describe("describeEngagedLine", () => {
  const industry = { peak: { share: 0.2, when: "Monday from 8 to 9" } } as Industry;
  const openOn = (days: number) =>
    ({
      year: { week: Array.from({ length: 7 }, (_, day) => (day < days ? [{ from: 540, to: 1020 }] : [])) },
    }) as unknown as TradeHours;
  const lineOf = (channel: Service["channel"], days = 5, minutes = 3, perMonth = 260) => ({
    service: serviceOf({ channel }),
    industry,
    hours: openOn(days),
    contacts: { perMonth, minutes },
    context,
  });
  const describeFor = (...input: Parameters<typeof lineOf>) => describeEngagedLine(lineOf(...input));

  it("states the calls of the busiest hour, and the share that one person, two and three would miss", () => {
    // 260 × 12 / (5 × 52) = 12 a day, of which 2.4 in the hour: 0.12 erlangs.
    // One person: 0.12 / 1.12 = 10.7%. Two: 0.12 × 0.107 / (2 + 0.12 × 0.107) = 0.6%. Three: 0.03%.
    const text = describeFor("phone")!;
    expect(text).toContain("Monday from 8 to 9: about 2.4 calls of 3 minutes each");
    expect(text).toMatch(/one person .* 11% .* with two, 1%; with three, fewer than 1%/);
    // 0.08 erlangs. One person: 0.08 / 1.08 = 7.4%, which is not worth a sentence.
    expect(describeFor("phone", 5, 2)).toBeUndefined();
  });

  it("has shares of the calls as they are printed, and limits of the calls as they are", () => {
    // 1,137 × 12 / 260 × 0.2 = 10.495. 0.525 erlangs: 34.4%, 8.3%, 1.4%; of 11 calls they would be 35%, 9% and 2%.
    expect(describeFor("phone", 5, 3, 1137)).toMatch(/about 10\.5 calls .* 34% .* two, 8%; with three, 1%\./);
    // 2.206 calls: 9.9%, which is less than 10 and not printed as 10%.
    expect(describeFor("phone", 5, 3, 239)).toBeUndefined();
    // 2.954 calls of 5 minutes: 19.8%. Of the 3.0 that are printed it would be 20%, and two people.
    expect(describeFor("phone", 5, 5, 320)).toMatch(/about 3\.0 calls .* 20% /);
    expect([320, 330].map((perMonth) => peopleNeeded(lineOf("phone", 5, 5, perMonth)))).toEqual([1, 2]);
  });

  it("is absent for services without a line, for which one person is enough", () => {
    for (const channel of ["orders", "project", "lead", "dispatch"] as const)
      expect([describeFor(channel), peopleNeeded(lineOf(channel, 5, 60))]).toEqual([undefined, 1]);
  });

  it("is absent where one person of the firm's own is nearly always free", () => {
    // 260 × 12 / (7 × 52) = 8.6 a day, of which 1.7 in the hour: 0.028 erlangs, and 0.028 / 1.028 = 2.8%.
    expect(describeFor("phone", 7, 1)).toBeUndefined();
  });
});
