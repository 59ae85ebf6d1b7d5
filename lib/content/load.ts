import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { allCities, buildRegions, type City, type Region } from "./catalogue.ts";
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
import { serviceSchema, serviceSlugs, type Service } from "./schema/service.ts";
import {
  claimSchema,
  navigationSchema,
  plansSchema,
  siteSchema,
  type Claim,
  type Navigation,
  type Plans,
  type Site,
} from "./schema/site.ts";
import { findRepeatedSentences } from "./sentences.ts";
import { readYaml } from "./yaml.ts";

/** Everything the site says, parsed and validated. */
export interface Content {
  site: Site;
  navigation: Navigation;
  claims: ReadonlyMap<string, Claim>;
  plans: Plans;
  categories: Category[];
  /** In the order of `serviceSlugs`. */
  services: Service[];
  /** By category in the order of `categorySlugs`, then by title. */
  industries: Industry[];
  regions: Region[];
  /** All cities, region by region. */
  cities: City[];
  pages: Pages;
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
  const pages = Object.entries(pageSchemas).map(
    ([name, schema]) => [name, read(`pages/${name}.yaml`, schema)] as const,
  );

  problems.push(
    ...findMisnamedFiles(industryFiles, industries),
    ...findDuplicateSlugs(cityLists),
    ...findDuplicateClaims(claims ?? []),
    ...findCrossReferenceProblems(site, categories ?? [], regionContents ?? [], cityLists),
    ...findRepeatedSentences(
      industries.flatMap((industry) =>
        industry ? [[`content/industries/${industry.slug}.yaml`, industry] as const] : [],
      ),
      formatField,
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);

  // Without problems nothing is missing: each read either returned a value or left a problem.
  const regions = buildRegions(regionContents!, (country) => cityLists.get(country)!);
  return {
    site: site!,
    navigation: navigation!,
    claims: new Map(claims!.map((claim) => [claim.id, claim])),
    plans: plans!,
    categories: categories!,
    services: services as Service[],
    industries: sortIndustries(industries as Industry[]),
    regions,
    cities: allCities(regions),
    pages: Object.fromEntries(pages) as unknown as Pages,
  };
}

function sortIndustries(industries: readonly Industry[]): Industry[] {
  return industries.toSorted(
    (a, b) =>
      categorySlugs.indexOf(a.category) - categorySlugs.indexOf(b.category) || (a.title < b.title ? -1 : 1),
  );
}

function findMisnamedFiles(
  names: readonly string[],
  industries: readonly (Industry | undefined)[],
): ContentProblem[] {
  return names.flatMap((name, index) => {
    const slug = industries[index]?.slug;
    if (!slug || `${slug}.yaml` === name) return [];
    return [
      {
        file: `content/industries/${name}`,
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

function findDuplicateClaims(claims: readonly Claim[]): ContentProblem[] {
  return claims.flatMap(({ id }, index) =>
    claims.findIndex((claim) => claim.id === id) === index
      ? []
      : [{ file: "content/claims.yaml", field: `[${index}].id`, message: `“${id}” stands twice` }],
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
