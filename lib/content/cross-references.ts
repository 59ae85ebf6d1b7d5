/** What files of the content say of each other and of themselves: names, slugs and ids. */
import { calendarName } from "@/lib/geo/calendar";
import type { ContentProblem } from "./problems.ts";
import { categorySlugs, type Category } from "./schema/industry.ts";
import type { CityContent, RegionContent } from "./schema/location.ts";
import type { Site } from "./schema/site.ts";

/** Files whose slug is not their name. */
export function findMisnamedFiles(
  folder: string,
  names: readonly string[],
  items: readonly ({ slug: string } | undefined)[],
): ContentProblem[] {
  return names.flatMap((name, index) => {
    const slug = items[index]?.slug;
    if (!slug || `${slug}.yaml` === name) return [];
    return [
      {
        file: `content/${folder}/${name}`,
        field: "slug",
        message: `expected the file's name, got “${slug}”`,
      },
    ];
  });
}

/** City slugs are one namespace over all countries: the landing URL has no country in it. */
export function findDuplicateSlugs(cityLists: ReadonlyMap<string, readonly CityContent[]>): ContentProblem[] {
  const first = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const [country, cities] of cityLists) {
    for (const [index, { slug }] of cities.entries()) {
      const earlier = first.get(slug);
      if (earlier) {
        const message = `“${slug}” stands in ${earlier}.yaml already: add the state or country`;
        problems.push({ file: `content/locations/${country}.yaml`, field: `[${index}].slug`, message });
      }
      first.set(slug, earlier ?? country);
    }
  }
  return problems;
}

/** Rows of a list whose key an earlier row has already. */
export function findDuplicates<K extends string>(
  name: string,
  key: K,
  rows: readonly Record<K, string>[],
): ContentProblem[] {
  const keys = rows.map((row) => row[key]);
  return keys.flatMap((value, index) =>
    keys.indexOf(value) === index
      ? []
      : [{ file: `content/${name}`, field: `[${index}].${key}`, message: `“${value}” stands twice` }],
  );
}

/** Categories, cities and countries that are missing or stand twice. */
export function findCrossReferenceProblems(
  site: Site | undefined,
  categories: readonly Category[],
  regions: readonly RegionContent[],
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const slug of categorySlugs) {
    if (!categories.some((category) => category.slug === slug)) {
      problems.push({
        file: "content/categories.yaml",
        field: "",
        message: `expected an entry for “${slug}”`,
      });
    }
  }
  const cities = [...cityLists.values()].flat();
  if (site && cityLists.size > 0 && !cities.some((city) => city.slug === site.homeCity)) {
    const message = `expected a city of content/locations, got “${site.homeCity}”`;
    problems.push({ file: "content/site.yaml", field: "homeCity", message });
  }
  if (site && cityLists.size > 0 && !calendarsOf(regions, cityLists).has(deskCalendar(site))) {
    const message = `expected the holiday calendar of a city of content/locations, got “${deskCalendar(site)}”`;
    problems.push({ file: "content/site.yaml", field: "local.calendar", message });
  }
  const countries = regions.flatMap((region) => region.countries.map((country) => country.slug));
  for (const [index, country] of countries.entries()) {
    if (countries.indexOf(country) !== index) {
      problems.push({
        file: "content/locations/regions.yaml",
        field: "",
        message: `“${country}” stands twice`,
      });
    }
  }
  return problems;
}

function deskCalendar({ local: { calendar } }: Site): string {
  return calendarName(calendar.country, calendar.subdivision, calendar.region);
}

/** Names of the holiday calendars that the cities have. */
function calendarsOf(
  regions: readonly RegionContent[],
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): Set<string> {
  return new Set(
    regions.flatMap(({ countries }) =>
      countries.flatMap(({ slug, code }) =>
        (cityLists.get(slug) ?? []).map(({ subdivision, holidayRegion }) =>
          calendarName(code, subdivision, holidayRegion),
        ),
      ),
    ),
  );
}
