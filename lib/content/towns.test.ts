import { distanceKm } from "@/lib/geo/distance";
import { getContent } from "./index";
import { REACHES } from "./schema/industry";

const { cities, catchments } = getContent();
const around = (slug: string) => catchments[slug]!;
const townsOf = (slug: string) => around(slug)[25].towns;
const LISTED = 20;
/** GeoNames has nobody in the city itself. */
const COUNTED_BY_SECTIONS = new Set(["sunshine-coast"]);

describe.each(cities.map((city) => [city.slug, city] as const))("the places around %s", (slug, city) => {
  it("have people and names of their own, the largest first", () => {
    for (const reach of REACHES) {
      const { towns, people, places } = around(slug)[reach];
      const populations = towns.map(({ population }) => population);
      expect(Math.min(...populations)).toBeGreaterThan(0);
      expect(populations).toEqual([...populations].sort((a, b) => b - a));
      expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
      expect(towns).toHaveLength(Math.min(places, LISTED));
      const listed = populations.reduce((sum, value) => sum + value, 0);
      // The table shows shares of the whole: they add up to it only if every place is listed.
      expect(places <= LISTED ? listed === people : listed < people).toBe(true);
    }
  });

  it("include the city itself, at no distance and without a direction", () => {
    if (COUNTED_BY_SECTIONS.has(slug)) return;
    const self = around(slug)[8].towns.find(({ km, direction }) => km === 0 && direction === undefined);
    expect(self?.name).toBe(city.name);
  });

  it("are within reach, and no fewer the farther it goes", () => {
    let [fewest, least] = [0, 0];
    for (const reach of REACHES) {
      const { towns, people, places } = around(slug)[reach];
      if (reach !== "country") for (const { km } of towns) expect(km).toBeLessThanOrEqual(reach);
      expect(places).toBeGreaterThanOrEqual(fewest);
      expect(people).toBeGreaterThanOrEqual(least);
      [fewest, least] = [places, people];
    }
  });
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

it("end at the border of the country", () => {
  expect(around("strasbourg")[15].towns.map(({ name }) => name)).not.toContain("Kehl");
  expect(around("detroit")[15].towns.map(({ name }) => name)).not.toContain("Windsor");
});
