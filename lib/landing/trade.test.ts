import { getContent, type Industry, type Plan, type Plans, type Service } from "@/lib/content";
import { choosePlan, contactsByMonth, figuresOf, hasPlan } from "./trade";
import type { FiguresInput } from "./figures-input";
import type { TradeHours } from "./trade-hours";
import { describeEngagedLine } from "./verdict";
import type { TradeMonth } from "./trade-year";

const { landing: messages } = getContent();

// Only the fields that the functions read.
const STARTER = {
  name: "Starter",
  price: 499,
  calls: 100,
  hours: { from: 9, to: 18 },
  days: "mon-fri",
  otherLanguages: 0,
} as Plan;
const PROFESSIONAL = {
  name: "Professional",
  price: 799,
  calls: 500,
  hours: { from: 6, to: 22 },
  otherLanguages: 1,
} as Plan;
const ENTERPRISE = { name: "Enterprise", price: 1499 } as Plan;
const PLANS = { overflowCallPrice: 0.5, plans: [STARTER, PROFESSIONAL, ENTERPRISE] } as unknown as Plans;

const serviceOf = (fields: Partial<Service>) =>
  ({ channel: "phone", reply: "at-once", contact: { one: "call", many: "calls" }, ...fields }) as Service;
const CALLS = serviceOf({});

/** A firm with this many calls a month, of three minutes each. */
const firmWith = (perMonth: number, service = CALLS) => ({
  service,
  contacts: { perMonth, minutes: 3 },
  plans: PLANS,
});

/** A year of 1,000 open minutes, of which the plans answer these. */
const answering = (...answered: number[]) =>
  ({ year: { openMinutes: 1000, answered } }) as unknown as TradeHours;

describe("choosePlan", () => {
  const choose = (hours: TradeHours, calls: number, service = CALLS, language?: string) => {
    const { plan, estimate, coversAll } = choosePlan({ ...firmWith(calls, service), hours, language });
    return [plan.name, estimate.total, coversAll];
  };

  it("takes the cheapest of the plans that cover the firm's hours", () => {
    // £499 + 316 × £0.50 = £657
    expect(choose(answering(1000, 1000, 1000), 416)).toEqual(["Starter", 657, true]);
    expect(choose(answering(700, 1000, 1000), 416)).toEqual(["Professional", 799, true]);
    expect(choose(answering(0, 500, 1000), 416)).toEqual(["Enterprise", 1499, true]);
  });

  it("counts a plan as covering from 98% of the hours on", () => {
    expect(choose(answering(980, 1000, 1000), 50)).toEqual(["Starter", 499, false]);
    expect(choose(answering(979, 1000, 1000), 50)).toEqual(["Professional", 799, true]);
  });

  it("compares bills with their overflow, not prices of plans", () => {
    // £499 + 600 × £0.50 = £799 and £799 + 200 × £0.50 = £899: Starter. £1,699, £1,799 and £1,499: Enterprise.
    expect(choose(answering(1000, 1000, 1000), 700)).toEqual(["Starter", 799, true]);
    expect(choose(answering(1000, 1000, 1000), 2500)).toEqual(["Enterprise", 1499, true]);
  });

  it("takes the plan with the shorter hours of two that cost the same", () => {
    // £499 + 600 × £0.50 = £799 on both.
    const plans = { ...PLANS, plans: [STARTER, { ...PROFESSIONAL, calls: undefined }, ENTERPRISE] };
    const firm = { ...firmWith(700), hours: answering(1000, 1000, 1000), language: undefined };
    expect(choosePlan({ ...firm, plans }).plan.name).toBe("Starter");
  });

  it("takes only plans with another language where customers speak one", () => {
    const hours = answering(1000, 1000, 1000);
    expect(choose(hours, 50, CALLS, "French")).toEqual(["Professional", 799, true]);
    expect(choose(hours, 50)).toEqual(["Starter", 499, true]);
  });

  it("takes the plan that answers most if none covers the hours, and the cheaper of two equals", () => {
    const plans = { ...PLANS, plans: [STARTER, PROFESSIONAL] };
    const best = (...answered: number[]) =>
      choosePlan({ ...firmWith(50), hours: answering(...answered), language: undefined, plans }).plan.name;
    expect(best(300, 400)).toBe("Professional");
    expect(best(400, 400)).toBe("Starter");
  });

  it("takes a plan with a desk on every day where an answer is due within a day, whatever its hours", () => {
    expect(choose(answering(1000, 0, 1000), 50, serviceOf({ reply: "every-day" }))).toEqual([
      "Professional",
      799,
      false,
    ]);
  });

  it("takes the cheapest plan where an answer may wait for the next working day, whatever its hours", () => {
    const weekdays = serviceOf({ reply: "weekdays" });
    expect(choose(answering(0, 0, 1000), 50, weekdays)).toEqual(["Starter", 499, false]);
    expect(choose(answering(0, 0, 1000), 50, weekdays, "Spanish")).toEqual(["Professional", 799, false]);
  });

  it("names the best cheaper plan that answers half of the hours or more, where customers wait", () => {
    const cheaperOf = (hours: TradeHours, service = CALLS) =>
      choosePlan({ ...firmWith(50, service), hours, language: undefined }).cheaper;
    expect(cheaperOf(answering(600, 900, 1000))).toMatchObject({
      plan: PROFESSIONAL,
      estimate: { amount: "£799" },
      missedMinutes: 100,
    });
    expect(cheaperOf(answering(500, 499, 1000))).toMatchObject({ plan: STARTER, missedMinutes: 500 });
    expect(cheaperOf(answering(499, 300, 1000))).toBeUndefined();
    expect(cheaperOf(answering(1000, 1000, 1000))).toBeUndefined();
    expect(cheaperOf(answering(600, 900, 1000), serviceOf({ reply: "every-day" }))).toBeUndefined();
  });

  it("adds the price of the service, if it is an amount", () => {
    const hours = answering(0, 1000, 1000);
    expect(choose(hours, 50, serviceOf({ addOn: 199 }))).toEqual(["Professional", 998, true]);
    expect(choose(hours, 50, serviceOf({ addOn: "variable" }))).toEqual(["Professional", 799, true]);
    expect(choose(hours, 50, serviceOf({ addOn: "custom" }))).toEqual(["Professional", 799, true]);
  });
});

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
const NONE: ReadonlySet<number> = new Set();

describe("contactsByMonth", () => {
  const count = (hours: TradeHours, busy = NONE, service = CALLS) =>
    contactsByMonth({ ...firmWith(100, service), hours, busyMonths: busy }, 25);

  it("has the average in each of twelve equal months", () => {
    expect(count(yearOf())).toEqual(Array.from({ length: 12 }, () => 100));
  });

  it("has more in a busy month and less in the others, and the same in a year", () => {
    // Eleven months weigh 20 and December 25, of 245 in all: 1,200 × 20/245 = 97.96, 1,200 × 25/245 = 122.4.
    const contacts = count(yearOf(), new Set([12]));
    expect(contacts).toEqual([98, 122, ...Array.from({ length: 10 }, () => 98)]);
    expect(contacts.reduce((sum, value) => sum + value, 0)).toBe(1200);
  });

  it("has calls on open days and messages on all days", () => {
    // November is open on 10 days of 230: 1,200 × 10/230 = 52.2, and 1,200 × 20/230 = 104.3.
    const hours = yearOf([{ openDays: 10 }]);
    expect(count(hours).slice(0, 2)).toEqual([52, 104]);
    expect(count(hours, NONE, serviceOf({ channel: "orders" })).slice(0, 2)).toEqual([100, 100]);
  });
});

describe("figuresOf", () => {
  const figures = (service: Service, plan: Plan, contacts: number[], busy = NONE) =>
    figuresOf({ ...firmWith(100, service), hours: yearOf(), busyMonths: busy }, plan, contacts);
  const counts = (november: number) => [november, ...Array.from({ length: 11 }, () => 40)];

  it("has the plan, the add-on and the overflow of each month as its bill, and the hours of work", () => {
    // 130 × 3 minutes are 6½ hours; £499 + £199 + 30 × £0.50.
    const months = figures(serviceOf({ channel: "chat", addOn: 199 }), STARTER, counts(130));
    expect(months[0]).toEqual({ contacts: "130", hours: "6.5", last: "£713" });
    expect(months[1]).toEqual({ contacts: "40", hours: "2.0", last: "£698" });
    expect(months).toHaveLength(12);
  });

  it("has no overflow on a plan without a limit", () => {
    // 4,000 × 3 minutes are 200 hours.
    const [month] = figures(CALLS, ENTERPRISE, counts(4000));
    expect(month).toEqual({ contacts: "4,000", hours: "200", last: "£1,499" });
  });

  it("marks busy months", () => {
    const months = figures(CALLS, STARTER, counts(60), new Set([11, 2]));
    expect(months.map(({ contacts }) => contacts).slice(0, 5)).toEqual(["60*", "40", "40", "40*", "40"]);
  });

  it("has the open hours from one contact to the next for a service without a plan", () => {
    const [month] = figures(serviceOf({ channel: "lead", addOn: "variable" }), STARTER, counts(130));
    // 20 open days of eight hours, for 130 contacts.
    expect(month).toEqual({ contacts: "130", hours: "6.5", last: "1.2" });
    expect(
      ["phone", "dispatch", "chat", "orders", "lead", "project"].map((channel) =>
        hasPlan({ channel } as Service),
      ),
    ).toEqual([true, true, true, true, false, false]);
  });
});

describe("describeEngagedLine", () => {
  const industry = { peak: { share: 0.2, when: "Monday from 8 to 9" } } as Industry;
  const context = { messages } as FiguresInput["context"];
  const openOn = (days: number) =>
    ({
      year: { week: Array.from({ length: 7 }, (_, day) => (day < days ? [{ from: 540, to: 1020 }] : [])) },
    }) as unknown as TradeHours;
  const describeFor = (channel: Service["channel"], days = 5, minutes = 3) =>
    describeEngagedLine({
      service: serviceOf({ channel }),
      industry,
      hours: openOn(days),
      contacts: { perMonth: 260, minutes },
      context,
    });

  it("states the calls of the busiest hour, and the share that one person and two would miss", () => {
    // 260 × 12 / (5 × 52) = 12 a day, of which 2.4 in the hour: 0.12 erlangs.
    // One person: 0.12 / 1.12 = 10.7%. Two: 0.12 × 0.107 / (2 + 0.12 × 0.107) = 0.6%.
    const { text } = describeFor("phone")!;
    expect(text).toContain("Monday from 8 to 9");
    expect(text).toContain("about 2.4 calls");
    expect(text).toMatch(/of 3 minutes each.* 11% .* 1%/);
  });

  it("counts more calls a day where fewer days are open", () => {
    // 260 × 12 / 52 = 60 a day, 12 in the hour: 0.8 erlangs. 0.8 / 1.8 = 44.4%; 0.356 / 2.356 = 15.1%.
    const { text } = describeFor("phone", 1, 4)!;
    expect(text).toContain("about 12 calls");
    expect(text).toMatch(/ 44% .* 15%/);
  });

  it("speaks of a window for chats", () => {
    expect(describeFor("chat")!.heading).not.toBe(describeFor("phone")!.heading);
    expect(describeFor("chat")!.text).not.toContain("engaged");
  });

  it("is absent for services without a line", () => {
    expect(describeFor("orders")).toBeUndefined();
    expect(describeFor("project")).toBeUndefined();
    expect(describeFor("lead")).toBeDefined();
  });
});
