import { allCities, buildRegions, sortIndustries } from "./catalogue.ts";
import { joinClients } from "./clients.ts";
import type { Content, ContentFiles } from "./content.ts";
import { compileMessages } from "./messages/compile.ts";
import { wagesByPlace } from "./minimum-wages.ts";
import type { StaffCosts } from "./schema/staff-costs.ts";
import { buildBlog } from "./topics.ts";

/** Joins the files: slugs of cities, industries and services are replaced by the objects. */
export function joinContent(files: ContentFiles): Content {
  const { site, navigation, claims, plans, categories, services, pages, landing, holidays, catchments } =
    files;
  const regions = buildRegions(files.regions, (country) => files.cities[country]!, files.climates);
  const cities = allCities(regions);
  const industries = sortIndustries(files.industries, categories);
  const staffCosts = Object.fromEntries(files.staffCosts.map((cost) => [cost.id, cost])) as StaffCosts;
  return {
    site,
    navigation,
    law: files.law,
    crawlers: files.crawlers,
    indexing: files.indexing,
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    plans,
    staffCosts,
    minimumWages: wagesByPlace(files.minimumWages, staffCosts),
    categories,
    services,
    industries,
    regions,
    cities,
    pages,
    landing: compileMessages(landing, landing.words.numbers),
    overviews: compileMessages(files.overviews, landing.words.numbers),
    clients: joinClients(files, { cities, industries, services }, site),
    holidays,
    catchments,
    holidaySources: new Map(files.holidaySources.map((source) => [source.calendar, source])),
    ...buildBlog(files.posts, pages.blog),
  };
}
