import { isDeepStrictEqual } from "node:util";
import { readPosts } from "./read-posts.ts";
import { findCatchments } from "./places/catchments.ts";
import { findInconsistencies } from "./consistency/check-consistency.ts";
import type { ContentFiles, ValidFiles } from "./content.ts";
import { SINGLE_FILES, type SingleFiles } from "./single-files.ts";
import { readFolder } from "./yaml/read-folder.ts";
import { findHolidays } from "./places/holiday-calendars.ts";
import { readPages } from "./read-pages.ts";
import { ContentError } from "./problems.ts";
import { startReading } from "./yaml/content-reading.ts";
import { industrySchema } from "./schema/industry.ts";
import { landingFile, landingSchemas, type LandingTexts } from "./schema/landing/landing-texts.ts";
import { citiesSchema, type CityContent, type CityPlace } from "./schema/location.ts";
import { serviceSchema } from "./schema/service.ts";
import { readYaml } from "./yaml/read-yaml.ts";

/**
 * Reads and checks all of `content/`, and computes holidays and catchments.
 *
 * @param root the project's root
 * @param before other content; holidays and catchments are taken from it if they are the same
 * @throws ContentError listing every problem of every file
 */
export function readContent(root: string, before?: ContentFiles): ContentFiles {
  const files = readFiles(root);
  const places = placesOf(files);
  if (before && isDeepStrictEqual(places, placesOf(before)))
    return { ...files, holidays: before.holidays, catchments: before.catchments };
  const { regions, cities, populations, asOf } = places;
  return {
    ...files,
    holidays: findHolidays(regions, cities, asOf),
    catchments: findCatchments(regions, cities, populations),
  };
}

/** What holidays and catchments are computed from, which takes seconds: not the texts of the cities. */
function placesOf({ regions, cities, populations, site: { asOf } }: ValidFiles) {
  const places = Object.entries(cities).map(([country, list]) => [country, list.map(placeOf)] as const);
  return { regions, cities: Object.fromEntries(places), populations, asOf };
}

function placeOf(city: CityContent): CityPlace {
  const { slug, name, latitude, longitude, geonames, subdivision, holidayRegion, withinCity, areas } = city;
  return { slug, name, latitude, longitude, geonames, subdivision, holidayRegion, withinCity, areas };
}

/**
 * Reads and checks all of `content/`.
 *
 * @param root the project's root
 * @throws ContentError listing every problem of every file
 * @see docs/decisions/0042-content-is-data.md
 */
export function readFiles(root: string): ValidFiles {
  const reading = startReading(root);
  const singles = Object.fromEntries(
    Object.entries(SINGLE_FILES).map(([key, { name, schema }]) => [
      key,
      readYaml(reading, `content/${name}`, schema),
    ]),
  ) as Partial<SingleFiles>;
  const services = readFolder(reading, "services", serviceSchema);
  const industries = readFolder(reading, "industries", industrySchema);
  const cityLists = new Map<string, CityContent[]>();
  for (const { slug } of singles.regions?.flatMap(({ countries }) => countries) ?? []) {
    const cities = readYaml(reading, `content/locations/${slug}.yaml`, citiesSchema);
    if (cities) cityLists.set(slug, cities);
  }
  const landing = Object.fromEntries(
    Object.entries(landingSchemas).map(([name, schema]) => [
      name,
      readYaml(reading, landingFile(name), schema),
    ]),
  ) as Partial<LandingTexts>;
  const posts = readPosts(reading);
  const pages = readPages(reading);

  const problems = [
    ...reading.problems,
    ...findInconsistencies(reading, { ...singles, services, industries, cityLists, landing, posts, pages }),
  ];
  if (problems.length > 0) throw new ContentError(problems);

  // Without problems nothing is undefined: each reader returned a value or added a problem.
  return {
    ...(singles as SingleFiles),
    services: services.files
      .map(([, service]) => {
        const addOn = singles.plans!.addOns.find((each) => each.service === service.slug)?.price;
        return addOn === undefined ? service : { ...service, addOn };
      })
      .sort((a, b) => a.order - b.order),
    industries: industries.files.map(([, industry]) => industry),
    cities: Object.fromEntries(cityLists),
    pages: pages as ValidFiles["pages"],
    landing: landing as LandingTexts,
    posts: posts.posts,
  };
}
