/** Finds contradictions between content files that are valid on their own. */
import { statSync } from "node:fs";
import path from "node:path";
import { type PostFolder, postTexts } from "../read-posts.ts";
import type { SingleFiles } from "../single-files.ts";
import { findUnreadFiles, type Folder } from "../yaml/read-folder.ts";
import { plainTexts } from "../messages/compile.ts";
import type { Pages } from "../read-pages.ts";
import type { ContentProblem } from "../problems.ts";
import type { Industry } from "../schema/industry.ts";
import { landingFile, type LandingTexts } from "../schema/landing/landing-texts.ts";
import type { Service } from "../schema/service.ts";
import { findRepeatedSentences } from "../repeated-sentences.ts";
import { pathsOfBlog } from "../topics.ts";
import type { Reading } from "../yaml/content-reading.ts";
import {
  findCityProblems,
  findDuplicateCities,
  findHomeProblems,
  findSharedDistricts,
  findUnlikelyClimates,
  rowsOf,
  type CityLists,
  type CityRow,
} from "./check-cities.ts";
import { findDateProblems } from "./check-dates.ts";
import {
  findHolidaySourceProblems,
  findForeignEmergencyNumbers,
  findLawProblems,
  findMinimumWageProblems,
} from "./check-law.ts";
import { findMisnamedFiles, findSameTitles } from "./check-names.ts";
import { createPathCheck } from "./site-paths.ts";
import { findFiguresWithoutClaim, findMiscounted, findMisplacedIndustries } from "./check-page-texts.ts";
import { findAddOnProblems } from "./check-plans.ts";
import {
  CLAIMS_IN_CODE,
  findMissingServices,
  findUnknownReferences,
  findUnused,
  type Known,
} from "./check-references.ts";

/** The content files after parsing; undefined if a file could not be parsed. */
export interface ParsedFiles extends Partial<SingleFiles> {
  services: Folder<Service>;
  industries: Folder<Industry>;
  cityLists: CityLists;
  landing: Partial<LandingTexts>;
  posts: PostFolder;
  pages: Partial<Pages>;
}

/** Checks skip files that could not be parsed: their problems are already reported. */
export function findInconsistencies(reading: Reading, files: ParsedFiles): ContentProblem[] {
  const { root, values } = reading;
  const { site, plans, services, industries, cityLists, posts, pages } = files;
  const { regions = [], law = [], categories = [] } = files;
  const countries = regions.flatMap((region) => region.countries);
  const hasAllCities = files.regions !== undefined && countries.every(({ slug }) => cityLists.has(slug));
  const rows = rowsOf(countries, cityLists);
  const messages = [
    ...Object.entries(files.landing).map(([name, texts]) => [landingFile(name), plainTexts(texts)] as const),
    ["content/overviews.yaml", plainTexts(files.overviews)] as const,
  ];
  const duplicates = firstOfEachRow([
    ...findSameTitles([slugsOf(rows)]),
    ...findDuplicateCities(rows),
    ...findSameTitles(titlesOf(root, files)),
  ]);
  // With duplicate slugs the cities and addresses are not known.
  const known = knownEntries(files, hasAllCities && duplicates.length === 0);
  const references = [...reading.references, ...CLAIMS_IN_CODE];
  // Without regions.yaml it is not known which countries have files.
  const isExpected = ({ file }: ContentProblem) =>
    files.regions || path.dirname(file) !== "content/locations";
  return [
    ...findUnreadFiles(reading, "content").filter(isExpected),
    ...findMisnamedFiles([...services.files, ...industries.files]),
    ...duplicates,
    ...findUnknownReferences(references, known),
    ...findCityProblems(rows),
    ...findSharedDistricts(rows),
    ...findUnlikelyClimates(rows, files.climates ?? []),
    ...findLawProblems(law, countries, cityLists),
    ...(hasAllCities ? findForeignEmergencyNumbers(countries, law, industries.files) : []),
    ...findMiscounted(pages),
    ...findMinimumWageProblems(files.minimumWages ?? [], cityLists),
    ...(hasAllCities ? findHolidaySourceProblems(files.holidaySources, rows) : []),
    ...findHomeProblems(site, countries, cityLists),
    ...findMissingServices(industries.files, services.slugs),
    // A file that could not be read might refer to them.
    ...findUnused(references, {
      categories: industries.isComplete ? categories : [],
      claims: Object.values(pages).every(Boolean) ? (files.claims ?? []) : [],
    }),
    ...findFiguresWithoutClaim(pages),
    ...findMisplacedIndustries(pages.home, industries.files),
    ...findAddOnProblems(plans, services.files),
    ...findDateProblems(site, values),
    ...findRepeatedSentences(
      oldestFirst(root, [
        ...industries.files.map(withoutHours),
        // A city that stands twice is reported once.
        ...(duplicates.length === 0 ? cityTexts(cityLists) : []),
        ...postTexts(posts.posts),
        ...messages,
      ]),
      // The texts of these files are variants, of which a page shows one.
      new Set(messages.map(([file]) => file)),
    ),
  ];
}

/** The lists of cities without the names of states and provinces, which they share. */
function cityTexts(cityLists: CityLists) {
  return [...cityLists].map(
    ([country, list]) =>
      [`content/locations/${country}.yaml`, list.map((city) => ({ ...city, admin: undefined }))] as const,
  );
}

/** By when their files were changed, so that a copy is reported in the new one. */
function oldestFirst<T extends readonly [file: string, value: unknown]>(root: string, items: readonly T[]) {
  const changedAt = new Map(
    items.map(([file]) => [file, statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0]),
  );
  return items.toSorted(([a], [b]) => changedAt.get(a)! - changedAt.get(b)!);
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

/** What references may name. */
function knownEntries(files: ParsedFiles, areCitiesKnown: boolean): Known {
  const { regions, services, industries, cityLists, pages, posts } = files;
  const keysOf = <Key extends string>(key: Key, rows: readonly Record<Key, string>[] | undefined) =>
    rows && new Set(rows.map((row) => row[key]));
  const known = {
    author: pages.blog && new Set(pages.blog.authors),
    category: keysOf("slug", files.categories),
    city: areCitiesKnown ? keysOf("slug", [...cityLists.values()].flat()) : undefined,
    claim: keysOf("id", files.claims),
    client: keysOf("name", files.caseStudies),
    climate: keysOf("id", files.climates),
    country: keysOf(
      "slug",
      regions?.flatMap(({ countries }) => countries),
    ),
    industry: industries.slugs,
    service: services.slugs,
    tag: pages.blog && new Set(Object.keys(pages.blog.tags)),
    topic: pages.blog && new Set(Object.keys(pages.blog.categories)),
  };
  const { service, industry, city } = known;
  // An invalid post may be the only one of its category.
  const hasAllPosts = posts.posts.length === posts.slugs.size;
  if (!service || !industry || !city || !regions || !pages.blog || !hasAllPosts)
    return { ...known, page: undefined };
  const isPage = createPathCheck({
    services: service,
    industries: industry,
    regions,
    cities: cityLists,
    posts: posts.slugs,
    blog: pathsOfBlog(posts.posts, pages.blog),
  });
  return { ...known, page: { has: isPage } };
}

/**
 * City slugs have to be unique over all countries: landing page URLs have no country, and never change. A British city
 * keeps the bare name, and a namesake elsewhere adds its state or country: `london`, `london-ontario`.
 */
function slugsOf(rows: readonly CityRow[]) {
  const remedy = "add the state or country";
  return rows.map(({ file, index, city }) => ({ file, field: `[${index}].slug`, title: city.slug, remedy }));
}

/** The titles of each kind of page, and names and numbers that tell the entries of a kind apart. */
function titlesOf(
  root: string,
  { services, industries, categories, regions, pages, posts, cityLists }: ParsedFiles,
) {
  const blog = { files: posts.posts.map((post) => [`content/blog/${post.slug}.md`, post] as const) };
  const inFolder = <T>({ files }: Pick<Folder<T>, "files">, field: string, titleOf: (item: T) => string) =>
    oldestFirst(root, files).map(([file, item]) => ({ file, field, title: titleOf(item) }));
  const listed = <T>(file: string, rows: readonly T[], titleOf: (row: T) => string, field = "title") =>
    rows.map((row, index) => ({ file, field: `[${index}].${field}`, title: titleOf(row) }));
  return [
    inFolder(industries, "title", ({ title }) => title),
    // Landing pages name the people in their headings, not the industry.
    inFolder(industries, "names.people", ({ names }) => names.people),
    inFolder(services, "title", ({ title }) => title),
    inFolder(services, "short", ({ short }) => short),
    inFolder(services, "brief", ({ brief }) => brief),
    inFolder(services, "order", ({ order }) => String(order)),
    inFolder(blog, "title", ({ title }) => title),
    inFolder(blog, "id", ({ id }) => id),
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
