import { getContent, type Plan } from "@/lib/content";
import type { ExampleFirm } from "./example-firm";
import { describeMonths } from "./month-by-month";
import type { PlanChoice } from "./plan-options";
import { ENTERPRISE, firmWith, inputWith, serviceOf, STARTER, yearOf } from "./testing/firm";

const { landing: messages } = getContent();
const context = { messages } as ExampleFirm["context"];

describe("describeMonths", () => {
  const tabulate = (
    plan: Plan | undefined,
    november: number,
    { share = 1, ...fields }: Partial<ExampleFirm> & { share?: number } = {},
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
