/** Checks names, slugs, ids and titles: they have to be unique, and references to them have to exist. */
import { calendarName } from "@/lib/geo/calendar";
import type { ContentProblem } from "../problems.ts";
import type { Known } from "./references.ts";
import type { Climate } from "../schema/climate.ts";
import type { CityContent, RegionContent } from "../schema/location.ts";
import type { Site } from "../schema/site.ts";

/** Files that are not named after their slug. */
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

/**
 * City slugs have to be unique over all countries: landing page URLs have no country, and never change. A British city
 * keeps the bare name, and a namesake elsewhere adds its state or country: `london`, `london-ontario`.
 */
export function findDuplicateSlugs(cityLists: ReadonlyMap<string, readonly CityContent[]>): ContentProblem[] {
  const first = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const [country, cities] of cityLists) {
    for (const [index, { slug }] of cities.entries()) {
      const earlier = first.get(slug);
      if (earlier) {
        const message = `“${slug}” is already used in ${earlier}.yaml: add the state or country`;
        problems.push({ file: `content/locations/${country}.yaml`, field: `[${index}].slug`, message });
      }
      first.set(slug, earlier ?? country);
    }
  }
  return problems;
}

/** Rows of a list with the key of an earlier row. */
export function findDuplicates<K extends string>(
  name: string,
  key: K,
  rows: readonly Record<K, string>[],
): ContentProblem[] {
  const keys = rows.map((row) => row[key]);
  return keys.flatMap((value, index) =>
    keys.indexOf(value) === index
      ? []
      : [{ file: `content/${name}`, field: `[${index}].${key}`, message: `“${value}” occurs twice` }],
  );
}

/** Cities named in site.yaml that the catalogue does not have. */
export function findUnknownSiteCities(site: Site | undefined, cities: Known): ContentProblem[] {
  if (!site || !cities) return [];
  const named = [
    ["homeCity", site.homeCity] as const,
    ...site.linkedCities.map((slug, index) => [`linkedCities[${index}]`, slug] as const),
  ];
  return named
    .filter(([, slug]) => !cities.has(slug))
    .map(([field, slug]) => {
      const message = `expected a city of content/locations, got “${slug}”`;
      return { file: "content/site.yaml", field, message };
    });
}

/** Cities whose climate is not in `climates.yaml`. */
export function findUnknownClimates(
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
  climates: readonly Climate[] | undefined,
): ContentProblem[] {
  if (!climates) return [];
  const conditionsOf = new Map(climates.map(({ id, conditions }) => [id, conditions]));
  return [...cityLists].flatMap(([country, cities]) =>
    cities.flatMap(({ climate, latitude }, index) => {
      const conditions = conditionsOf.get(climate);
      const degrees = Math.abs(latitude);
      const expected =
        (!conditions && "an id of content/climates.yaml") ||
        (degrees > 45 && !conditions!.includes("cold") && "a climate with cold winters beyond 45 degrees") ||
        (degrees < 30 && conditions!.includes("snow") && "a climate without snow within 30 degrees");
      return expected
        ? {
            file: `content/locations/${country}.yaml`,
            field: `[${index}].climate`,
            message: `expected ${expected}, got “${climate}”`,
          }
        : [];
    }),
  );
}

/** Countries with the slug or code of an earlier one, or with a locale of another country. */
export function findCountryProblems(regions: readonly RegionContent[]): ContentProblem[] {
  const countries = regions.flatMap((region, index) =>
    region.countries.map((country, item) => ({ country, field: `[${index}].countries[${item}]` })),
  );
  return countries.flatMap(({ country, field }, index) => {
    const earlier = countries.slice(0, index).map((other) => other.country);
    const duplicates = (["slug", "code"] as const).flatMap((key) => {
      const same = earlier.find((other) => other[key] === country[key]);
      return same
        ? [[key, `expected a unique ${key}, “${country[key]}” is that of ${same.title}`] as const]
        : [];
    });
    const foreign = country.locales.flatMap((locale, position) =>
      new Intl.Locale(locale).region === country.code
        ? []
        : [
            [
              `locales[${position}]`,
              `expected a locale such as en-${country.code}, got “${locale}”`,
            ] as const,
          ],
    );
    return (duplicates.length > 0 ? duplicates : foreign).map(([name, message]) => ({
      file: "content/locations/regions.yaml",
      field: `${field}.${name}`,
      message,
    }));
  });
}

/** A title with its position in the content. */
export interface Titled {
  file: string;
  field: string;
  title: string;
}

/**
 * Duplicate titles: neither readers nor search engines can tell such pages apart.
 *
 * @param kinds the titles of each kind of page
 */
export function findSameTitles(kinds: readonly (readonly Titled[])[]): ContentProblem[] {
  return kinds.flatMap((titles) => {
    const first = new Map<string, Titled>();
    return titles.flatMap((titled) => {
      const { file, field, title } = titled;
      const earlier = first.get(title.toLowerCase());
      first.set(title.toLowerCase(), earlier ?? titled);
      if (!earlier) return [];
      const message = `“${title}” is already ${earlier.field} in ${earlier.file}: the two have to differ`;
      return [{ file, field, message }];
    });
  });
}

/** Reports a holiday calendar of the desk that no city of the catalogue has. */
export function findUnknownCalendar(
  site: Site | undefined,
  regions: readonly RegionContent[],
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): ContentProblem[] {
  if (!site || calendarsOf(regions, cityLists).has(deskCalendar(site))) return [];
  const message = `expected the holiday calendar of a city of content/locations, got “${deskCalendar(site)}”`;
  return [{ file: "content/site.yaml", field: "local.calendar", message }];
}

function deskCalendar({ local: { calendar } }: Site): string {
  return calendarName(calendar.country, calendar.subdivision, calendar.region);
}

/** Names of the holiday calendars that cities use. */
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
