import { getContent } from "@/lib/content";
import { clockDifference } from "@/lib/geo/zone";
import { readOpenHours } from "./typed-hours";
import { cheapestQuote, quotePlans, type Quote, type Wishes } from "./quote";

const { plans: PRICES } = getContent();
const CALENDAR = {
  asOf: "2026-11-01",
  holidays: new Set(["2026-11-30"]),
  quietHours: { from: 20, to: 8, percent: 20 },
};

function quote(zone: string, days: readonly string[], more: Partial<Wishes> = {}): Quote[] {
  return quotePlans(
    {
      week: readOpenHours(days).week,
      closedOn: [],
      everyDay: false,
      ...{
        difference: clockDifference(zone, "Europe/London", CALENDAR.asOf),
        calls: 0,
        addOns: [],
        languages: 0,
      },
      ...more,
    },
    PRICES,
    CALENDAR,
  );
}

const OFFICE_WEEK = Array.from({ length: 5 }, () => "09:00-17:00");

it("the parts of a price add up to the month, and twelve months to the year", () => {
  const [addOn] = PRICES.addOns.flatMap(({ service, price }) =>
    service && typeof price === "number" ? [service] : [],
  );
  for (const each of quote("Europe/London", OFFICE_WEEK, { calls: 700, languages: 2, addOns: [addOn!] })) {
    const { parts, month, twelveMonths, plan, inAdvance } = each;
    expect(parts.plan + parts.addOns + parts.languages + parts.further).toBeCloseTo(month, 9);
    expect(twelveMonths).toBeCloseTo(12 * month, 9);
    expect(inAdvance).toBeCloseTo(plan.annualPrice + 12 * (month - plan.price), 9);
  }
});

it("a plan that covers the week is priced for all calls, others for the calls that they answer", () => {
  const [office] = quote("Europe/London", OFFICE_WEEK, { calls: 300 });
  const { calls: included = 0 } = office!.plan;
  expect(office).toMatchObject({ coversWeek: true, calls: 300, included, further: 300 - included });
  const [far, , always] = quote("America/Edmonton", OFFICE_WEEK, { calls: 300 });
  expect(far!.calls).toBe(Math.round(300 * far!.share));
  expect(far!.calls).toBeLessThan(300);
  expect(always).toMatchObject({ calls: 300, included: undefined, further: 0 });
});

it("the cheapest is one that covers, and may be another when paid in advance", () => {
  const [one, other] = quote("Europe/London", OFFICE_WEEK) as [Quote, Quote];
  const quotes = [
    { ...one, covered: true, twelveMonths: 1200, inAdvance: 1100 },
    { ...other, covered: true, twelveMonths: 1201, inAdvance: 1000 },
  ];
  expect(cheapestQuote(quotes)).toBe(quotes[0]);
  expect(cheapestQuote(quotes, "in-advance")).toBe(quotes[1]);
  expect(cheapestQuote(quotes.map((each) => ({ ...each, covered: false })))).toBeUndefined();
});

it.each([-1, 1.5, NaN])("%d calls are refused", (calls) => {
  expect(() => quote("Europe/London", OFFICE_WEEK, { calls })).toThrow(RangeError);
});
