import { z } from "zod";
import { readPosts } from "./blog.ts";
import { readClients, type ClientFiles } from "./clients.ts";
import { findInconsistencies } from "./consistency/check-consistency.ts";
import type { ContentFiles, ValidFiles } from "./content.ts";
import { readCompanyFacts } from "./company/read-company-facts.ts";
import { readFolder } from "./folder.ts";
import { findHolidays } from "./holidays.ts";
import { readLandingTexts } from "./messages/read.ts";
import { readPages, type Pages } from "./pages.ts";
import { ContentError, type ContentProblem } from "./problems.ts";
import { crawlersSchema } from "./schema/crawlers.ts";
import { holidaySourceSchema } from "./schema/holiday-sources.ts";
import { categorySchema, industrySchema, type Industry } from "./schema/industry.ts";
import { indexingSchema } from "./schema/indexing.ts";
import { lawSchema } from "./schema/law.ts";
import type { LandingTexts } from "./schema/landing/index.ts";
import { climateSchema } from "./schema/climate.ts";
import { citySchema, populationSchema, regionsSchema, type CityContent } from "./schema/location.ts";
import { minimumWagesSchema } from "./schema/minimum-wages.ts";
import { overviewsSchema } from "./schema/overviews.ts";
import { plansSchema } from "./schema/plans.ts";
import { serviceSchema, type Service } from "./schema/service.ts";
import { claimSchema, navigationSchema, siteSchema } from "./schema/site.ts";
import { staffCostsSchema } from "./schema/staff-costs.ts";
import { findCatchments } from "./catchments.ts";
import { readYaml } from "./yaml.ts";

// Created once: files are parsed again only if their schema is another one.
const claimsSchema = z.array(claimSchema);
const holidaySourcesSchema = z.array(holidaySourceSchema);
const categoriesSchema = z.array(categorySchema);
const citiesSchema = z.array(citySchema);
const climatesSchema = z.array(climateSchema);
const populationsSchema = z.array(populationSchema);

/**
 * Reads and checks all of `content/`, and computes holidays and catchments.
 *
 * @param root the project's root
 * @param before other content; holidays and catchments are taken from it if they are the same
 * @throws ContentError listing every problem of every file
 */
export function readContent(root: string, before?: ContentFiles): ContentFiles {
  const files = readFiles(root);
  if (before && placesOf(before) === placesOf(files))
    return { ...files, holidays: before.holidays, catchments: before.catchments };
  return {
    ...files,
    holidays: findHolidays(files.regions, files.cities, files.site.asOf),
    catchments: findCatchments(files.regions, files.cities, files.populations),
  };
}

/** What holidays and catchments are computed from. */
function placesOf({ regions, cities, populations, site: { asOf } }: ValidFiles): string {
  return JSON.stringify([regions, cities, populations, asOf]);
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
  const staffCosts = read("staff-costs.yaml", staffCostsSchema);
  const minimumWages = read("minimum-wages.yaml", minimumWagesSchema);
  const categories = read("industry-categories.yaml", categoriesSchema);
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
  const indexing = read("indexing.yaml", indexingSchema);
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
      staffCosts,
      minimumWages,
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
    staffCosts: staffCosts!,
    minimumWages: minimumWages!,
    categories: categories!,
    services: (services.items as Service[]).toSorted((a, b) => a.order - b.order),
    industries: industries.items as Industry[],
    regions: regionContents!,
    climates: climates!,
    law: law!,
    crawlers: crawlers!,
    indexing: indexing!,
    cities: Object.fromEntries(cityLists),
    pages: pages as Pages,
    landing: landing as LandingTexts,
    overviews: overviews!,
    clients: clients as ClientFiles,
    posts: posts.posts,
    populations: populations!,
  };
}
