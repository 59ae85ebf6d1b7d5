import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { postTexts, readPosts } from "./blog.ts";
import { allCities, buildRegions, type City, type Region } from "./catalogue.ts";
import { findClientProblems, joinClients, readClients, type Clients } from "./clients.ts";
import { findMisplacedIndustries, findPriceDifferences, findUnknownCities } from "./offers.ts";
import { ContentError, formatField, type ContentProblem } from "./problems.ts";
import {
  categorySchema,
  categorySlugs,
  industrySchema,
  type Category,
  type Industry,
} from "./schema/industry.ts";
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
  clients: Clients;
}

/**
 * Reads `content/` whole.
 *
 * @param root the project's root
 * @throws ContentError listing every problem of every file
 */
export function loadContent(root: string): Content {
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
      ],
      formatField,
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);

  // Without problems nothing is missing: each read either returned a value or left a problem.
  const pages = Object.fromEntries(pageEntries) as unknown as Pages;
  const regions = buildRegions(regionContents!, (country) => cityLists.get(country)!);
  const cities = allCities(regions);
  const sortedIndustries = sortIndustries(industries as Industry[]);
  return {
    site: site!,
    navigation: navigation!,
    claims: new Map(claims!.map((claim) => [claim.id, claim])),
    plans: plans!,
    categories: categories!,
    services: services as Service[],
    industries: sortedIndustries,
    regions,
    cities,
    pages,
    clients: joinClients(clients, { cities, industries: sortedIndustries, services: services as Service[] }),
    ...buildBlog(posts, pages.blog),
  };
}

function sortIndustries(industries: readonly Industry[]): Industry[] {
  return industries.toSorted(
    (a, b) =>
      categorySlugs.indexOf(a.category) - categorySlugs.indexOf(b.category) || (a.title < b.title ? -1 : 1),
  );
}

function findMisnamedFiles(
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
function findDuplicateSlugs(cityLists: ReadonlyMap<string, readonly CityContent[]>): ContentProblem[] {
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
function findDuplicates<K extends string>(
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

function findCrossReferenceProblems(
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
  if (site && cityLists.size > 0 && !cities.some((city) => city.slug === site.homeCity)) {
    const message = `expected a city of content/locations, got “${site.homeCity}”`;
    problems.push({ file: "content/site.yaml", field: "homeCity", message });
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
