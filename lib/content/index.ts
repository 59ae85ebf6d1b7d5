/** The public part of lib/content: pages in `app` read the content here, and components import types from here. */
import { readFileSync } from "node:fs";
import { observe, once } from "export-kit/queries";
import path from "node:path";
import { isDevelopment, landingScope, siteUrl } from "@/lib/env";
import { readPlaces } from "./places/geonames";
import { readCoasts, readLand } from "./places/land";
import { readLicences } from "./licences";
import type { Content, ContentFiles } from "./content";
import { joinContent } from "./join";
import { readContentCached } from "./read-content-cached";
import { watchFolder } from "./watch-folder";
import { parseScope } from "./scope";
import type { City } from "./catalogue";
import type { Industry } from "./schema/industry";
import type { Service } from "./schema/service";
import type { Claim } from "./schema/site";

export type { Catchments, Ring } from "./places/catchments";
export { neighbouringPosts, POSTS_PER_PAGE, relatedPosts, relatedToTopic } from "./topics";
export type { City, Country, Region } from "./catalogue";
export type { LicensedPackage } from "./licences";
export type { Content, LandingMessages } from "./content";
export type { BusyPeriod, Category, Industry, Person, QuietHours } from "./schema/industry";
export type { AboutPage, CareersPage, Opening, WhyChooseUsPage } from "./schema/company";
export type { LegalBlock, LegalSection, PrivacyPage, TermsPage } from "./schema/legal";
export type { Inline, Post, Topic } from "./schema/post";
export type { NotFoundPage } from "./schema/not-found";
export type { ContactPage, CreditsPage, PageContent, ServicesPage } from "./schema/pages";
export type { ToolPage, ToolsPage } from "./schema/tools";
export type { Claim, Navigation, Site } from "./schema/site";
export type { AddOn, Plan, PlanOffer, Plans, PriceList } from "./schema/plans";
export type { CaseStudy, Clients, ClientStory, Story, Testimonial } from "./clients";
export type { HomePage } from "./schema/home";
export type { CaseStudiesPage, PricingPage, TestimonialsPage } from "./schema/proof-pages";
export type { AiCrawlers } from "./schema/crawlers";
export type { IndexingRule } from "./schema/indexing";
export type { LawStatement, LawTopic } from "./schema/law";
export type { LegalWage } from "./minimum-wages";
export type { Service } from "./schema/service";
export type { StaffCosts } from "./schema/staff-costs";

let content: Content | undefined;
let catalogue: LandingCatalogue | undefined;
const hasChanged = isDevelopment() ? watchFolder("content") : () => false;

/**
 * The content of the project in the working directory, read and validated on the first call. The development
 * server evaluates this module again after each edit in `content/`: see `lib/site-build/watch-content-loader.mjs`.
 */
export function getContent(): Content {
  if (hasChanged()) content = catalogue = undefined;
  content ??= observed(joinContent(readContentCached(process.cwd())));
  return content;
}

/**
 * So that a build renders the pages again that have read what has changed.
 *
 * @see docs/decisions/0090-facts-record-what-they-read.md
 */
function observed(joined: Content): Content {
  const { services, industries, regions, cities, posts, holidays, catchments, pages } = joined;
  const countries = regions.flatMap((region) => region.countries);
  observe({
    content: [joined],
    holidays: [holidays],
    catchments: [catchments],
    pages: [pages],
    ...{ services, industries, regions, countries, cities, posts },
  });
  return joined;
}

/** Public origin of the site, without a trailing slash. Canonical URLs and sitemaps begin with it. */
export function getOrigin(): string {
  return siteUrl() ?? getContent().site.origin;
}

/**
 * The claims with the given ids, in that order.
 *
 * @throws Error if the register lacks an id
 */
export function pickClaims(claims: ReadonlyMap<string, Claim>, ids: readonly string[]): Claim[] {
  return ids.map((id) => {
    const claim = claims.get(id);
    if (!claim) throw new Error(`content/claims.yaml: expected a claim “${id}”`);
    return claim;
  });
}

/**
 * The source of a drawing, with colour tokens: `paint` of `lib/art/colours.ts` replaces them.
 *
 * @param name a name of `lib/art`
 */
export function readDrawing(name: string): string {
  return readFileSync(path.join(process.cwd(), "lib/art/scenes", `${name}.svg`), "utf8");
}

/** The packages whose code or data is in the site, with their licences. */
export const getLicences = once(() => readLicences(process.cwd()));

/** The world's places with their people, for maps. */
export const getPlaces = once(readPlaces);

/** The world's land, for maps. */
export const getLand = once(() => readLand(process.cwd()));

/** Coasts and borders in detail, for maps of a few hundred kilometres. */
export const getCoasts = once(() => readCoasts(process.cwd()));

/** The landing pages that exist: all combinations of these three lists. */
export interface LandingCatalogue {
  services: Service[];
  industries: Industry[];
  cities: City[];
}

/** The catalogue of landing pages, narrowed by LANDING_SCOPE. */
export function getLandingCatalogue(): LandingCatalogue {
  // First: if the content has changed, this resets the catalogue.
  const current = getContent();
  catalogue ??= narrowCatalogue(current, landingScope());
  return catalogue;
}

/** Whether LANDING_SCOPE leaves pages out, to which others would link. */
export function isNarrowed(): boolean {
  const { services, industries, cities } = getContent();
  const narrowed = getLandingCatalogue();
  return (
    narrowed.services.length < services.length ||
    narrowed.industries.length < industries.length ||
    narrowed.cities.length < cities.length
  );
}

function narrowCatalogue(content: Content, value: string): LandingCatalogue {
  const scope = parseScope(value, {
    services: content.services.map(({ slug }) => slug),
    industries: content.industries.map(({ slug }) => slug),
    countries: content.regions.flatMap(({ countries }) => countries.map(({ slug }) => slug)),
    cities: content.cities.map(({ slug }) => slug),
  });
  const narrowed = {
    services: content.services.filter(({ slug }) => scope.services?.has(slug) ?? true),
    industries: content.industries.filter(({ slug }) => scope.industries?.has(slug) ?? true),
    cities: content.cities.filter(
      ({ slug, country }) =>
        (scope.countries?.has(country.slug) ?? true) && (scope.cities?.has(slug) ?? true),
    ),
  };
  // Cities and countries may exclude each other.
  if (narrowed.cities.length === 0)
    throw new Error(`LANDING_SCOPE: expected a city in one of the countries named, got “${value}”`);
  return narrowed;
}

/** Takes other content, as it is read from the files, in place of the project's: for tests. */
export function replaceContent(files: ContentFiles): void {
  content = observed(joinContent(files));
  catalogue = undefined;
}

/**
 * Multiplies the cities of the catalogue, with new slugs and the catchments of the originals, for measurements with a
 * larger catalogue.
 */
export function multiplyCities(copies: number): void {
  const { cities, ...rest } = getLandingCatalogue();
  const copied = Array.from({ length: copies - 1 }, (_, index) =>
    cities.map((original) => ({ original, city: copyCity(original, index + 1) })),
  ).flat();
  catalogue = { ...rest, cities: [...cities, ...copied.map(({ city }) => city)] };
  const { catchments, ...others } = getContent();
  const more = copied.map(({ original, city }) => [city.slug, catchments[original.slug]!]);
  content = { ...others, catchments: { ...catchments, ...Object.fromEntries(more) } };
}

function copyCity(city: City, number: number): City {
  return { ...city, slug: `${city.slug}-copy-${number}`, latitude: city.latitude + number / 1000 };
}
