import { readWeek } from "@/lib/geo/week";
import { coverHours } from "@/lib/plans/coverage";
import type { PricedPlan, Prices } from "@/lib/plans/price";
import { priceCoverages, type WantedCalls } from "@/lib/plans/quote";
import { addOnFields, advise, describeBreakEvens } from "./cost";
import { chartEnd, paysFrom, priceCurves, roundUp } from "./cost-chart";
import { describeCoverage } from "./formats";

const plan = (fields: Partial<PricedPlan>) => ({ otherLanguages: 0, ...fields }) as PricedPlan;
/** Small answers from 9 to 5 on weekdays, Large always. */
const PRICES: Prices = {
  plans: [
    plan({
      id: "starter",
      name: "Small",
      price: 100,
      annualPrice: 1000,
      calls: 50,
      hours: { from: 9, to: 17 },
      days: "mon-fri",
    }),
    plan({ id: "enterprise", name: "Large", price: 400, annualPrice: 4000 }),
  ],
  addOns: [
    { name: "Chat", service: "chat", price: 30, needsPlan: true, description: "Chat." },
    {
      name: "Leads",
      service: "leads",
      price: "Variable",
      basis: "each",
      needsPlan: false,
      description: "Leads.",
    },
  ],
  overflowCallPrice: 1,
};
const NONE = { addOns: [], languages: 0 };
const SAME_CLOCK = { usual: 0, exceptions: [], january: 0, july: 0 };
const DESK = {
  asOf: "2026-11-01",
  holidays: new Set<string>(),
  quietHours: { from: 20, to: 8, percent: 20 },
};

function quotesFor(days: Record<string, string>, wanted: Partial<WantedCalls> = {}) {
  const hours = { week: readWeek(days), closedOn: [], difference: SAME_CLOCK, everyDay: false };
  return priceCoverages(coverHours(hours, PRICES.plans, DESK), { calls: 60, ...NONE, ...wanted }, PRICES);
}
const WORTH = { calls: 60, value: 50, oneIn: 5 };

it("names the cheapest plan that covers the hours, with the customers that pay for it", () => {
  const { heading, sentences } = advise(quotesFor({ "mon-fri": "09:00-17:00" }), "monthly", WORTH);
  expect(heading).toBe("Small is the cheapest that covers your hours: £110 a month");
  expect(sentences).toEqual([
    "If one call in 5 wins a customer, 60 calls a month bring 12 new customers: £600 of turnover.",
    "The plan pays for itself with 3 new customers a month.",
  ]);
});

it("says that no plan is worth it where the calls bring less than it costs", () => {
  const { heading, sentences } = advise(quotesFor({ "mon-fri": "09:00-17:00" }), "monthly", {
    ...WORTH,
    value: 9,
  });
  expect(heading).toBe("We are not the answer: no plan is worth it");
  expect(sentences.join(" ")).toContain("£108 of turnover");
  expect(sentences.join(" ")).toContain("Voicemail");
});

it("has no division by zero where a customer brings nothing, or there are no calls", () => {
  const quotes = quotesFor({ "mon-fri": "09:00-17:00" }, { calls: 0 });
  expect(advise(quotes, "monthly", { calls: 0, value: 0, oneIn: 1 }).heading).toMatch(
    /^We are not the answer/,
  );
});

it("takes a twelfth of the year for a month paid in advance", () => {
  // (1,000 + 12 × 10 further calls) / 12.
  const { heading } = advise(quotesFor({ "mon-fri": "09:00-17:00" }), "in-advance", WORTH);
  expect(heading).toContain("£93 a month");
});

it("says from how many calls on a plan overtakes a cheaper one", () => {
  // 100 + (calls - 50) > 400 from 351 on.
  expect(describeBreakEvens(PRICES, NONE, "monthly")).toEqual([
    "Above 350 calls a month, Large is cheaper than Small.",
  ]);
});

it("says so where a dearer plan never overtakes", () => {
  const [small] = PRICES.plans;
  const dearer = { ...small!, name: "Dear", price: 150 };
  const [sentence] = describeBreakEvens({ ...PRICES, plans: [small!, dearer] }, NONE, "monthly");
  expect(sentence).toMatch(/^Dear always costs more than Small/);
});

it("draws a level line up to the calls in the price, and a rising one from there", () => {
  const [small, large] = priceCurves(PRICES, NONE, "monthly", 500).map(({ points }) =>
    JSON.stringify(points),
  );
  expect([small, large]).toEqual(["[[0,100],[50,100],[500,550]]", "[[0,400],[500,400]]"]);
  // Answers half of the calls.
  const [half] = priceCurves(PRICES, NONE, "monthly", 500, [0.5, 1]);
  expect(JSON.stringify(half!.points)).toBe("[[0,100],[100,100],[500,300]]");
});

it("finds from how many calls on a plan pays", () => {
  // Base, included calls, price of a further call, what a call brings.
  const plans = [
    [[100, 50, 1, 10], 10],
    [[100, 50, 1, 1.5], 100],
    // Further calls cost more than they bring, and calls bring nothing.
    [[100, 50, 1, 0.9], undefined],
    [[100, undefined, 1, 0], undefined],
    [[400, undefined, 1, 3], 134],
  ] as const;
  for (const [[base, included, further, each], from] of plans) {
    expect(paysFrom({ base, included, further, months: 1 }, each)).toBe(from);
    expect(paysFrom({ base: 12 * base, included, further, months: 12 }, each)).toBe(from);
  }
});

it("ends an axis of pounds and a chart of calls at round numbers", () => {
  expect([80, 2757, 10_001].map(roundUp)).toEqual([80, 2800, 12_000]);
  expect([0, 434, 435, 2101, 99_999].map(chartEnd)).toEqual([500, 500, 1000, 2500, 115_000]);
});

it("offers the services with a price a month as add-ons, and no others", () => {
  expect(addOnFields(PRICES).map(({ name }) => name)).toEqual(["chat"]);
});

it("says how much of the week a plan answers", () => {
  const [small, large] = quotesFor({ "mon-fri": "08:00-18:30" });
  expect(describeCoverage(small!)).toBe("40 of 52.5 hours a week");
  expect(describeCoverage(large!)).toBe("all");
});
