import fc from "fast-check";
import { cheaperFrom, priceAt, priceLine, type PriceLine, type Prices } from "./price";

const NOTHING_MORE = { addOns: [], languages: 0 };

/** A plan for a hundred calls, one for five hundred with a language, and one for all calls in all languages, with chat. */
const EXAMPLE = {
  overflowCallPrice: 0.5,
  addOns: [
    {
      name: "Chat",
      service: "chat",
      price: 199,
      needsPlan: true,
      description: "Chat.",
      includedIn: ["enterprise"],
    },
    { name: "Languages", per: "language", price: 150, needsPlan: true, description: "More." },
  ],
  plans: [
    { id: "starter", price: 499, annualPrice: 5089, calls: 100, otherLanguages: 0 },
    { id: "professional", price: 799, annualPrice: 8142, calls: 500, otherLanguages: 1 },
    { id: "enterprise", price: 1499, annualPrice: 15289 },
  ],
} as unknown as Prices;
const [STARTER, PROFESSIONAL, ENTERPRISE] = EXAMPLE.plans as [Plan, Plan, Plan];
type Plan = Prices["plans"][number];

it.each([
  ["Starter's included calls", STARTER, 100, NOTHING_MORE, 499],
  ["a call more", STARTER, 101, NOTHING_MORE, 499.5],
  ["600 calls more", STARTER, 700, NOTHING_MORE, 799],
  ["chat and two languages on Starter", STARTER, 0, { addOns: ["chat"], languages: 2 }, 998],
  ["chat and two languages on Professional", PROFESSIONAL, 0, { addOns: ["chat"], languages: 2 }, 1148],
  ["chat and two languages on Enterprise", ENTERPRISE, 5000, { addOns: ["chat"], languages: 2 }, 1499],
])("a month with %s costs the sum of its parts", (_, plan, calls, extras, month) => {
  expect(priceAt(priceLine(plan, EXAMPLE, extras, "monthly"), calls)).toBe(month);
});

it("a year in advance costs the annual price and twelve months of the rest", () => {
  const line = priceLine(STARTER, EXAMPLE, { addOns: ["chat"], languages: 1 }, "in-advance");
  expect(12 * priceAt(line, 110)).toBeCloseTo(5089 + 12 * (199 + 150 + 10 * 0.5), 9);
});

it("the break-even is the first number of calls at which the other plan costs less", () => {
  const line = fc.record({
    months: fc.constantFrom(1 as const, 12 as const),
    base: fc.integer({ min: 0, max: 2000 }),
    included: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    further: fc.integer({ min: 1, max: 2000 }).map((pence) => pence / 100),
  });
  fc.assert(
    fc.property(line, line, (one: PriceLine, other: PriceLine) => {
      // Tried one by one, as pence of twelve months.
      const year = ({ months, base, included = Infinity, further }: PriceLine, calls: number) =>
        Math.round((12 / months) * base * 100) +
        12 * Math.round(further * 100) * Math.max(0, calls - included);
      const most = 3000;
      const found = Array.from({ length: most }, (_, calls) => calls).find(
        (calls) => year(other, calls) < year(one, calls),
      );
      const expected = cheaperFrom(one, other);
      expect(expected !== undefined && expected >= most ? undefined : expected).toBe(found);
    }),
  );
});
