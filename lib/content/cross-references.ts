/** What files of the content say of each other and of themselves: names, slugs and ids. */
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
  if (site && cityLists.size > 0) {
    const named: [field: string, slug: string][] = [
      ["homeCity", site.homeCity],
      ...site.linkedCities.map((slug, index): [string, string] => [`linkedCities[${index}]`, slug]),
    ];
    for (const [field, slug] of named) {
      if (cities.some((city) => city.slug === slug)) continue;
      const message = `expected a city of content/locations, got “${slug}”`;
      problems.push({ file: "content/site.yaml", field, message });
    }
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
