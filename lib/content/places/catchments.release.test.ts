import { distanceKm } from "@/lib/geo/distance";
import { getContent } from "../index";
import { readFiles } from "../read-content";
import { findCatchments, type Ring } from "./catchments";
import { REACHES, type Reach } from "../schema/industry";

const { cities, catchments } = getContent();
const around = (slug: string) => catchments[slug]!;
/** The places named within the rings of a reach. */
const namesOf = (slug: string, reach: Reach = 25) =>
  around(slug)[reach].rings.flatMap(({ largest }) => largest);
/** GeoNames has nobody in the city itself. */
const COUNTED_BY_SECTIONS = ["sunshine-coast"];

/** The cities around which a rule does not hold. */
const offenders = (holds: (slug: string, reach: Reach) => boolean) =>
  cities.flatMap(({ slug }) =>
    REACHES.filter((reach) => !holds(slug, reach)).map((reach) => `${slug}: ${reach}`),
  );

it("are in rings around each city, each with more people, one of them the reach", () => {
  const rightRings = (slug: string, reach: Reach) => {
    const { rings } = around(slug)[reach];
    const whole = rings.find(({ km }) => km === (reach === "country" ? undefined : reach));
    return rings.every(({ km, people, added, largest, ratio }, index) => {
      const inner = rings[index - 1];
      return (
        largest.length <= Math.min(3, added) &&
        (added === 0 || largest.length > 0) &&
        (!inner || ((km ?? Infinity) > inner.km! && people > inner.people - (reach === km ? 1 : 0))) &&
        Math.abs(ratio - people / whole!.people) < 1e-9 &&
        whole!.ratio === 1
      );
    });
  };
  expect(offenders(rightRings)).toEqual([]);
});

it("include each city itself, at no distance", () => {
  const without = cities.filter(({ slug, name }) => {
    const [{ km, largest }] = around(slug)[8].rings as [Ring];
    return km !== 0 || largest.length !== 1 || largest[0] !== name;
  });
  expect(without.map(({ slug }) => slug)).toEqual(COUNTED_BY_SECTIONS);
  // With its sections, and as a section, in its whole country too.
  expect(around("sunshine-coast").country.rings[0]!.people).toBeGreaterThan(200_000);
  expect(around("wagga-wagga").country.rings[0]).toMatchObject({ km: 0, people: 67_609 });
});

it("count by the people within the distance", () => {
  const [napier, hastings] = ["napier", "hastings-new-zealand"].map((slug) =>
    cities.find((city) => city.slug === slug)!,
  );
  // 17 km away: the largest place between there and here.
  const km = distanceKm(napier!, hastings!);
  const ring = around("napier")[15].rings.find((other) => other.km! >= km)!;
  expect(ring.largest).toContain("Hastings");
});

it("leave out what is larger than the city, and say which such place is nearest", () => {
  // Birmingham is 19 km away.
  expect(around("wolverhampton")[25].larger).toBe("Birmingham");
  expect(namesOf("wolverhampton")).not.toContain("Birmingham");
  expect(around("birmingham")[25].larger).toBeUndefined();
  // Everybody in the country is a customer, wherever.
  expect(namesOf("wolverhampton", "country")).toContain("Birmingham");
  // 552,000 in the council's area, beside 536,280 in a built-up area: no larger than what the two sources differ by.
  expect(around("leeds")[100].larger).not.toBe("Manchester");
});

it("name the areas of a city within the reach alone", () => {
  // Mesa is 23 km away; of Ahwatukee, a district, GeoNames has no place.
  expect(around("phoenix")[8].areas).toEqual(["Ahwatukee"]);
  expect(around("phoenix")[25].areas).toContain("Mesa");
});

it("count parts of a city with the city, and use censuses where GeoNames is wrong", () => {
  const { withinCity = [] } = cities.find(({ slug }) => slug === "ottawa")!;
  expect(withinCity.length).toBeGreaterThan(0);
  const names = namesOf("ottawa", 100);
  expect(names.filter((name) => withinCity.includes(name))).toEqual([]);
  const [correction] = readFiles(process.cwd()).populations.filter(
    ({ near, people, name }) => people > 0 && cities.some((city) => city.slug === near && city.name === name),
  );
  const [itself] = around(correction!.near)[25].rings;
  expect(itself!.people).toBe(correction!.people);
});

it("are counted once: no boroughs beside their city, no second place of one name close by", () => {
  const names = (slug: string) => namesOf(slug);
  expect(names("new-york")).toContain("Jersey City");
  expect(names("new-york")).not.toContain("Brooklyn");
  expect(names("london")).not.toContain("Islington");
  expect(names("london")).toContain("St Albans");
  expect(new Set(names("monterrey")).size).toBe(names("monterrey").length);
  expect(names("guadalajara").filter((name) => /\[|Readaptación/.test(name))).toEqual([]);
  // One city in Missouri, one in Kansas.
  expect(names("kansas-city")).toEqual(expect.arrayContaining(["Kansas City", "Kansas City, KS"]));
});

it("refuses a place that GeoNames does not have, naming file and field", () => {
  const { regions, cities: lists, populations } = readFiles(process.cwd());
  const wrong = { ...populations[0]!, name: "Atlantis" };
  const cities = {
    ...lists,
    canada: lists.canada!.map((city) => ({ ...city, withinCity: ["Avalon"] })).slice(0, 1),
  };
  expect(() => findCatchments(regions, { ...lists, ...cities }, [...populations, wrong])).toThrow(
    new RegExp(
      [
        `populations.yaml: \\[${populations.length}\\].name: expected a place in GeoNames .* got “Atlantis”`,
        `canada.yaml: \\[toronto\\].withinCity\\[0\\]: expected a place in GeoNames .* got “Avalon”`,
      ].join("[^]*"),
    ),
  );
});
