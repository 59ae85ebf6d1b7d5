import { distanceKm } from "@/lib/geo/distance";
import { getContent } from "./index";
import { readFiles } from "./load";
import { findCatchments } from "./towns";
import { REACHES } from "./schema/industry";

const { cities, catchments } = getContent();
const around = (slug: string) => catchments[slug]!;
const townsOf = (slug: string) => around(slug)[25].towns;
const LISTED = 20;
/** GeoNames has nobody in the city itself. */
const COUNTED_BY_SECTIONS = new Set(["sunshine-coast"]);

describe.each(cities.map((city) => [city.slug, city] as const))("the places around %s", (slug, city) => {
  it("have people and are listed once, those with most contacts first", () => {
    for (const reach of REACHES) {
      const { towns } = around(slug)[reach];
      const shares = towns.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      expect(Math.min(...towns.map(({ population }) => population))).toBeGreaterThan(0);
      expect(new Set(towns.map(({ name, km, population }) => `${name} ${km} ${population}`)).size).toBe(
        towns.length,
      );
      const listed = shares.reduce((sum, share) => sum + share, 0);
      // The table shows shares of the whole: they add up to it only if every place is listed.
      expect(listed).toBeGreaterThan(0);
      expect(listed).toBeLessThan(1.00001);
      if (towns.length < LISTED) expect(listed).toBeCloseTo(1, 5);
    }
  });

  it("include the city itself, at no distance and without a direction", () => {
    if (COUNTED_BY_SECTIONS.has(slug)) return;
    const self = around(slug)[8].towns.find(({ km, direction }) => km === 0 && direction === undefined);
    expect(self?.name).toBe(city.name);
  });

  it("are more the farther the reach goes", () => {
    let [fewest, least] = [0, 0];
    for (const reach of REACHES) {
      const { people, places } = around(slug)[reach];
      expect(places).toBeGreaterThanOrEqual(fewest);
      expect(people).toBeGreaterThanOrEqual(least);
      [fewest, least] = [places, people];
    }
  });
});

it("count by their people, and half as much at the industry's reach", () => {
  const { towns } = around("napier")[15];
  const [napier, hastings] = ["Napier", "Hastings"].map((name) => towns.find((town) => town.name === name)!);
  // By the cube of the distance, 17 km here.
  const expected = hastings!.population / (1 + (hastings!.km / 15) ** 3) / napier!.population;
  // Kilometres are rounded.
  expect(Math.abs(hastings!.share / napier!.share / expected - 1)).toBeLessThan(0.1);
});

it("count beyond the reach, as far as they still weigh something", () => {
  // Birmingham is 19 km away.
  expect(around("wolverhampton")[8].towns.map(({ name }) => name)).toContain("Birmingham");
  expect(around("napier")[8].towns).toHaveLength(LISTED);
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
  expect(new Set(names("monterrey")).size).toBe(LISTED);
  expect(names("guadalajara").filter((name) => /\[|Readaptación/.test(name))).toEqual([]);
  // One city in Missouri, one in Kansas.
  expect(names("kansas-city")).toEqual(expect.arrayContaining(["Kansas City", "Kansas City, KS"]));
});

it("are the same in a whole country for all its cities", () => {
  const [leeds, london] = [around("leeds").country, around("london").country];
  expect([leeds.people, leeds.places]).toEqual([london.people, london.places]);
  // United Nations, 2024: 69 million people in the United Kingdom, most of them in places of more than a thousand.
  expect(leeds.people / 1e6).toBeGreaterThan(45);
  expect(leeds.people / 1e6).toBeLessThan(80);
});

it("are towns that people know, with their distance and direction", () => {
  const bradford = townsOf("leeds").find(({ name }) => name === "Bradford");
  const [leeds, other] = ["leeds", "bradford"].map((slug) => cities.find((city) => city.slug === slug)!);
  expect(bradford).toMatchObject({ km: Math.round(distanceKm(leeds!, other!)), direction: "west" });
});

it("are the sections of a city that GeoNames does not count as a whole, and of no other", () => {
  // Sections (feature code PPLX) of Sunshine Coast and of Brisbane, 85 km to the south.
  const coast = around("sunshine-coast")[100].towns.map(({ name }) => name);
  expect(coast).toEqual(expect.arrayContaining(["Brisbane", "Buderim", "Maroochydore"]));
  expect(coast).not.toContain("Fortitude Valley");
  expect(around("brisbane")[100].towns.map(({ name }) => name)).not.toContain("Buderim");
  // Itself a section there.
  expect(townsOf("wagga-wagga").map(({ name }) => name)).toContain("Wagga Wagga");
});

it("have the city's own share, even if it is too small to be listed", () => {
  const { city, towns } = around("exeter").country;
  expect(city).toMatchObject({ name: "Exeter", km: 0 });
  expect(towns.map(({ name }) => name)).not.toContain("Exeter");
  expect(city.share).toBeLessThan(Math.min(...towns.map(({ share }) => share)));
  expect(around("exeter")[25].city).toEqual(townsOf("exeter").find(({ name }) => name === "Exeter"));
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
