import { getContent, type Industry, type Plan, type Plans, type Service } from "@/lib/content";
import { comparePlans, tabulateLeads, tabulatePlans, type PlanOption } from "./plan-table";
import { choosePlan, contactsByMonth, hasPlan, tabulateYear } from "./trade";
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
const PLANS = {
  overflowCallPrice: 0.5,
  plans: [STARTER, PROFESSIONAL, ENTERPRISE],
  terms: { trialDays: 14, noticeDays: 60 },
} as unknown as Plans;

const serviceOf = (fields: Partial<Service>) =>
  ({ channel: "phone", reply: "at-once", contact: { one: "call", many: "calls" }, ...fields }) as Service;
const CALLS = serviceOf({});

const NONE: ReadonlySet<number> = new Set();

/** A firm with this many calls a month, of three minutes each. */
const firmWith = (perMonth: number, service = CALLS) => ({
  service,
  contacts: { perMonth, minutes: 3 },
  plans: PLANS,
});

/** A year of 1,000 open minutes, of which the plans answer these, and as large a share of the contacts. */
const answering = (...answered: number[]) =>
  ({
    year: { openMinutes: 1000, answered },
    desks: answered.map((minutes, plan) => ({
      contactShare: minutes / 1000,
      days: 300 + plan,
      minutes: 6000,
      weekdays: `days ${plan}`,
      times: `times ${plan}`,
    })),
  }) as unknown as TradeHours;

describe("choosePlan", () => {
  const choiceOf = (hours: TradeHours, calls: number, service = CALLS, language?: string, plans = PLANS) =>
    choosePlan({ service, language }, comparePlans({ ...firmWith(calls, service), hours, plans }));
  const choose = (...input: Parameters<typeof choiceOf>) => {
    const { plan, estimate, coversAll } = choiceOf(...input);
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
    expect(choiceOf(answering(1000, 1000, 1000), 700, CALLS, undefined, plans).plan.name).toBe("Starter");
  });

  it("takes only plans with another language where customers speak one", () => {
    const hours = answering(1000, 1000, 1000);
    expect(choose(hours, 50, CALLS, "French")).toEqual(["Professional", 799, true]);
    expect(choose(hours, 50)).toEqual(["Starter", 499, true]);
  });

  it("takes the plan that answers most if none covers the hours, and the cheaper of two equals", () => {
    const plans = { ...PLANS, plans: [STARTER, PROFESSIONAL] };
    const best = (...answered: number[]) =>
      choiceOf(answering(...answered), 50, CALLS, undefined, plans).plan.name;
    expect(best(300, 400)).toBe("Professional");
    expect(best(400, 400)).toBe("Starter");
  });

  it("takes a plan with a desk on every day where an answer is due within a day, whatever its hours", () => {
    expect(choose(answering(1000, 0, 1000), 50, serviceOf({ reply: "every-day" }))).toEqual([
      "Professional",
      799,
      true,
    ]);
  });

  it("takes the cheapest plan where an answer may wait for the next working day, whatever its hours", () => {
    const weekdays = serviceOf({ reply: "weekdays" });
    expect(choose(answering(0, 0, 1000), 50, weekdays)).toEqual(["Starter", 499, true]);
    expect(choose(answering(0, 0, 1000), 50, weekdays, "Spanish")).toEqual(["Professional", 799, true]);
  });

  it("names the best cheaper plan that answers half of the hours or more, where customers wait", () => {
    const cheaperOf = (hours: TradeHours, service = CALLS) => choiceOf(hours, 50, service).cheaper;
    expect(cheaperOf(answering(600, 900, 1000))).toMatchObject({
      plan: PROFESSIONAL,
      estimate: { amount: "£799" },
      answeredMinutes: 900,
    });
    expect(cheaperOf(answering(500, 499, 1000))).toMatchObject({ plan: STARTER, answeredMinutes: 500 });
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

describe("comparePlans", () => {
  const hours = answering(250, 1000, 1000);
  const compare = (service: Service) =>
    comparePlans({ ...firmWith(600, service), hours }).map(({ contacts, estimate: { total } }) => [
      contacts,
      total,
    ]);

  it("counts the contacts that come in the hours of each plan, and prices those", () => {
    // A quarter of 600 is 150: £499 + 50 × £0.50. All 600: £799 + 100 × £0.50.
    expect(compare(CALLS)).toEqual([
      [150, 524],
      [600, 849],
      [600, 1499],
    ]);
  });

  it("counts all contacts where customers may wait for an answer", () => {
    expect(compare(serviceOf({ channel: "orders", reply: "weekdays" }))[0]).toEqual([600, 749]);
  });
});

/** Everything that the tables depend on. */
const inputWith = (fields: Partial<FiguresInput>): FiguresInput => ({
  ...firmWith(600),
  industry: {
    exampleFirm: "a firm with four vans",
    travels: false,
    names: { customer: "tenant", customers: "tenants" },
    newCustomer: { from: 90, to: 4500, why: "Because." },
  } as Industry,
  hours: answering(250, 1000, 1000),
  busyMonths: NONE,
  language: undefined,
  otherLanguage: undefined,
  context: { messages } as FiguresInput["context"],
  ...fields,
});

describe("tabulatePlans", () => {
  const tabulate = (fields: Partial<FiguresInput>, counts = [600]) => {
    const input = inputWith(fields);
    return tabulatePlans(input, comparePlans(input), counts);
  };
  const cells = (rows: readonly (readonly string[])[]) => rows.map(([, ...figures]) => figures);

  it("has hours, contacts, prices and the price of each contact, a column for each plan", () => {
    const { columns, rows, note } = tabulate({});
    expect(columns.slice(1)).toEqual(["Starter", "Professional", "Enterprise"]);
    // 250 and 1,000 minutes; £524 / 150 = £3.49, £849 / 600 = £1.42, £1,499 / 600 = £2.50.
    // 6,000 minutes less those.
    expect(cells(rows)).toEqual([
      ["days 0", "days 1", "days 2"],
      ["times 0", "times 1", "times 2"],
      ["4 (25%)", "17 (100%)", "17 (100%)"],
      ["96", "83", "83"],
      ["150", "600", "600"],
      ["£524", "£849", "£1,499"],
      ["£3.49", "£1.42", "£2.50"],
    ]);
    for (const part of ["£0.50", "100 on Starter", "500 on Professional", "14 days", "60 days"])
      expect(note).toContain(part);
    expect(note).not.toContain("on Enterprise");
  });

  it("has the price of the busiest month if calls beyond the plans' make it higher", () => {
    // A quarter of 800 is 200: £499 + 100 × £0.50. £799 + 300 × £0.50.
    expect(cells(tabulate({}, [400, 800]).rows)[6]).toEqual(["£549", "£949", "£1,499"]);
    const few = { contacts: { perMonth: 40, minutes: 3 } };
    expect(tabulate(few, [40, 60]).rows).toHaveLength(7);
    expect(tabulate(few, [40, 60]).note).not.toContain("£0.50");
  });

  it("has the days answered instead of hours where customers may wait", () => {
    const service = serviceOf({ channel: "orders", reply: "weekdays" });
    expect(cells(tabulate({ service }).rows)[2]).toEqual(["300", "301", "302"]);
  });

  it("says which plans speak the customers' language, and what an add-on costs", () => {
    const { rows, note } = tabulate({
      otherLanguage: "French",
      service: serviceOf({ channel: "chat", addOn: 199, phrase: "live chat" }),
    });
    expect(rows.at(-1)).toEqual([expect.stringContaining("French"), "no", "yes", "yes"]);
    expect(note).toContain("£199 for live chat");
  });

  it("has no price for contacts of a plan that answers none", () => {
    const hours = answering(0, 1000, 1000);
    expect(tabulate({ hours }).rows.at(-1)![1]).toBe(messages.trade.plans.columns.none);
  });
});

it("divides what a customer is worth by the enquiries that it takes to win one", () => {
  const { oneIn } = messages.trade.leads;
  const { rows, note } = tabulateLeads(inputWith({ service: serviceOf({ channel: "lead" }) }));
  expect(rows).toHaveLength(oneIn.length);
  for (const [index, enquiries] of oneIn.entries()) {
    const [, customers, turnover] = rows[index]!;
    expect(Number(customers)).toBe(Math.round(600 / enquiries));
    expect(turnover).toContain(`£${Math.round(90 / enquiries)} `);
    expect(turnover!.replaceAll(",", "")).toContain(`£${Math.round(4500 / enquiries)}`);
  }
  for (const part of ["£90", "£4,500", "Because."]) expect(note).toContain(part);
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

describe("tabulateYear", () => {
  const tabulate = (
    plan: Plan | undefined,
    november: number,
    { share = 1, ...fields }: Partial<FiguresInput> & { share?: number } = {},
  ) =>
    tabulateYear(
      inputWith({ ...firmWith(100), hours: yearOf(), ...fields }),
      monthNames,
      plan && ({ plan, share } as PlanOption),
      [november, ...Array.from({ length: 11 }, () => 40)],
    );

  it("has months with open hours, contacts, and the bill with add-on and overflow", () => {
    // £499 + £199 + 30 × £0.50.
    const { columns, rows } = tabulate(STARTER, 130, {
      service: serviceOf({ channel: "chat", addOn: 199 }),
    });
    expect(rows[0]).toEqual([monthNames[0], "160", "130", "£713"]);
    expect(rows[1]).toEqual([monthNames[1], "160", "40", "£698"]);
    expect(rows).toHaveLength(12);
    expect(columns.at(-1)).toBe(messages.trade.year.columns.bill);
  });

  it("bills the contacts that the plan answers", () => {
    // Half of 300: £499 + 50 × £0.50.
    expect(tabulate(STARTER, 300, { share: 0.5 }).rows[0]!.at(-1)).toBe("£524");
  });

  it("has no bill if it is the same in every month, or without a plan", () => {
    for (const { columns, rows } of [tabulate(ENTERPRISE, 4000), tabulate(undefined, 4000)]) {
      expect(rows[0]).toEqual([monthNames[0], "160", "4,000"]);
      expect(columns).not.toContain(messages.trade.year.columns.bill);
    }
  });

  it("marks busy months", () => {
    const { rows } = tabulate(STARTER, 60, { busyMonths: new Set([11, 2]) });
    expect(rows.map(([, , contacts]) => contacts).slice(0, 5)).toEqual(["60*", "40", "40", "40*", "40"]);
  });

  it("speaks of daylight only for industries that travel", () => {
    const noteFor = (travels: boolean) =>
      tabulate(STARTER, 60, { industry: { ...inputWith({}).industry, travels } }).note;
    expect(noteFor(true)).toContain("Sunrise");
    expect(noteFor(false)).not.toContain("Sunrise");
  });
});

it("needs a plan where a desk answers, not for leads and projects", () => {
  const channels = ["phone", "dispatch", "chat", "orders", "lead", "project"] as const;
  expect(channels.filter((channel) => hasPlan({ channel } as Service))).toEqual([
    "phone",
    "dispatch",
    "chat",
    "orders",
  ]);
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
