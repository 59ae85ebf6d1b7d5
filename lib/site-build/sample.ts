/**
 * A sample of the catalogue that `npm test` builds: small, with a page of every kind. What makes a kind is read off the
 * content: a new field, or a new value of a field that several entries share, is a kind without anybody listing it.
 */
import { getContent, type City, type Content, type Industry } from "@/lib/content";
import { isSuitable } from "@/lib/content/catalogue";
import { wageIn } from "@/lib/content/minimum-wages";
import { neighboursOf } from "@/lib/landing";
import { offsetMinutes } from "@/lib/geo/zone";

export interface Sample {
  /** LANDING_SCOPE of the sample. */
  scope: string;
  /** For each kind of city and industry the slug that stands for it. */
  standsFor: ReadonlyMap<string, string>;
}

/** A field with more different values than this does not sort entries into kinds. */
const MAX_VALUES = 12;

export function main(): void {
  console.log(chooseSample(getContent()).scope);
}

/** All services, and the fewest industries and cities that have every kind. */
export function chooseSample(content: Content): Sample {
  const { services, industries, cities } = content;
  const ofCities = kindsOfEntries(cities, (city) => kindsOfCity(city, content));
  const ofIndustries = kindsOfEntries(industries, (industry) => kindsOfIndustry(industry, content));
  const [chosenCities, chosenIndustries] = [cover(ofCities), cover(ofIndustries)];
  // Whether a page has neighbours depends on those of the sample.
  const home = cities.find(({ slug }) => slug === content.site.homeCity)!;
  chosenCities.set("neighbour of the home city", neighboursOf(home, cities).neighbours[0]!.point.slug);
  const slugs = (chosen: ReadonlyMap<string, string>) => [...new Set(chosen.values())].sort().join(",");
  return {
    scope: [
      `services=${services.map(({ slug }) => slug).join(",")}`,
      `industries=${slugs(chosenIndustries)}`,
      `cities=${slugs(chosenCities)}`,
    ].join(";"),
    standsFor: new Map([...chosenCities, ...chosenIndustries]),
  };
}

/** What follows from where a city is. */
function kindsOfCity(city: City, { site, cities, minimumWages }: Content): string[] {
  const offsets = (zone: string) =>
    Array.from({ length: 12 }, (_, month) =>
      offsetMinutes(zone, new Date(Date.UTC(Number(site.asOf.slice(0, 4)), month, 15))),
    );
  const [there, here] = [offsets(city.timezone), offsets(site.geo.timezone)];
  const differences = new Set(there.map((offset, month) => offset - here[month]!));
  return [
    `city in ${city.country.slug}`,
    city.latitude < 0 ? "city south of the equator" : "city north of the equator",
    `city with ${differences.size} time differences in a year`,
    there.some((offset) => offset % 60 !== 0)
      ? "city with a zone of half hours"
      : "city with a zone of whole hours",
    neighboursOf(city, cities).neighbours.length === 0 ? "city without neighbours" : "city with neighbours",
    city.slug === site.homeCity ? "home city" : "another city",
    city.label === city.name ? "city with a bare name" : "city with a namesake",
    /^[\x20-\x7e]+$/.test(city.name) ? "city in ASCII" : "city with other letters",
    `city with ${wageIn(minimumWages, city) ? "a" : "no"} minimum wage`,
    site.linkedCities.includes(city.slug) ? "city that industries link to" : "city that they do not link to",
  ];
}

/** How each service suits an industry. */
function kindsOfIndustry(industry: Industry, { services }: Content): string[] {
  return services.map((service) =>
    [
      `${service.slug} for an industry`,
      industry.services[service.slug]?.fit,
      isSuitable(service, industry) ? "suitable" : "unsuitable",
      service.sameInEveryCity ? "the same in every city" : "of a city",
    ].join(", "),
  );
}

/** The kinds of each entry, by its slug: those that are computed, and those that its fields make. */
function kindsOfEntries<Entry extends { slug: string }>(
  entries: readonly Entry[],
  computed: (entry: Entry) => string[],
): Map<string, string[]> {
  const values = new Map<string, Set<unknown>>();
  for (const entry of entries)
    for (const [field, value] of fieldsOf(entry))
      values.set(field, (values.get(field) ?? new Set()).add(value));
  const isSorting = (field: string) => values.get(field)!.size <= MAX_VALUES;
  return new Map(
    entries.map((entry) => {
      const own = new Map(fieldsOf(entry));
      const ofFields = [...values.keys()].map((field) => {
        if (!own.has(field)) return `without ${field}`;
        return isSorting(field) ? `${field}: ${String(own.get(field))}` : `with ${field}`;
      });
      return [entry.slug, [...computed(entry), ...ofFields]];
    }),
  );
}

/** The fields of an entry with their values; of lists and objects only whether and how many there are. */
function fieldsOf(entry: object): [field: string, value: unknown][] {
  return Object.entries(entry)
    .filter(([field, value]) => field !== "slug" && value !== undefined)
    .map(([field, value]) => [
      field,
      Array.isArray(value) ? Math.min(value.length, 3) : typeof value === "object" ? "set" : value,
    ]);
}

/** Chooses entries until every kind has one: always the entry that brings most new kinds, the first of equals. */
function cover(kinds: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const all = new Set([...kinds.values()].flat());
  const standsFor = new Map<string, string>();
  while (standsFor.size < all.size) {
    const gains = [...kinds].map(([slug, own]) => ({
      slug,
      fresh: own.filter((kind) => !standsFor.has(kind)),
    }));
    const { slug, fresh } = gains.reduce((best, one) => (one.fresh.length > best.fresh.length ? one : best));
    for (const kind of fresh) standsFor.set(kind, slug);
  }
  return standsFor;
}
