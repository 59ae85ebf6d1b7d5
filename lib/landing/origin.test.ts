import { getContent, type Catchments, type City, type Industry, type Service } from "@/lib/content";
import { describeOrigin } from "./origin";

const { landing: messages, catchments, cities } = getContent();

// Only the fields that the table depends on.
const CALLS = { contact: { one: "call", many: "calls" }, reply: "at-once" } as Service;
const MESSAGES = { contact: { one: "message", many: "messages" }, reply: "every-day" } as Service;
const industryWith = (reach: Industry["reach"]) =>
  ({ reach, names: { customers: "tenants" } }) as unknown as Industry;
const TOWN = { slug: "town", name: "Town", country: { inSentence: "the Kingdom" } } as City;
const cityOf = (slug: string) => cities.find((city) => city.slug === slug)!;

/** A town of 6,000 with a village of 1,500, another of 500 that no table lists, and more places farther away. */
const AROUND = {
  town: {
    8: { people: 6000, places: 1, towns: [{ name: "Town", population: 6000, km: 0 }] },
    15: {
      people: 8000,
      places: 12,
      towns: [
        { name: "Town", population: 6000, km: 0 },
        { name: "Village", population: 1500, km: 11, direction: "north" },
      ],
    },
    25: { people: 9000, places: 30, towns: [] },
    country: {
      people: 60_000,
      places: 90,
      towns: [{ name: "City", population: 30_000, km: 200, direction: "east" }],
    },
  },
} as unknown as Catchments;

const originIn = (service: Service, reach: Industry["reach"], perYear = 1200) =>
  describeOrigin(service, industryWith(reach), TOWN, perYear, { catchments: AROUND, messages });

it("shares the contacts of a year by population, and leaves those of unlisted places out", () => {
  const { rows, text, heading } = originIn(CALLS, 15);
  // 1,200 × 6,000/8,000 and 1,200 × 1,500/8,000; the last 75 come from places that are not listed.
  expect(rows).toEqual([
    { place: "Town", people: "6,000", distance: "0" },
    { place: "Village", people: "1,500", distance: "11 north" },
  ]);
  expect(contacts).toEqual(["900", "225"]);
  expect(heading).toContain("calls");
  for (const part of ["tenants", "15 km of Town", "8,000 people", "12 places", "1,200"])
    expect(text).toContain(part);
});

it("has a decimal for fewer than a hundred contacts", () => {
  // 100 × 1,500/8,000 = 18.75
  expect(originIn(CALLS, 15, 100).contacts).toEqual(["75.0", "18.8"]);
});

it("takes the next longer reach if there are few places within the industry's", () => {
  expect(originIn(CALLS, 8)).toEqual(originIn(CALLS, 15));
});

it("takes the whole country for industries that work there, and for goods that a marketplace posts", () => {
  const anywhere = originIn(CALLS, "country");
  expect(anywhere.text).toContain("in the Kingdom");
  // 1,200 × 30,000/60,000
  expect(anywhere.rows).toEqual([{ place: "City", contacts: "600", people: "30,000", distance: "200 east" }]);
  expect(originIn(MESSAGES, 8).rows).toEqual(anywhere.rows);
});

it("takes the longest reach of a city in the desert, though it has few places", () => {
  const city = cityOf("alice-springs");
  const { rows, text } = describeOrigin(CALLS, industryWith(8), city, 1200, { catchments, messages });
  expect(text).toContain("within 150 km of Alice Springs");
  const { places, towns } = catchments["alice-springs"]![150];
  expect(places).toBeLessThan(12);
  expect(rows.map(({ place }) => place)).toEqual(towns.map(({ name }) => name));
  expect(rows[0]).toMatchObject({ place: "Alice Springs", distance: "0" });
});

it("keeps the industry's reach in a conurbation", () => {
  const { text, rows } = describeOrigin(CALLS, industryWith(25), cityOf("manchester"), 1200, {
    catchments,
    messages,
  });
  expect(text).toContain("within 25 km of Manchester");
  expect(rows).toHaveLength(20);
});
