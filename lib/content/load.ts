import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { postTexts, readPosts } from "./blog.ts";
import { allCities, buildRegions, type City, type Region } from "./catalogue.ts";
import { findClientProblems, joinClients, readClients, type ClientFiles, type Clients } from "./clients.ts";
import {
  findCrossReferenceProblems,
  findDuplicates,
  findDuplicateSlugs,
  findMisnamedFiles,
} from "./cross-references.ts";
import { findHolidays, type HolidayCalendars } from "./holidays.ts";
import { compileMessages, type Compiled } from "./messages/compile.ts";
import { plainTexts } from "./messages/plain.ts";
import { landingFile, readLandingTexts } from "./messages/read.ts";
import { findMisplacedIndustries, findPriceDifferences, findUnknownCities } from "./offers.ts";
import { ContentError, formatField, type ContentProblem } from "./problems.ts";
import {
  categorySchema,
  categorySlugs,
  industrySchema,
  type Category,
  type Industry,
} from "./schema/industry.ts";
import type { LandingTexts } from "./schema/landing/index.ts";
import { citySchema, regionSchema, type CityContent, type RegionContent } from "./schema/location.ts";
import { pageSchemas, type Pages } from "./schema/pages.ts";
import { plansSchema, type PriceList } from "./schema/plans.ts";
import { serviceSchema, serviceSlugs, type Service } from "./schema/service.ts";
import {
  claimSchema,
  navigationSchema,
  siteSchema,
  type Claim,
  type Navigation,
  type Site,
} from "./schema/site.ts";
import { findRepeatedSentences } from "./sentences.ts";
import { buildBlog, type Blog } from "./topics.ts";
import { readYaml } from "./yaml.ts";

/** What the landing pages say, ready to be filled with the facts of each page. */
export type LandingMessages = Compiled<LandingTexts>;

/** Everything the site says, parsed and validated. */
export interface Content extends Blog {
  site: Site;
  navigation: Navigation;
  claims: ReadonlyMap<string, Claim>;
  plans: PriceList;
  categories: Category[];
  /** In the order of `serviceSlugs`. */
  services: Service[];
  /** By category in the order of `categorySlugs`, then by title. */
  industries: Industry[];
  regions: Region[];
  /** All cities, region by region. */
  cities: City[];
  pages: Pages;
  landing: LandingMessages;
  clients: Clients;
  /** Of the twelve months from `site.asOf`, for every town. */
  holidays: HolidayCalendars;
}

/**
 * What stands in the files, each valid by itself and fitting the others, and what takes long to work out from
 * it. Plain JSON, so that it can be kept.
 */
export interface ContentFiles extends Pick<
  Content,
  "site" | "navigation" | "plans" | "categories" | "services" | "industries" | "pages" | "posts" | "holidays"
> {
  claims: Claim[];
  regions: RegionContent[];
  /** By the slug of their country. */
  cities: Record<string, CityContent[]>;
  landing: LandingTexts;
  clients: ClientFiles;
}

/**
 * Reads `content/` whole and checks all of it.
 *
 * @param root the project's root
 * @throws ContentError listing every problem of every file
 */
export function readContent(root: string): ContentFiles {
  const problems: ContentProblem[] = [];
  const read = <T extends z.ZodType>(file: string, schema: T) =>
    readYaml(root, `content/${file}`, schema, problems);

  const site = read("site.yaml", siteSchema);
  const navigation = read("navigation.yaml", navigationSchema);
  const claims = read("claims.yaml", z.array(claimSchema));
  const plans = read("plans.yaml", plansSchema);
  const categories = read("categories.yaml", z.array(categorySchema));
  const services = serviceSlugs.map((slug) => read(`services/${slug}.yaml`, serviceSchema));
  const industryFiles = readdirSync(path.join(root, "content/industries")).filter((name) =>
    name.endsWith(".yaml"),
  );
  const industries = industryFiles.sort().map((name) => read(`industries/${name}`, industrySchema));
  const regionContents = read("locations/regions.yaml", z.array(regionSchema));
  const cityLists = new Map<string, CityContent[]>();
  for (const country of regionContents?.flatMap((region) => region.countries) ?? []) {
    const cities = read(`locations/${country.slug}.yaml`, z.array(citySchema));
    if (cities) cityLists.set(country.slug, cities);
  }
  const landing = readLandingTexts(root, problems);
  const clients = readClients(root, problems);
  const posts = readPosts(root, problems);
  const pageEntries = Object.entries(pageSchemas).map(
    ([name, schema]) => [name, read(`pages/${name}.yaml`, schema)] as const,
  );

  const home = pageEntries.find(([name]) => name === "home")?.[1] as Pages["home"] | undefined;
  problems.push(
    ...findMisnamedFiles(
      "services",
      serviceSlugs.map((slug) => `${slug}.yaml`),
      services,
    ),
    ...findMisnamedFiles("industries", industryFiles, industries),
    ...findDuplicateSlugs(cityLists),
    ...findDuplicates("claims.yaml", "id", claims ?? []),
    ...findDuplicates("categories.yaml", "slug", categories ?? []),
    ...findDuplicates("locations/regions.yaml", "slug", regionContents ?? []),
    ...findCrossReferenceProblems(site, categories ?? [], regionContents ?? [], cityLists),
    ...findClientProblems(clients, [...cityLists.values()].flat(), industries),
    ...findMisplacedIndustries(home, industries),
    ...findUnknownCities(home, [...cityLists.values()].flat()),
    ...findPriceDifferences(plans, services),
    ...findRepeatedSentences(
      [
        ...industries.flatMap((industry) =>
          industry ? [[`content/industries/${industry.slug}.yaml`, industry] as const] : [],
        ),
        ...postTexts(posts),
        ...Object.entries(landing).map(([name, texts]) => [landingFile(name), plainTexts(texts)] as const),
      ],
      formatField,
      // The texts of a file are alternatives, of which a page prints one.
      new Set(Object.keys(landing).map(landingFile)),
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);

  // Without problems nothing is missing: each read either returned a value or left a problem.
  const cities = Object.fromEntries(cityLists);
  return {
    site: site!,
    navigation: navigation!,
    claims: claims!,
    plans: plans!,
    categories: categories!,
    services: services as Service[],
    industries: industries as Industry[],
    regions: regionContents!,
    cities,
    pages: Object.fromEntries(pageEntries) as unknown as Pages,
    landing: landing as LandingTexts,
    clients: clients as ClientFiles,
    posts,
    holidays: findHolidays(regionContents!, cities, site!.asOf),
  };
}

/** Joins what the files say: names of cities, industries and services become these themselves. */
export function joinContent(files: ContentFiles): Content {
  const { site, navigation, claims, plans, categories, services, pages, landing, holidays } = files;
  const regions = buildRegions(files.regions, (country) => files.cities[country]!);
  const cities = allCities(regions);
  const industries = sortIndustries(files.industries);
  return {
    site,
    navigation,
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    plans,
    categories,
    services,
    industries,
    regions,
    cities,
    pages,
    landing: compileMessages(landing, landing.words.numbers),
    clients: joinClients(files.clients, { cities, industries, services }),
    holidays,
    ...buildBlog(files.posts, pages.blog),
  };
}

function sortIndustries(industries: readonly Industry[]): Industry[] {
  return industries.toSorted(
    (a, b) =>
      categorySlugs.indexOf(a.category) - categorySlugs.indexOf(b.category) || (a.title < b.title ? -1 : 1),
  );
}
