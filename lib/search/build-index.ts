import type { City, Content, Industry, LandingCatalogue, Post, Service } from "@/lib/content";
import { listPages } from "@/lib/pages";
import { routes } from "@/lib/routes";
import type { SearchEntry, SearchIndex } from "./search-entry";
import { wordsOf } from "./folded-words";

type IndexedContent = Pick<
  Content,
  "services" | "industries" | "categories" | "regions" | "cities" | "pages" | "posts" | "navigation"
>;

/**
 * Builds the search index for the browser.
 *
 * @param catalogue the landing pages that exist; entries outside it link to no landing page
 */
export function buildIndex(content: IndexedContent, catalogue: LandingCatalogue): SearchIndex {
  const { services, industries, categories, cities, regions, pages, posts, navigation } = content;
  const categoryOf = new Map(categories.map(({ slug, title }) => [slug, title]));
  // Without services, industries or cities there are no landing pages.
  const any = catalogue.services.length && catalogue.industries.length && catalogue.cities.length;
  const ambiguous = ambiguousNames(cities);
  const listed = (list: readonly unknown[], item: unknown) => Boolean(any) && list.includes(item);
  return {
    entries: [
      ...services.map((service) => serviceEntry(service, listed(catalogue.services, service))),
      ...industries.map((industry) =>
        industryEntry(industry, categoryOf.get(industry.category), listed(catalogue.industries, industry)),
      ),
      ...cities.map((city) => cityEntry(city, listed(catalogue.cities, city), ambiguous)),
      ...regions.flatMap((region) => region.countries.map((country) => countryEntry(country, region.title))),
      ...regions.map(({ slug, title, aliases, countries }) =>
        entry("region", title, routes.region(slug), {
          also: aliases,
          detail: countries.map((country) => country.title).join(", "),
        }),
      ),
      ...listPages()
        .filter(({ searchable = true }) => searchable)
        .map(({ name }) => {
          const { title, description, aliases } = pages[name];
          return entry("page", title, routes.page(name), { also: aliases, text: description });
        }),
      entry("page", navigation.login.label, navigation.login.url, { also: navigation.login.aliases }),
      ...posts.map(postEntry),
    ],
  };
}

function serviceEntry(
  { slug, title, short, brief, phrase, summary, aliases = [] }: Service,
  landing: boolean,
): SearchEntry {
  return entry("service", title, routes.service(slug), {
    also: [short, brief, phrase, ...aliases],
    text: summary,
    landing: landing ? { slug, phrase: short } : undefined,
  });
}

function industryEntry(
  { slug, title, names, aliases = [] }: Industry,
  category: string | undefined,
  landing: boolean,
): SearchEntry {
  return entry("industry", title, routes.industry(slug), {
    also: [names.people, names.businesses, ...aliases],
    detail: category,
    landing: landing ? { slug, phrase: names.people } : undefined,
  });
}

/**
 * Names that a city needs its state for: aliases of other cities, as Newcastle upon Tyne is also called Newcastle, and
 * names of several cities none of which has the bare slug, as of Hamilton.
 */
function ambiguousNames(cities: readonly City[]): Set<string> {
  const names = new Set(cities.flatMap(({ aliases = [] }) => aliases));
  for (const { name, admin, slug } of cities) {
    const others = cities.filter((city) => city.name === name && city.admin !== admin);
    const isBare = (one: string) => wordsOf(one).join(" ") === wordsOf(name).join(" ");
    if (others.length > 0 && ![slug, ...others.map((city) => city.slug)].some(isBare)) names.add(name);
  }
  return names;
}

function cityEntry(
  { slug, name, label, admin, areas, country, aliases = [] }: City,
  landing: boolean,
  ambiguous: ReadonlySet<string>,
): SearchEntry {
  const title = ambiguous.has(label) ? `${name}, ${admin}` : label;
  const detail = [admin, country.title].filter((part) => part !== name && !title.endsWith(`, ${part}`));
  return entry("city", title, routes.city(country.region.slug, country.slug, slug), {
    also: [name, ...aliases],
    detail: detail.join(", "),
    text: areas.join(", "),
    landing: landing ? { slug, phrase: title } : undefined,
  });
}

function countryEntry(country: City["country"], region: string): SearchEntry {
  return entry("country", country.title, routes.country(country.region.slug, country.slug), {
    also: country.aliases,
    detail: region,
  });
}

function postEntry({ slug, title, category, tags, excerpt }: Post): SearchEntry {
  return entry("post", title, routes.post(slug), { detail: category, text: [...tags, excerpt].join(", ") });
}

/** Omits empty fields and duplicate names. */
function entry(
  kind: SearchEntry["kind"],
  title: string,
  url: string,
  { also = [], detail, text, landing }: Omit<SearchEntry, "kind" | "title" | "url">,
): SearchEntry {
  const known = new Set([title.toLowerCase()]);
  const names = also.filter((name) => {
    const unknown = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return unknown;
  });
  return {
    kind,
    title,
    url,
    ...(detail && { detail }),
    ...(names.length > 0 && { also: names }),
    ...(text && { text }),
    ...(landing && { landing }),
  };
}
