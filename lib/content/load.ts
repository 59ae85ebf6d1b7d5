import { z } from "zod";
import { readPosts } from "./blog.ts";
import { allCities, buildRegions, type City, type Region, sortIndustries } from "./catalogue.ts";
import { joinClients, readClients, type ClientFiles, type Clients } from "./clients.ts";
import { findInconsistencies } from "./consistency/check-consistency.ts";
import { readCompanyFacts } from "./company/read-company-facts.ts";
import { readFolder } from "./folder.ts";
import { findHolidays, type HolidayCalendars } from "./holidays.ts";
import { compileMessages, type Compiled } from "./messages/compile.ts";
import { readLandingTexts } from "./messages/read.ts";
import { readPages, type Pages } from "./pages.ts";
import { ContentError, type ContentProblem } from "./problems.ts";
import { crawlersSchema, type AiCrawlers } from "./schema/crawlers.ts";
import { holidaySourceSchema, type HolidaySource } from "./schema/holiday-sources.ts";
import { categorySchema, industrySchema, type Category, type Industry } from "./schema/industry.ts";
import { lawSchema, type LawStatement } from "./schema/law.ts";
import type { LandingTexts } from "./schema/landing/index.ts";
import { climateSchema, type Climate } from "./schema/climate.ts";
import {
  citySchema,
  populationSchema,
  regionSchema,
  type CityContent,
  type Population,
  type RegionContent,
} from "./schema/location.ts";
import { overviewsSchema, type OverviewTexts } from "./schema/overviews.ts";
import { plansSchema, type PriceList } from "./schema/plans.ts";
import { serviceSchema, type Service } from "./schema/service.ts";
import {
  claimSchema,
  navigationSchema,
  siteSchema,
  type Claim,
  type Navigation,
  type Site,
} from "./schema/site.ts";
import { buildBlog, type Blog } from "./topics.ts";
import { findCatchments, type Catchments } from "./towns.ts";
import { readYaml } from "./yaml.ts";

/** Messages of the landing pages, compiled to functions of the facts of a page. */
export type LandingMessages = Compiled<LandingTexts>;
/** Messages of the pages of industries and cities, likewise. */
type OverviewMessages = Compiled<OverviewTexts>;

/** All content, parsed and validated. */
export interface Content extends Blog {
  site: Site;
  navigation: Navigation;
  claims: ReadonlyMap<string, Claim>;
  plans: PriceList;
  categories: Category[];
  /** In order of `order`. */
  services: Service[];
  /** By category in the order of `categories`, then by title. */
  industries: Industry[];
  regions: Region[];
  /** All cities, region by region. */
  cities: City[];
  pages: Pages;
  landing: LandingMessages;
  overviews: OverviewMessages;
  clients: Clients;
  law: readonly LawStatement[];
  crawlers: AiCrawlers;
  /** Of the twelve months from `site.asOf`, for every city. */
  holidays: HolidayCalendars;
  /** The places around each city. */
  catchments: Catchments;
  /** By the name of the calendar, as in `holidays`. */
  holidaySources: ReadonlyMap<string, HolidaySource>;
}

/**
 * The validated files, and the holidays, which take long to compute. Plain JSON, so that it can be cached.
 */
export interface ContentFiles extends Pick<
  Content,
  | "site"
  | "navigation"
  | "plans"
  | "categories"
  | "services"
  | "industries"
  | "pages"
  | "posts"
  | "crawlers"
  | "holidays"
  | "catchments"
> {
  claims: Claim[];
  holidaySources: HolidaySource[];
  regions: RegionContent[];
  climates: Climate[];
  law: LawStatement[];
  /** By the slug of their country. */
  cities: Record<string, CityContent[]>;
  /** People of places for which GeoNames has another number. */
  populations: Population[];
  landing: LandingTexts;
  overviews: OverviewTexts;
  clients: ClientFiles;
}

// Created once: files are parsed again only if their schema is another one.
const claimsSchema = z.array(claimSchema);
const holidaySourcesSchema = z.array(holidaySourceSchema);
const categoriesSchema = z.array(categorySchema);
const regionsSchema = z.array(regionSchema);
const citiesSchema = z.array(citySchema);
const climatesSchema = z.array(climateSchema);
const populationsSchema = z.array(populationSchema);

/** The files alone, without what is computed from them. */
export type ValidFiles = Omit<ContentFiles, "holidays" | "catchments">;

/**
 * Reads and checks all of `content/`, and computes holidays and catchments.
 *
 * @param root the project's root
 * @throws ContentError listing every problem of every file
 */
export function readContent(root: string): ContentFiles {
  const files = readFiles(root);
  return {
    ...files,
    holidays: findHolidays(files.regions, files.cities, files.site.asOf),
    catchments: findCatchments(files.regions, files.cities, files.populations),
  };
}

/**
 * Reads and checks all of `content/`.
 *
 * @param root the project's root
 * @throws ContentError listing every problem of every file
 * @see docs/decisions/0042-content-is-data.md
 */
export function readFiles(root: string): ValidFiles {
  const problems: ContentProblem[] = [];
  const company = readCompanyFacts(root);
  const read = <T extends z.ZodType>(file: string, schema: T) =>
    readYaml(root, `content/${file}`, schema, problems, company);

  const site = read("site.yaml", siteSchema);
  const navigation = read("navigation.yaml", navigationSchema);
  const claims = read("claims.yaml", claimsSchema);
  const holidaySources = read("holiday-sources.yaml", holidaySourcesSchema);
  const plans = read("plans.yaml", plansSchema);
  const categories = read("categories.yaml", categoriesSchema);
  const services = readFolder(root, "services", serviceSchema, problems, company);
  const industries = readFolder(root, "industries", industrySchema, problems, company);
  const regionContents = read("locations/regions.yaml", regionsSchema);
  const cityLists = new Map<string, CityContent[]>();
  for (const country of regionContents?.flatMap((region) => region.countries) ?? []) {
    const cities = read(`locations/${country.slug}.yaml`, citiesSchema);
    if (cities) cityLists.set(country.slug, cities);
  }
  const populations = read("locations/populations.yaml", populationsSchema);
  const climates = read("climates.yaml", climatesSchema);
  const law = read("law.yaml", lawSchema);
  const crawlers = read("crawlers.yaml", crawlersSchema);
  const landing = readLandingTexts(root, problems, company);
  const overviews = read("overviews.yaml", overviewsSchema);
  const clients = readClients(root, problems, company);
  const posts = readPosts(root, problems, company);
  const pages = readPages(root, problems, company);

  problems.push(
    ...findInconsistencies({
      root,
      site,
      navigation,
      claims,
      holidaySources,
      plans,
      categories,
      services,
      industries,
      regions: regionContents,
      climates,
      law,
      cityLists,
      landing,
      overviews,
      clients,
      posts,
      pages,
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);

  // Without problems nothing is undefined: each reader returned a value or added a problem.
  return {
    site: site!,
    navigation: navigation!,
    claims: claims!,
    holidaySources: holidaySources!,
    plans: plans!,
    categories: categories!,
    services: (services.items as Service[]).toSorted((a, b) => a.order - b.order),
    industries: industries.items as Industry[],
    regions: regionContents!,
    climates: climates!,
    law: law!,
    crawlers: crawlers!,
    cities: Object.fromEntries(cityLists),
    pages: pages as Pages,
    landing: landing as LandingTexts,
    overviews: overviews!,
    clients: clients as ClientFiles,
    posts: posts.posts,
    populations: populations!,
  };
}

/** Joins the files: slugs of cities, industries and services are replaced by the objects. */
export function joinContent(files: ContentFiles): Content {
  const { site, navigation, claims, plans, categories, services, pages, landing, holidays, catchments } =
    files;
  const regions = buildRegions(files.regions, (country) => files.cities[country]!, files.climates);
  const cities = allCities(regions);
  const industries = sortIndustries(files.industries, categories);
  return {
    site,
    navigation,
    law: files.law,
    crawlers: files.crawlers,
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    plans,
    categories,
    services,
    industries,
    regions,
    cities,
    pages,
    landing: compileMessages(landing, landing.words.numbers),
    overviews: compileMessages(files.overviews, landing.words.numbers),
    clients: joinClients(files.clients, { cities, industries, services }, site),
    holidays,
    catchments,
    holidaySources: new Map(files.holidaySources.map((source) => [source.calendar, source])),
    ...buildBlog(files.posts, pages.blog),
  };
}
