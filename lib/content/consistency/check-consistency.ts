/** Finds contradictions between content files that are valid on their own. */
import { statSync } from "node:fs";
import path from "node:path";
import { type PostFolder, postTexts } from "../blog.ts";
import { findClientProblems, type ParsedClientFiles } from "../clients.ts";
import { findUnreadFiles, type Folder } from "../folder.ts";
import { plainTexts } from "../messages/plain.ts";
import { landingFile } from "../messages/read.ts";
import { COUNTRY_OF_STAFF_COSTS, placesOf } from "../minimum-wages.ts";
import type { Pages } from "../pages.ts";
import { type ContentProblem, formatField } from "../problems.ts";
import type { Climate } from "../schema/climate.ts";
import type { HolidaySource } from "../schema/holiday-sources.ts";
import type { Category, Industry } from "../schema/industry.ts";
import { landingSchemas, type LandingTexts } from "../schema/landing/index.ts";
import type { LawStatement } from "../schema/law.ts";
import type { CityContent, RegionContent } from "../schema/location.ts";
import type { MinimumWage } from "../schema/minimum-wages.ts";
import type { OverviewTexts } from "../schema/overviews.ts";
import type { PriceList } from "../schema/plans.ts";
import type { Service } from "../schema/service.ts";
import type { Claim, Navigation, Site } from "../schema/site.ts";
import type { StaffCost } from "../schema/staff-costs.ts";
import { findRepeatedSentences } from "../sentences.ts";
import { pathsOfBlog } from "../topics.ts";
import { findCityProblems, findDuplicateCities, findHomeProblems, findSharedDistricts } from "./cities.ts";
import { type FileValue, findDateProblems } from "./dates.ts";
import { findHolidaySourceProblems } from "./holiday-sources.ts";
import {
  findCountryProblems,
  findDuplicates,
  findDuplicateSlugs,
  findMisnamedFiles,
  findSameTitles,
  findUnknownCalendar,
  findUnknownClimates,
  findUnknownSiteCities,
} from "./identifiers.ts";
import { findForeignEmergencyNumbers, findLawProblems } from "./law.ts";
import { createPathCheck, findUnknownLinks, findUnknownPostLinks } from "./links.ts";
import {
  findAddOnProblems,
  findMisplacedIndustries,
  findPlanOrder,
  findUnknownAuthors,
  findUnknownCities,
  findUnknownExamples,
} from "./offers.ts";
import {
  findClaimProblems,
  findEmptyCategories,
  findIndustryProblems,
  findMiscounted,
  findServiceProblems,
  findUnknownCountries,
} from "./references.ts";

/** The content files after parsing; undefined if a file could not be parsed. */
export interface ParsedFiles {
  root: string;
  site: Site | undefined;
  navigation: Navigation | undefined;
  claims: Claim[] | undefined;
  holidaySources: HolidaySource[] | undefined;
  plans: PriceList | undefined;
  staffCosts: StaffCost[] | undefined;
  minimumWages: MinimumWage[] | undefined;
  categories: Category[] | undefined;
  services: Folder<Service>;
  industries: Folder<Industry>;
  regions: RegionContent[] | undefined;
  /** By the slug of their country. */
  cityLists: ReadonlyMap<string, CityContent[]>;
  climates: Climate[] | undefined;
  law: LawStatement[] | undefined;
  landing: Partial<LandingTexts>;
  overviews: OverviewTexts | undefined;
  clients: ParsedClientFiles;
  posts: PostFolder;
  pages: Partial<Pages>;
}

/** Checks skip files that could not be parsed: their problems are already reported. */
export function findInconsistencies(files: ParsedFiles): ContentProblem[] {
  const { site, claims, plans, categories, services, industries, cityLists, posts } = files;
  const { pages, clients } = files;
  const regions = files.regions ?? [];
  const countries = regions.flatMap((region) => region.countries);
  const cities =
    files.regions && countries.every(({ slug }) => cityLists.has(slug))
      ? new Set([...cityLists.values()].flat().map(({ slug }) => slug))
      : undefined;
  const industryFiles = industries.names.flatMap((name, index) => {
    const industry = industries.items[index];
    return industry ? [[`content/industries/${name}`, industry] as const] : [];
  });
  const messages = [
    ...Object.entries(files.landing).map(([name, texts]) => [landingFile(name), plainTexts(texts)] as const),
    ["content/overviews.yaml", plainTexts(files.overviews)] as const,
  ];
  const countryProblems = findCountryProblems(regions);
  const duplicates = firstOfEachRow([
    ...findDuplicateSlugs(cityLists),
    ...findDuplicates("claims.yaml", "id", claims ?? []),
    ...findDuplicates("holiday-sources.yaml", "calendar", files.holidaySources ?? []),
    ...findDuplicates("industry-categories.yaml", "slug", categories ?? []),
    ...findDuplicates("locations/regions.yaml", "slug", regions),
    ...countryProblems,
    ...findDuplicateCities(regions, cityLists),
    ...findSameTitles(titlesOf(files)),
  ]);
  return [
    ...findUnreadFiles(files.root, expectedFiles(files)),
    ...findMisnamedFiles("services", services.names, services.items),
    ...findMisnamedFiles("industries", industries.names, industries.items),
    ...duplicates,
    // With a wrong country code every city would be in the wrong country.
    ...(countryProblems.length === 0 ? findCityProblems(regions, cityLists) : []),
    ...findSharedDistricts(regions, cityLists),
    ...findUnknownClimates(cityLists, files.climates),
    ...findDuplicates("climates.yaml", "id", files.climates ?? []),
    ...findLawProblems(files.law, files.regions, cityLists, industries.slugs),
    ...(cities ? findForeignEmergencyNumbers(regions, files.law ?? [], industryFiles) : []),
    ...Object.entries(pages).flatMap(([name, page]) => findMiscounted(`content/pages/${name}.yaml`, page)),
    ...findMinimumWageProblems(files.minimumWages, files.regions, cityLists),
    ...findUnknownSiteCities(site, cities),
    ...(cities ? findUnknownCalendar(site, regions, cityLists) : []),
    ...(cities && countryProblems.length === 0
      ? findHolidaySourceProblems(files.holidaySources, regions, cityLists)
      : []),
    ...findHomeProblems(site, regions, cityLists),
    ...findIndustryProblems(industryFiles, services.slugs, categories && slugsOf(categories)),
    ...findUnknownCountries(industryFiles, files.regions && slugsOf(countries)),
    ...findServiceProblems(services.items, plans, services.slugs),
    ...findEmptyCategories(categories ?? [], industries.items),
    ...findClientProblems(clients, { cities, industries: industries.slugs, services: services.slugs }),
    ...findClaimProblems(pages, claims && new Set(claims.map(({ id }) => id))),
    ...findMisplacedIndustries(pages.home, industries.items, industries.slugs),
    ...findUnknownCities(pages, posts.posts, cities),
    ...findUnknownExamples(pages.sitemap, services.slugs, industries.slugs),
    ...findAddOnProblems(plans, services.items),
    ...findPlanOrder(plans),
    ...findUnknownAuthors(pages.blog?.authors, posts.posts),
    ...findDateProblems(site, datedFiles(files, industryFiles)),
    // With duplicate slugs the addresses are not known.
    ...(duplicates.length === 0 ? findLinkProblems(files, cities !== undefined) : []),
    ...findRepeatedSentences(
      oldestFirst(
        files.root,
        [
          ...industryFiles.map(withoutHours),
          // A city that stands twice is reported once.
          ...(duplicates.length === 0 ? cityTexts(cityLists) : []),
          ...postTexts(posts.posts),
          ...messages,
        ],
        ([file]) => file,
      ),
      formatField,
      // The texts of these files are variants, of which a page shows one.
      new Set(messages.map(([file]) => file)),
    ),
  ];
}

/** The lists of cities without the names of states and provinces, which they share. */
function cityTexts(cityLists: ParsedFiles["cityLists"]) {
  return [...cityLists].map(
    ([country, list]) =>
      [`content/locations/${country}.yaml`, list.map((city) => ({ ...city, admin: undefined }))] as const,
  );
}

/** By when their files were changed, so that a copy is reported in the new one. */
function oldestFirst<T>(root: string, items: readonly T[], fileOf: (item: T) => string): T[] {
  const changedAt = new Map(
    items.map((item) => [
      item,
      statSync(path.join(root, fileOf(item)), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ]),
  );
  return items.toSorted((a, b) => changedAt.get(a)! - changedAt.get(b)!);
}

/** Hours and times of day are the same for many industries. */
function withoutHours([file, industry]: readonly [string, Industry]) {
  const { opening: _opening, peak: _peak, ...texts } = industry;
  return [file, texts] as const;
}

/** Reports a copied row once, although its slug, title and coordinates are all duplicates. */
function firstOfEachRow(problems: readonly ContentProblem[]): ContentProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, field }) => {
    const row = `${file} ${/^.*\]/.exec(field)?.[0] ?? field}`;
    if (seen.has(row)) return false;
    return seen.add(row);
  });
}

function slugsOf(items: readonly { slug: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ slug }) => slug));
}

/** What readers open in `content/`: any other file or folder is reported, so a new one has to be added here. */
function expectedFiles({ regions, industries, services }: ParsedFiles) {
  const slugs = regions?.flatMap((region) => region.countries.map(({ slug }) => slug)) ?? [];
  const countries =
    regions && new Set(slugs).size === slugs.length ? slugs.map((slug) => `${slug}.yaml`) : undefined;
  return {
    files: [
      "README.md",
      ...["site", "navigation", "claims", "plans", "industry-categories", "staff-costs"].map(
        (name) => `${name}.yaml`,
      ),
      ...["climates", "crawlers", "holiday-sources", "indexing", "law", "minimum-wages", "overviews"].map(
        (name) => `${name}.yaml`,
      ),
      ...["case-studies", "testimonials", "stories", "client-stories"].map((name) => `${name}.yaml`),
    ],
    folders: {
      blog: ".md",
      // Undefined if the folder is missing, which is already reported.
      industries: industries.slugs && ".yaml",
      services: services.slugs && ".yaml",
      // Undefined if two countries have the same slug: one has no file.
      locations: countries && ["regions.yaml", "populations.yaml", ...countries],
      landing: ["README.md", ...Object.keys(landingSchemas).map((name) => `${name}.yaml`)],
      // Checked by `readPages`.
      pages: undefined,
    },
  } as const;
}

/** Links are checked only if every address of the site is known. */
function findLinkProblems(files: ParsedFiles, hasAllCities: boolean): ContentProblem[] {
  const { services, industries, posts, pages, regions } = files;
  if (!hasAllCities || !services.slugs || !industries.slugs || !pages.blog || !regions) return [];
  // An invalid post may be the only one of its category.
  if (posts.posts.length < posts.slugs.size) return [];
  const isKnown = createPathCheck({
    services: services.slugs,
    industries: industries.slugs,
    regions,
    cities: files.cityLists,
    posts: posts.slugs,
    blog: pathsOfBlog(posts.posts, pages.blog),
  });
  return [...findUnknownLinks(files.navigation, isKnown), ...findUnknownPostLinks(posts.posts, isKnown)];
}

function titlesOf({ root, services, industries, categories, regions, pages, posts, cityLists }: ParsedFiles) {
  const inFolder = <T>(
    folder: string,
    { names, items }: Folder<T>,
    field: string,
    titleOf: (item: T) => string,
  ) =>
    oldestFirst(
      root,
      items.flatMap((item, index) =>
        item ? [{ file: `content/${folder}/${names[index]}`, field, title: titleOf(item) }] : [],
      ),
      ({ file }) => file,
    );
  const listed = <T>(file: string, rows: readonly T[], titleOf: (row: T) => string, field = "title") =>
    rows.map((row, index) => ({ file, field: `[${index}].${field}`, title: titleOf(row) }));
  return [
    inFolder("industries", industries, "title", ({ title }) => title),
    // Landing pages name the people in their headings, not the industry.
    inFolder("industries", industries, "names.people", ({ names }) => names.people),
    inFolder("services", services, "title", ({ title }) => title),
    inFolder("services", services, "short", ({ short }) => short),
    inFolder("services", services, "brief", ({ brief }) => brief),
    posts.posts.map(({ slug, title }) => ({ file: `content/blog/${slug}.md`, field: "title", title })),
    Object.entries(pages).flatMap(([name, page]) =>
      page ? [{ file: `content/pages/${name}.yaml`, field: "title", title: page.title }] : [],
    ),
    listed("content/industry-categories.yaml", categories ?? [], ({ title }) => title),
    listed("content/locations/regions.yaml", regions ?? [], ({ title }) => title),
    ...[...cityLists].map(([country, cities]) =>
      listed(`content/locations/${country}.yaml`, cities, ({ name, admin }) => `${name}, ${admin}`, "name"),
    ),
  ];
}

/** Parsed files; their dates are found by the names of the fields. */
interface DatedFiles {
  claims: unknown;
  holidaySources: unknown;
  minimumWages: unknown;
  staffCosts: unknown;
  clients: { stories?: unknown };
  services: Folder<Service>;
  pages: Partial<Pages>;
  posts: PostFolder;
}

/** The files with dates of past events. */
export function* datedFiles(
  { claims, staffCosts, minimumWages, holidaySources, services, pages, clients, posts }: DatedFiles,
  industries: readonly FileValue[],
): Generator<FileValue> {
  yield ["content/claims.yaml", claims];
  yield ["content/holiday-sources.yaml", holidaySources];
  yield ["content/staff-costs.yaml", staffCosts];
  yield ["content/minimum-wages.yaml", minimumWages];
  yield ["content/stories.yaml", clients.stories];
  yield* industries;
  for (const service of services.items) if (service) yield [`content/services/${service.slug}.yaml`, service];
  for (const [name, page] of Object.entries(pages)) yield [`content/pages/${name}.yaml`, page];
  for (const post of posts.posts) yield [`content/blog/${post.slug}.md`, post];
}

/**
 * Checks that minimum wages name existing countries, states and cities, each place once.
 *
 * @param cityLists by the slug of their country
 */
function findMinimumWageProblems(
  wages: readonly MinimumWage[] | undefined,
  regions: readonly RegionContent[] | undefined,
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): ContentProblem[] {
  const countries = regions && new Set(regions.flatMap((region) => region.countries.map(({ slug }) => slug)));
  const seen = new Set<string>();
  return (wages ?? []).flatMap((wage, index) => {
    const { country, states = [], cities = [] } = wage;
    const listed = cityLists.get(country);
    const places = placesOf(wage);
    const repeated = places.filter((place) => seen.has(place));
    for (const place of places) seen.add(place);
    const problems: [field: string, message: string][] = [];
    if (country === COUNTRY_OF_STAFF_COSTS)
      problems.push(["country", "expected none: the wage there is that of content/staff-costs.yaml"]);
    else if (countries && !countries.has(country))
      problems.push(["country", `expected a country of content/locations/regions.yaml, got “${country}”`]);
    for (const [field, key, names] of [
      ["states", "subdivision", states],
      ["cities", "slug", cities],
    ] as const)
      for (const [position, name] of names.entries())
        if (listed && !listed.some((city) => city[key] === name))
          problems.push([
            `${field}[${position}]`,
            `expected a ${key} of content/locations/${country}.yaml, got “${name}”`,
          ]);
    const around = cities.map((slug) => listed?.find((city) => city.slug === slug)?.subdivision ?? "");
    const wider = wages!.find(
      (other) =>
        other.country === country &&
        (other.states?.some((state) => around.includes(state)) ?? !other.cities) &&
        other.hourly > wage.hourly,
    );
    if (wider) problems.push(["hourly", `expected at least ${wider.hourly}, as all around`]);
    for (const place of repeated) problems.push(["", `expected one row for “${place.trim()}”`]);
    return problems.map(([field, message]) => ({
      file: "content/minimum-wages.yaml",
      field: field ? `[${index}].${field}` : `[${index}]`,
      message,
    }));
  });
}
