import type { Category, Industry } from "./schema/industry.ts";
import type { CityContent, Climate, CountryCode, CountryContent, RegionContent } from "./schema/location.ts";

/** A city with the country and region it belongs to. */
export interface City extends Omit<CityContent, "climate"> {
  climate: Climate;
  country: Country;
  /** The name, with the state if a better-known city has it too: "London, Ontario". */
  label: string;
}

/** A country of the catalogue with its cities in the order of its file. */
export interface Country extends Omit<CountryContent, "code"> {
  code: CountryCode;
  region: Pick<RegionContent, "slug" | "title">;
  cities: City[];
}

/** A region with its countries in the order of `regions.yaml`. */
export interface Region extends Omit<RegionContent, "countries"> {
  countries: Country[];
}

/** Whether a list has an item: by its slug, as a page may be composed from a copy in the words of a country. */
export function isListed(
  { slug }: { readonly slug: string },
  items: readonly { readonly slug: string }[],
): boolean {
  return items.some((item) => item.slug === slug);
}

/** Joins regions, countries and cities into a tree. */
export function buildRegions(
  regions: readonly RegionContent[],
  citiesOf: (country: string) => readonly CityContent[],
  climates: readonly Climate[],
): Region[] {
  const climateOf = new Map(climates.map((climate) => [climate.id, climate]));
  const tree = regions.map(({ countries, ...region }) => ({
    ...region,
    countries: countries.map((content) => {
      const country: Country = { ...content, region: { slug: region.slug, title: region.title }, cities: [] };
      country.cities = citiesOf(content.slug).map((city) => ({
        ...city,
        climate: climateOf.get(city.climate)!,
        country,
        label: city.name,
      }));
      return country;
    }),
  }));
  labelNamesakes(allCities(tree));
  return tree;
}

/**
 * Of the catalogue's namesakes the one with the shortest slug keeps the bare name, the others get their state added. The
 * search ranks namesakes by the same rule: `slugLength` in `lib/search/combination.ts`. A city whose better-known namesake
 * is not in the catalogue has the addition in its content.
 */
function labelNamesakes(cities: readonly City[]): void {
  for (const city of cities) {
    const namesakes = cities.filter(({ name }) => name === city.name);
    const bare = namesakes.reduce((a, b) => (b.slug.length < a.slug.length ? b : a));
    const addition = city.beside ?? (city === bare ? undefined : city.admin);
    if (addition) city.label = `${city.name}, ${addition}`;
  }
}

/** The countries of some cities, in their order. */
export function countriesOf(cities: readonly City[]): Country[] {
  return [...new Set(cities.map(({ country }) => country))];
}

/** All cities, region by region. */
export function allCities(regions: readonly Region[]): City[] {
  return regions.flatMap((region) => region.countries.flatMap((country) => country.cities));
}

/**
 * False if the service has nothing to do for the industry: its pages say so and are not indexed.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
export function isSuitable(service: { slug: string }, { services }: Pick<Industry, "services">): boolean {
  return services[service.slug]?.fit !== "none";
}

/** The services that suit an industry, the best first, otherwise in their order. */
export function suitableServices<S extends { slug: string }>(
  { services }: Pick<Industry, "services">,
  among: readonly S[],
): S[] {
  const fits = ["core", "possible"] as const;
  return fits.flatMap((fit) => among.filter(({ slug }) => services[slug]!.fit === fit));
}

/** Indexes services, industries or cities by slug. */
export function bySlug<T extends { slug: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.slug, item]));
}

/** Industries in the order of the categories, then by title. */
export function sortIndustries(industries: readonly Industry[], categories: readonly Category[]): Industry[] {
  const positions = new Map(categories.map(({ slug }, position) => [slug, position]));
  const positionOf = ({ category }: Industry) => positions.get(category) ?? positions.size;
  return industries.toSorted((a, b) => positionOf(a) - positionOf(b) || (a.title < b.title ? -1 : 1));
}

/** The categories in their order, each with its industries; without those that have none. */
export function groupByCategory<One extends Pick<Industry, "category">>(
  industries: readonly One[],
  categories: readonly Category[],
): (Category & { industries: One[] })[] {
  return categories
    .map((category) => ({
      ...category,
      industries: industries.filter((industry) => industry.category === category.slug),
    }))
    .filter((group) => group.industries.length > 0);
}

/**
 * The size of the catalogue that the product promises. No schema can check it: it spans several files.
 *
 * @see docs/behaviour.md#size-of-the-catalogue
 */
export const MINIMUMS = {
  /** One page for every combination of service, industry and city. */
  landingPages: 200_000,
  services: 8,
  industries: 100,
  posts: 20,
  /** By region; the home page states these numbers. */
  cities: { "north-america": 120, europe: 85, "asia-pacific": 45 },
} as const;
