import { distanceKm } from "@/lib/geo/distance";
import { readNations } from "./geonames";

const listed = (slug: string, geonames: number, country: string, latitude: number, longitude: number) => ({
  file: "content/locations/test.yaml",
  field: "[0]",
  slug,
  geonames,
  name: slug,
  country,
  latitude,
  longitude,
  withinCity: [],
});
const saltLakeCity = listed("Salt Lake City", 5780993, "US", 40.76, -111.89);
const torreon = listed("Torreón", 3981254, "MX", 25.54, -103.42);
const nations = readNations([saltLakeCity, torreon, listed("Munich", 2867714, "DE", 48.14, 11.58)], []);
const namesakes = (country: string, name: string, state: string) =>
  nations.get(country)!.towns.filter((town) => town.name === name && town.state === state);

it("leave out entries that have the people of a namesake in the same state", () => {
  for (const name of ["Willard", "Centerfield"]) {
    const [town, ...others] = namesakes("US", name, "UT");
    expect(others).toEqual([]);
    expect(distanceKm(town!, saltLakeCity)).toBeGreaterThan(60);
  }
  // Of the same number of people, the newer entry, which is the place of the census.
  expect(namesakes("US", "Whetstone", "AZ").map(({ id }) => id)).toEqual([7262527]);
  // The seat of the municipality.
  expect(namesakes("MX", "San Pedro", "07").map(({ id }) => id)).toEqual([3985035]);
});

it("keep namesakes of which chance has as many: others in size, or small ones outside the United States", () => {
  // 17,158 and 8,531.
  expect(namesakes("US", "Live Oak", "CA")).toHaveLength(2);
  expect(namesakes("DE", "Rohrbach", "02").length).toBeGreaterThan(1);
});

it("name American places without the words of the census, and leave out numbered parts", () => {
  const names = new Set(nations.get("US")!.towns.map(({ name }) => name));
  for (const name of ["Milford", "Cameron Park", "Middlebury", "Colonia"]) expect(names).toContain(name);
  expect([...names].filter((name) => /^City of | Colonia$|\(balance\)|Number \d/.test(name))).toEqual([]);
  // A name in Mexico.
  expect(nations.get("MX")!.towns.map(({ name }) => name)).toContain("La Colonia");
});

it("count a place once that is listed with another name in brackets as well, but not a suburb that has them", () => {
  const namesIn = (state: string, start: string) =>
    nations
      .get("MX")!
      .towns.filter((town) => town.state === state && town.name.startsWith(start))
      .map(({ name }) => name);
  expect(namesIn("01", "Jesús Gómez Portugal")).toEqual(["Jesús Gómez Portugal (Margaritas)"]);
  expect(namesIn("30", "Córdoba")).toEqual(["Córdoba", "Córdoba (Santa Leticia)"]);
  // With an okina, and without.
  expect(nations.get("US")!.towns.filter(({ name }) => /^Punalu.?u$/.test(name))).toHaveLength(1);
});
