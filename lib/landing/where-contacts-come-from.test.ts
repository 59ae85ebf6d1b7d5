import {
  getContent,
  type Catchments,
  type City,
  type Industry,
  type Plan,
  type Service,
} from "@/lib/content";
import { describeCustomerArea } from "./customer-area";
import { describeOrigin, reachOf, type Origin } from "./where-contacts-come-from";

const { landing: messages } = getContent();

// Only the fields that the table depends on.
const CALLS = { contact: { one: "call", many: "calls" }, reply: "at-once", channel: "phone" } as Service;
const MESSAGES = { ...CALLS, contact: { one: "message", many: "messages" }, reply: "every-day" } as Service;
const industryWith = (reach: Industry["reach"]) =>
  ({
    reach,
    names: { customers: "tenants", businesses: "letting agencies" },
    services: {},
  }) as unknown as Industry;
const TOWN = {
  slug: "town",
  name: "Town",
  country: { inSentence: "the Kingdom", code: "DE" },
} as unknown as City;

/** A town of 6,000, a village and a hamlet near by, and a kingdom of 60,000 in 90 places. */
const AROUND = {
  town: {
    15: {
      larger: "City",
      areas: ["Old Town"],
      rings: [
        { km: 0, people: 6000, ratio: 0.8, added: 1, largest: ["Town"] },
        { km: 15, people: 7500, ratio: 1, added: 2, largest: ["Village", "Hamlet"] },
        { km: 30, people: 15_000, ratio: 2, added: 8, largest: ["Borough", "Port", "Spa"] },
      ],
    },
    country: {
      areas: [],
      rings: [
        { km: 0, people: 6000, ratio: 0.1, added: 1, largest: ["Town"] },
        { people: 60_000, ratio: 1, added: 89, largest: ["City"] },
      ],
    },
  },
} as unknown as Catchments;

const describe = (fields: Partial<Origin>, catchments = AROUND) => {
  const { service = CALLS, industry = industryWith(15), city = TOWN } = fields;
  const reach = reachOf(service, industry);
  return describeOrigin(
    {
      service,
      industry,
      city,
      area: describeCustomerArea(catchments[city.slug]![reach], reach, city, messages.trade.origin),
      contacts: { perMonth: 300, minutes: 4 },
      choice: undefined,
      plans: { overflowCallPrice: 0.5 },
      ...fields,
    },
    messages.trade,
  );
};

it("reckons contacts and work by the people within a distance", () => {
  const { lines, text, heading } = describe({});
  expect(lines).toEqual([
    "Town itself: 240 calls a month from 6,000 people, 16.0 hours of work, and 192 hours a year.",
    "15 km (typical), with Village and Hamlet: 300 calls a month from 7,500 people, 20.0 hours of work, and 240 hours a year.",
    "30 km, with Borough, Port and 6 more: 600 calls a month from 15,000 people, 40.0 hours of work, and 480 hours a year.",
  ]);
  expect(heading).toContain("Calls");
  for (const part of ["15 km", "300 calls", "such as City, are left out"]) expect(text).toContain(part);
});

it("has the customers won if one enquiry in five buys, and the messages of a year", () => {
  const leads = describe({ service: { ...CALLS, channel: "lead" } as Service });
  expect(leads.lines[0]).toContain("16.0 hours of work, and about 48 customers if one in five buys.");
  const orders = describe({ service: { ...CALLS, channel: "orders" } as Service });
  expect(orders.lines[2]).toContain("600 calls a month from 15,000 people, 7,200 a year");
});

it("has the price of each contact on the plan that suits, for those that it answers", () => {
  const plan = { name: "Starter", price: 499, calls: 100 } as Plan;
  const choice = { plan, share: 0.5 } as Origin["choice"];
  // £499 and £0.50 for each of 120, 150 and 300 calls beyond 100
  expect(describe({ choice }).lines.map((line) => /£[\d.]+ for each call we take/.exec(line)?.[0])).toEqual(
    ["£4.24", "£3.49", "£2"].map((price) => `${price} for each call we take`),
  );
  const few = { km: 0, people: 3000, ratio: 0.4, added: 1, largest: ["Town"] };
  const around = { town: { 15: { areas: [], rings: [few] } } } as unknown as Catchments;
  expect(describe({ choice }, around).lines[0]).toMatch(/, 8\.0 hours of work\.$/);
});

it("takes the whole country for industries that work there, and for goods that a marketplace posts", () => {
  const anywhere = describe({ industry: industryWith("country") });
  expect(anywhere.summary).toContain("all over the Kingdom");
  expect(anywhere.lines).toEqual([
    "Town itself: 30.0 calls a month from 6,000 people, 2.0 hours of work, 10.0% of all.",
    "All listed places in the Kingdom, with City and 88 more: 300 calls a month from 60,000 people, 20.0 hours of work, 100% of all.",
  ]);
  expect(anywhere.text).toContain("10% of the 300 calls a month come from Town itself");
  expect(describe({ service: MESSAGES }).lines[0]).toMatch(/^Town itself: 30\.0 messages a month from/);
});

it("has the work of a board near the firm, wherever its customers are", () => {
  const service = { ...CALLS, channel: "dispatch" } as Service;
  expect(reachOf(service, industryWith("country"))).toBe(25);
  expect(reachOf(service, industryWith(15))).toBe(15);
});

it.each([
  ["DE", "15 km (typical)"],
  ["GB", "9 miles (typical)"],
  ["US", "9 miles (typical)"],
] as const)("tells distances in %s as people there do", (code, usual) => {
  const city = { ...TOWN, country: { ...TOWN.country, code } } as City;
  expect(describe({ city }).lines[1]).toContain(usual);
});

it("names places within the distance alone, beside the map too, or none", () => {
  expect(describe({}).summary).toMatch(/within 15 km, for instance from Old Town, Village and Hamlet\.$/);
  const [itself] = AROUND.town![15].rings;
  const alone = { town: { 15: { areas: [], rings: [itself!] } } } as unknown as Catchments;
  expect(describe({}, alone).summary).toMatch(/within 15 km\.$/);
});

it("lists one of two distances that are the same in whole miles, the usual one before others", () => {
  const ring = (km: number, name: string) => ({ km, people: km, ratio: km / 15, added: 2, largest: [name] });
  const rings = [
    ring(0, "Town"),
    ring(8, "A"),
    ring(8.3, "B"),
    ring(15, "C"),
    ring(15.2, "D"),
    ring(30, "E"),
  ];
  const near = { town: { 15: { areas: [], rings } } } as unknown as Catchments;
  const city = { ...TOWN, country: { ...TOWN.country, code: "GB" } } as City;
  const starts = describe({ city }, near).lines.map((line) => line.replace(/:.*/, ""));
  expect(starts).toEqual([
    "Town itself",
    "5 miles, with A, B and 2 more",
    "9 miles (typical), with C and one more",
    "19 miles, with D, E and 2 more",
  ]);
});

it("has words for less than one contact", () => {
  const { lines } = describe({ contacts: { perMonth: 1, minutes: 4 } });
  expect(lines[0]).toBe("Town itself: less than one call a month from 6,000 people.");
});
