import { getContent, type Service } from "@/lib/content";
import { comparePlans, tabulatePlans } from "./plan-table";
import type { FiguresInput } from "./figures-input";
import { createWords } from "./words";
import { answering, CALLS, firmWith, inputWith, serviceOf } from "./sample-firm";

const { landing: messages } = getContent();
const context = { messages } as FiguresInput["context"];

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

describe("tabulatePlans", () => {
  const tabulate = (fields: Partial<FiguresInput>, counts = [600]) => {
    const input = inputWith({ context, ...fields });
    return tabulatePlans(input, comparePlans(input), counts);
  };
  const cells = (rows: readonly (readonly string[])[]) => rows.map(([, ...figures]) => figures);

  it("has hours, contacts, prices and the price of each contact, a column for each plan", () => {
    const { columns, rows, note } = tabulate({});
    expect(columns.slice(1)).toEqual(["Starter", "Professional", "Enterprise"]);
    // 250 and 1,000 minutes; £524 / 150 = £3.49, £849 / 600 = £1.42, £1,499 / 600 = £2.50.
    // 6,000 minutes less those.
    expect(cells(rows)).toEqual([
      ["4 (25%)", "17 (100%)", "17 (100%)"],
      ["96", "83", "83"],
      ["150", "600", "600"],
      ["100", "500", "no limit"],
      ["£524", "£849", "£1,499"],
      ["£3.49", "£1.42", "£2.50"],
    ]);
    for (const part of ["£0.50", "14 days", "60 days"]) expect(note).toContain(part);
    expect(note).toContain("between 20:00 and 8:00 brings 20%");
    const hours = { ...answering(250, 1000, 1000), quiet: { from: 20, to: 15, percent: 40 } };
    expect(tabulate({ hours }).note).toContain("from 15:00 to 20:00 brings 2.5 times the calls of any other");
  });

  it("has the price of the busiest month if calls beyond the plans' make it higher", () => {
    // A quarter of 800 is 200: £499 + 100 × £0.50. £799 + 300 × £0.50.
    expect(cells(tabulate({}, [400, 800]).rows)[5]).toEqual(["£549", "£949", "£1,499"]);
    const few = { contacts: { perMonth: 40, minutes: 3 } };
    expect(tabulate(few, [40, 60]).rows).toHaveLength(6);
  });

  it("has the days answered instead of hours where customers may wait", () => {
    const service = serviceOf({ channel: "orders", reply: "weekdays" });
    expect(cells(tabulate({ service }).rows)[0]).toEqual(["300", "301", "302"]);
    const hours = answering(250, 1000, 1000);
    const desks = hours.desks.map((desk, plan) => ({ ...desk, longestGap: [6660, 1920, 0][plan]! }));
    const withGaps = tabulate({
      service,
      hours: { ...hours, desks },
      context: { ...context, words: createWords(messages.words) },
    });
    expect(cells(withGaps.rows)[1]).toEqual(["111 hours", "32 hours", "none"]);
  });

  it("says which plans speak the customers' language, and what an add-on costs", () => {
    const { rows, note } = tabulate({
      otherLanguage: "French",
      service: serviceOf({ channel: "chat", addOn: 199, phrase: "live chat" }),
    });
    expect(rows.at(-1)).toEqual([expect.stringContaining("French"), "no", "yes", "yes"]);
    expect(note).toContain("£199 for live chat");
  });

  it("leaves out a plan in English only where customers speak another language first", () => {
    const { columns, same, note } = tabulate({ language: "French", otherLanguage: "French" });
    expect(columns.slice(1)).toEqual(["Professional", "Enterprise"]);
    // Both answer all of the calls.
    expect(cells(same)).toContainEqual(["600", "600"]);
    expect(note).toMatch(/^Starter .*English/);
  });

  it("leaves out a plan that is closed whenever contacts come", () => {
    const { columns, rows, note } = tabulate({ hours: answering(0, 1000, 1000) });
    expect(columns.slice(1)).toEqual(["Professional", "Enterprise"]);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([3]));
    expect(note).toMatch(/^Starter /);
  });
});
