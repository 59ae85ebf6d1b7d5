import { getContent, type Catchments, type City, type Industry, type Service } from "@/lib/content";
import { describeOrigin } from "./origin";

const { landing: messages, catchments, cities } = getContent();
const { elsewhere } = messages.trade.origin;

// Only the fields that the table depends on.
const CALLS = { contact: { one: "call", many: "calls" }, reply: "at-once" } as Service;
const MESSAGES = { contact: { one: "message", many: "messages" }, reply: "every-day" } as Service;
const industryWith = (reach: Industry["reach"]) =>
  ({ reach, names: { customers: "tenants" }, services: {} }) as unknown as Industry;
const TOWN = { slug: "town", name: "Town", country: { inSentence: "the Kingdom" } } as City;
const cityOf = (slug: string) => cities.find((city) => city.slug === slug)!;

/** A town and a village, from which 75 in 1,200 contacts do not come, and a hamlet with one in 100,000. */
const AROUND = {
  town: {
    15: {
      people: 7500,
      places: 2,
      half: 15,
      towns: [
        { name: "Town", population: 6000, km: 0, share: 0.75 },
        { name: "Village", population: 1500, km: 11, direction: "north", share: 0.1875 },
        { name: "Hamlet", population: 1100, km: 40, direction: "south", share: 0.00001 },
      ],
    },
    country: {
      people: 60_000,
      places: 90,
      half: 300,
      towns: [{ name: "City", population: 30_000, km: 200, direction: "east", share: 0.5 }],
    },
  },
} as unknown as Catchments;

const originIn = (service: Service, reach: Industry["reach"], perYear = 1200) =>
  describeOrigin(service, industryWith(reach), TOWN, "tenants", perYear, { catchments: AROUND, messages });

it("shares out the contacts of a year, and counts places with fewer than one as elsewhere", () => {
  const { columns, rows, text, heading } = originIn(CALLS, 15);
  expect(columns).toHaveLength(4);
  expect(rows).toEqual([
    ["Town", "900", "0", "6,000"],
    ["Village", "225", "11 north", "1,500"],
    [elsewhere, "75.0", "", ""],
  ]);
  expect(heading).toContain("calls");
  for (const part of ["Tenants", "15 km of Town", "7,500 people", "2 places", "1,200"])
    expect(text).toContain(part);
});

it("has no table of a single place", () => {
  expect(originIn(CALLS, 15, 5).rows).toEqual([]);
  expect(originIn(CALLS, 15, 6).rows.map(([place]) => place)).toEqual(["Town", "Village"]);
});

it("has a decimal for fewer than a hundred contacts", () => {
  expect(originIn(CALLS, 15, 100).rows.map(([, contacts]) => contacts)).toEqual(["75.0", "18.8", "6.3"]);
});

it("lists a place from one contact a year on", () => {
  expect(originIn(CALLS, 15, 99_000).rows).toHaveLength(3);
  expect(originIn(CALLS, 15, 100_000).rows[2]).toEqual(["Hamlet", "1.0", "40 south", "1,100"]);
});

it("takes the whole country for industries that work there, and for goods that a marketplace posts", () => {
  const anywhere = originIn(CALLS, "country");
  expect(anywhere.text).toContain("in the Kingdom");
  expect(anywhere.text).toContain("300 km away");
  // A single place gets no table.
  expect(anywhere.rows).toEqual([]);
  expect(originIn(MESSAGES, 8).rows).toEqual(anywhere.rows);
});

it("says one place in the singular", () => {
  const { text } = describeOrigin(CALLS, industryWith(15), cityOf("napier"), "tenants", 1200, {
    catchments,
    messages,
  });
  expect(text).toContain("people live in one place within");
});

it("lists the places with most contacts in a conurbation", () => {
  const { text, rows } = describeOrigin(CALLS, industryWith(25), cityOf("manchester"), "tenants", 1200, {
    catchments,
    messages,
  });
  expect(text).toContain("within 25 km of Manchester");
  // Twenty places and all others.
  expect(rows).toHaveLength(21);
});
