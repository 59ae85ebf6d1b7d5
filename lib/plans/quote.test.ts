import { getContent } from "@/lib/content";
import { readWeek } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import { coverHours } from "./coverage";
import { cheapestQuote, priceCoverages, type Quote, type WantedCalls } from "./quote";

const { plans: PRICES } = getContent();
const CALENDAR = {
  asOf: "2026-11-01",
  holidays: new Set(["2026-11-30"]),
  quietHours: { from: 20, to: 8, percent: 20 },
};

/** Quotes for an office. */
function quote(zone: string, wanted: Partial<WantedCalls> = {}): Quote[] {
  const hours = {
    week: readWeek({ "mon-fri": "09:00-17:00" }),
    closedOn: [],
    everyDay: false,
    difference: clockDifference(zone, "Europe/London", CALENDAR.asOf),
  };
  const coverages = coverHours(hours, PRICES.plans, CALENDAR);
  return priceCoverages(coverages, { calls: 0, addOns: [], languages: 0, ...wanted }, PRICES);
}

it("the parts of a price add up to the month, and a year in advance has the annual price of the plan", () => {
  const [addOn] = PRICES.addOns.flatMap(({ service, price }) =>
    service && typeof price === "number" ? [service] : [],
  );
  for (const each of quote("Europe/London", { calls: 700, languages: 2, addOns: [addOn!] })) {
    const { parts, month, plan } = each;
    expect(parts.plan + parts.addOns + parts.languages + parts.further).toBeCloseTo(month.monthly, 9);
    expect(month["in-advance"]).toBeCloseTo(plan.annualPrice / 12 + month.monthly - plan.price, 9);
  }
});

it("a plan that covers the week is priced for all calls, others for the calls that they answer", () => {
  const [office] = quote("Europe/London", { calls: 300 });
  const { calls: included = 0 } = office!.plan;
  expect(office).toMatchObject({ coversWeek: true, calls: 300, included });
  expect(office!.parts.further).toBeCloseTo((300 - included) * PRICES.overflowCallPrice, 9);
  const [far, , always] = quote("America/Edmonton", { calls: 300 });
  expect(far!.calls).toBe(Math.round(300 * far!.share));
  expect(far!.calls).toBeLessThan(300);
  expect(always).toMatchObject({ calls: 300, included: undefined, parts: { further: 0 } });
});

it("the cheapest is one that covers, and may be another when paid in advance", () => {
  const [one, other] = quote("Europe/London") as [Quote, Quote];
  const quotes = [
    { ...one, covered: true, month: { monthly: 100, "in-advance": 92 } },
    { ...other, covered: true, month: { monthly: 101, "in-advance": 90 } },
  ];
  expect(cheapestQuote(quotes, "monthly")).toBe(quotes[0]);
  expect(cheapestQuote(quotes, "in-advance")).toBe(quotes[1]);
  const uncovered = quotes.map((each) => ({ ...each, covered: false }));
  expect(cheapestQuote(uncovered, "monthly")).toBeUndefined();
});
