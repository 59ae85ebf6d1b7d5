import type { ClockDifference } from "@/lib/geo/zone";
import { getContent, type City, type Industry, type Plan, type Plans, type Service } from "@/lib/content";
import { advisePrice, callsAMonth, choosePlan, estimateMonth, estimateExample } from "./estimate";
import type { CityFacts } from "./city-facts";
import type { PlanCoverage } from "./plan-coverage";

const messages = getContent().landing;

const STARTER: Plan = {
  id: "starter",
  name: "Starter",
  price: 499,
  calls: 100,
  hours: { from: 9, to: 18 },
  languages: "English only",
  summary: "Office hours.",
};
const PROFESSIONAL: Plan = {
  ...STARTER,
  id: "professional",
  name: "Professional",
  price: 799,
  calls: 500,
  hours: { from: 6, to: 22 },
};
const ENTERPRISE: Plan = {
  id: "enterprise",
  name: "Enterprise",
  price: 1499,
  languages: "60+ languages",
  summary: "Always.",
};
const PLANS: Plans = { overflowCallPrice: 0.5, plans: [STARTER, PROFESSIONAL, ENTERPRISE] };

it.each([
  // 16 × 6 × 52 / 12
  [16, 6, 416],
  [1, 7, 30],
  [10, 5, 217],
  [60, 7, 1820],
])("counts %i calls a day on %i days a week as %i a month", (callsPerDay, daysPerWeek, calls) => {
  expect(callsAMonth({ firm: "a firm", callsPerDay, daysPerWeek })).toBe(calls);
});

describe("estimateMonth", () => {
  it.each([
    // 416 - 100 = 316 calls beyond the plan; 316 × 0.50 = 158.
    [STARTER, 416, 316, 657, "£499 + 316 × £0.50 = £657"],
    [PROFESSIONAL, 416, 0, 799, "£799"],
    [ENTERPRISE, 416, 0, 1499, "£1,499"],
    [STARTER, 100, 0, 499, "£499"],
    [STARTER, 101, 1, 499.5, "£499 + 1 × £0.50 = £499.50"],
    [STARTER, 700, 600, 799, "£499 + 600 × £0.50 = £799"],
    [PROFESSIONAL, 1820, 1320, 1459, "£799 + 1,320 × £0.50 = £1,459"],
    [ENTERPRISE, 100_000, 0, 1499, "£1,499"],
  ])("estimates a month on $name with %i calls", (plan, calls, overflowCalls, total, sum) => {
    expect(estimateMonth(plan, calls, 0.5)).toMatchObject({ plan, overflowCalls, total, sum });
  });

  it("adds the price of the service", () => {
    expect(estimateMonth(STARTER, 416, 0.5, 199)).toMatchObject({
      total: 856,
      amount: "£856",
      sum: "£499 + £199 + 316 × £0.50 = £856",
    });
    expect(estimateMonth(ENTERPRISE, 416, 0.5, 299)).toMatchObject({
      total: 1798,
      sum: "£1,499 + £299 = £1,798",
    });
  });
});

describe("choosePlan", () => {
  const coverages = (...minutes: [number, number, number]): PlanCoverage[] =>
    PLANS.plans.map((plan, index) => ({
      plan,
      local: { from: 0, to: 60 },
      minutes: minutes[index] ?? 0,
      leastMinutes: minutes[index] ?? 0,
      text: "",
    }));
  const estimates = (calls: number) => PLANS.plans.map((plan) => estimateMonth(plan, calls, 0.5));
  const choose = (minutes: [number, number, number], calls: number) =>
    choosePlan(coverages(...minutes), estimates(calls)).plan.id;

  it("takes the cheapest of the plans that answer the whole day", () => {
    expect(choose([480, 480, 480], 416)).toBe("starter");
    // £499 + 900 × £0.50 = £949, against £799 + 500 × £0.50 = £1,049.
    expect(choose([480, 480, 480], 1000)).toBe("starter");
    expect(choose([420, 480, 480], 416)).toBe("professional");
    expect(choose([0, 300, 480], 416)).toBe("enterprise");
  });

  it("compares estimates, not prices of plans", () => {
    // £499 + 2,400 × £0.50 = £1,699 and £799 + 2,000 × £0.50 = £1,799, against £1,499 for all calls.
    expect(choose([480, 480, 480], 2500)).toBe("enterprise");
  });

  it("takes the plan that answers most if none answers all, and the cheaper of two", () => {
    expect(choose([240, 300, 120], 416)).toBe("professional");
    expect(choose([300, 300, 120], 416)).toBe("starter");
  });

  it("does not change the lists", () => {
    const given = coverages(0, 300, 480);
    choosePlan(given, estimates(416));
    expect(given.map(({ plan }) => plan.id)).toEqual(["starter", "professional", "enterprise"]);
  });
});

describe("advisePrice", () => {
  // Only the fields that the advice reads.
  const industry = {
    example: { firm: "a firm with four vans", callsPerDay: 16, daysPerWeek: 6 },
  } as Industry;
  const service = (addOn?: Service["addOn"]) =>
    ({ addOn, contact: { one: "chat", many: "chats" } }) as Service;
  const cityFacts = {
    messages,
    difference: { exceptions: [] as ClockDifference["exceptions"] },
    city: { name: "Berlin", country: { languages: ["German", "English"] } },
    plans: [
      { plan: STARTER, leastMinutes: 420 },
      { plan: PROFESSIONAL, leastMinutes: 480 },
      { plan: ENTERPRISE, leastMinutes: 480 },
    ],
  } as CityFacts;

  const advise = (addOn?: Service["addOn"], at = cityFacts) => {
    const example = estimateExample(service(addOn), industry, PLANS, messages);
    return { ...advisePrice(example, at), totals: example.estimates.map(({ total }) => total) };
  };

  it("states the example firm and the calculation", () => {
    const { estimate, assumption, advice, totals } = advise();
    expect(estimate.plan).toBe(PROFESSIONAL);
    expect(totals).toEqual([657, 799, 1499]);
    expect(assumption).toContain("a firm with four vans in Berlin");
    expect(assumption).toContain("416");
    expect(advice).toContain("Professional");
    expect(advice).toContain("£799 a month");
  });

  it("states the languages of the plan in a city where English is not first", () => {
    expect(advise().advice).toMatch(/Customers in Berlin speak German first; Professional has /);
    const { city } = cityFacts;
    const adviceIn = (languages: City["country"]["languages"]) =>
      advise(undefined, { ...cityFacts, city: { ...city, country: { ...city.country, languages } } }).advice;
    expect(adviceIn(["English", "French"])).not.toContain("speak");
    expect(adviceIn(["French", "English"])).toContain("French first");
  });

  it("includes the price of an add-on in the calculation and names its service", () => {
    const { advice } = advise(199);
    expect(advice).toContain("£799 + £199 = £998 a month");
    expect(advice).toContain("£199 of it for chats");
  });

  it.each(["variable", "custom"] as const)(
    "leaves a %s add-on out of the calculation and says so",
    (addOn) => {
      const { advice, totals } = advise(addOn);
      expect(totals).toEqual([657, 799, 1499]);
      expect(advice).toMatch(
        addOn === "variable" ? /each chat .* charged by itself/ : /chat itself quoted separately/,
      );
    },
  );
});
