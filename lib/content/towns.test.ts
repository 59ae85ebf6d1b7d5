import { distanceKm } from "@/lib/geo/distance";
import { getContent } from "./index";
import { readFiles } from "./load";
import { findCatchments } from "./towns";
import { REACHES } from "./schema/industry";

const { cities, catchments } = getContent();
const around = (slug: string) => catchments[slug]!;
const townsOf = (slug: string) => around(slug)[25].towns;
/** GeoNames has nobody in the city itself. */
const COUNTED_BY_SECTIONS = new Set(["sunshine-coast"]);

describe.each(cities.map((city) => [city.slug, city] as const))("the places around %s", (slug, city) => {
  it("have people and are listed once, the largest first", () => {
    for (const reach of REACHES) {
      const { towns } = around(slug)[reach];
      const people = towns.map(({ population }) => population);
      expect(people).toEqual([...people].sort((a, b) => b - a));
      expect(people.at(-1)).toBeGreaterThan(0);
      expect(new Set(towns.map(({ name, km, population }) => `${name} ${km} ${population}`)).size).toBe(
        towns.length,
      );
    }
  });

  it("are in rings around it, each with more people, one of them the reach", () => {
    for (const reach of REACHES) {
      const { rings } = around(slug)[reach];
      for (const [index, { km, people, places }] of rings.entries()) {
        if (index === 0) continue;
        const inner = rings[index - 1]!;
        expect(people).toBeGreaterThan(reach === km ? inner.people - 1 : inner.people);
        expect(places).toBeGreaterThanOrEqual(inner.places);
        expect(km ?? Infinity).toBeGreaterThan(inner.km!);
      }
      const whole = rings.find(({ km }) => km === (reach === "country" ? undefined : reach))!;
      expect(whole.ratio).toBe(1);
      for (const { people, ratio } of rings) expect(ratio).toBeCloseTo(people / whole.people, 9);
    }
  });

  it("include the city itself, at no distance", () => {
    if (COUNTED_BY_SECTIONS.has(slug)) return;
    const self = around(slug)[8].towns.find(({ km }) => km === 0);
    expect(self?.name).toBe(city.name);
  });
});

it("count by the places within the distance", () => {
  const { rings, towns } = around("napier")[15];
  const hastings = towns.find(({ name }) => name === "Hastings")!;
  // 17 km away.
  const [within, beyond] = [rings.find(({ km }) => km === 15)!, rings.find(({ km }) => km! >= hastings.km)!];
  expect(beyond.people - within.people).toBeGreaterThanOrEqual(hastings.population);
});

it("leave out what is larger than the city, and say which such place is nearest", () => {
  // Birmingham is 19 km away; Dudley and Walsall are smaller than Wolverhampton.
  const { larger, towns } = around("wolverhampton")[25];
  expect(larger).toBe("Birmingham");
  expect(towns.map(({ name }) => name)).not.toContain("Birmingham");
  expect(around("birmingham")[25].larger).toBeUndefined();
  // Everybody in the country is a customer, wherever.
  expect(around("wolverhampton").country.towns.map(({ name }) => name)).toContain("Birmingham");
});

it("count parts of a city with the city, and use censuses where GeoNames is wrong", () => {
  const { withinCity = [] } = cities.find(({ slug }) => slug === "ottawa")!;
  expect(withinCity.length).toBeGreaterThan(0);
  const names = around("ottawa")[100].towns.map(({ name }) => name);
  expect(names.filter((name) => withinCity.includes(name))).toEqual([]);
  const [correction] = readFiles(process.cwd()).populations.filter(
    ({ near, people, name }) => people > 0 && cities.some((city) => city.slug === near && city.name === name),
  );
  const corrected = around(correction!.near)[25].towns.find(({ name }) => name === correction!.name);
  expect(corrected!.population).toBe(correction!.people);
});

it("are counted once: no boroughs beside their city, no second place of one name close by", () => {
  const names = (slug: string) => around(slug)[25].towns.map(({ name }) => name);
  expect(names("new-york")).toContain("Jersey City");
  expect(names("new-york")).not.toContain("Brooklyn");
  expect(names("london")).not.toContain("Islington");
  expect(names("london")).toContain("St Albans");
  expect(new Set(names("monterrey")).size).toBe(names("monterrey").length);
  expect(names("guadalajara").filter((name) => /\[|Readaptación/.test(name))).toEqual([]);
  // One city in Missouri, one in Kansas.
  expect(names("kansas-city")).toEqual(expect.arrayContaining(["Kansas City", "Kansas City, KS"]));
});

it("are the same in a whole country for all its cities", () => {
  const [leeds, london] = ["leeds", "london"].map((slug) => around(slug).country.rings.at(-1)!);
  expect(leeds).toEqual(london);
  // United Nations, 2024: 69 million people in the United Kingdom, most of them in places of more than a thousand.
  expect(leeds!.people / 1e6).toBeGreaterThan(45);
  expect(leeds!.people / 1e6).toBeLessThan(80);
});

it("are towns that people know, with their distance", () => {
  const bradford = townsOf("leeds").find(({ name }) => name === "Bradford");
  const [leeds, other] = ["leeds", "bradford"].map((slug) => cities.find((city) => city.slug === slug)!);
  expect(bradford).toMatchObject({ km: Math.round(distanceKm(leeds!, other!)) });
});

it("are the sections of a city that GeoNames does not count as a whole, and of no other", () => {
  // Sections (feature code PPLX) of Sunshine Coast and of Brisbane, 85 km to the south.
  const coast = around("sunshine-coast")[100].towns.map(({ name }) => name);
  expect(coast).toEqual(expect.arrayContaining(["Buderim", "Maroochydore"]));
  expect(around("sunshine-coast")[100].larger).toBe("Brisbane");
  expect(coast).not.toContain("Fortitude Valley");
  expect(around("brisbane")[100].towns.map(({ name }) => name)).not.toContain("Buderim");
  // Itself a section there.
  expect(townsOf("wagga-wagga").map(({ name }) => name)).toContain("Wagga Wagga");
});

it("are no prisons", () => {
  const names = cities.flatMap(({ slug, country }) =>
    country.slug === "mexico"
      ? REACHES.flatMap((reach) => around(slug)[reach].towns.map(({ name }) => name))
      : [],
  );
  expect(names.filter((name) => /cereso|cefereso|readaptación/i.test(name))).toEqual([]);
});

it("end at the border of the country", () => {
  expect(around("strasbourg")[15].towns.map(({ name }) => name)).not.toContain("Kehl");
  expect(around("detroit")[15].towns.map(({ name }) => name)).not.toContain("Windsor");
});

it("refuses a place that GeoNames does not have, naming file and field", () => {
  const { regions, cities: lists, populations } = readFiles(process.cwd());
  const wrong = { ...populations[0]!, name: "Atlantis" };
  const cities = {
    ...lists,
    canada: lists.canada!.map((city) => ({ ...city, withinCity: ["Avalon"] })).slice(0, 1),
  };
  const unknown = { ...populations[0]!, near: "atlantis" };
  expect(() => findCatchments(regions, { ...lists, ...cities }, [...populations, wrong, unknown])).toThrow(
    new RegExp(
      [
        `populations.yaml: \\[${populations.length}\\].name: expected a place in GeoNames .* got “Atlantis”`,
        `populations.yaml: \\[${populations.length + 1}\\].near: expected the slug of a city, got “atlantis”`,
        `canada.yaml: \\[0\\].withinCity\\[0\\]: expected a place in GeoNames .* got “Avalon”`,
      ].join("[^]*"),
    ),
  );
});
