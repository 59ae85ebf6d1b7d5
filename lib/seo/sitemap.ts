import { SitemapBuilder } from "next-sitemap";
import type { Content, LandingCatalogue } from "@/lib/content";
import { isSuitable } from "@/lib/content/catalogue";
import { listPages, type PageName } from "@/lib/pages";
import { routes } from "@/lib/routes";

/** A page in the sitemap. */
interface SitemapEntry {
  path: string;
  /** ISO date of the last change of the content, never the time of the build. */
  lastmod: string;
}

/** A sitemap file: its path in the site and its entries. */
interface SitemapFile {
  path: string;
  entries: SitemapEntry[];
}

/** The protocol's limit of URLs in one file (sitemaps.org). */
const MAX_URLS = 50_000;

/** The later of ISO dates. */
function latest(...dates: string[]): string {
  return dates.reduce((a, b) => (b > a ? b : a));
}

/** Every page except landing pages and hubs, each followed by the pages below it. */
export function siteEntries(content: Content): SitemapEntry[] {
  const below: Partial<Record<PageName, SitemapEntry[]>> = {
    services: content.services.map(({ slug, updated }) => ({ path: routes.service(slug), lastmod: updated })),
    industries: content.industries.map(({ slug, updated }) => ({
      path: routes.industry(slug),
      lastmod: updated,
    })),
    regions: locationEntries(content),
    blog: blogEntries(content),
  };
  return listPages().flatMap(({ name, lists = [] }) => {
    const listed = lists.flatMap((list) => content[list].map(({ updated }) => updated));
    const lastmod = latest(content.pages[name].updated, ...listed);
    return [{ path: routes.page(name), lastmod }, ...(below[name] ?? [])];
  });
}

/** The pages of regions, countries and cities, which change with `asOf`. */
function locationEntries({ regions, site }: Content): SitemapEntry[] {
  const paths = regions.flatMap((region) => [
    routes.region(region.slug),
    ...region.countries.flatMap((country) => [
      routes.country(region.slug, country.slug),
      ...country.cities.map((city) => routes.city(region.slug, country.slug, city.slug)),
    ]),
  ]);
  return paths.map((path) => ({ path, lastmod: site.asOf }));
}

/** The pages below the blog: the pages of its list, its posts, and indexable topics. */
function blogEntries({ posts, postPages, postCategories, postTags }: Content): SitemapEntry[] {
  const newest = (listed: Content["posts"]) => latest(...listed.map(({ updated }) => updated));
  return [
    ...postPages.slice(1).map((_, index) => ({ path: routes.blogPage(index + 2), lastmod: newest(posts) })),
    ...posts.map(({ slug, updated }) => ({ path: routes.post(slug), lastmod: updated })),
    ...postCategories
      .filter(({ indexable }) => indexable)
      .map((topic) => ({ path: routes.blogCategory(topic.slug), lastmod: newest(topic.posts) })),
    ...postTags
      .filter(({ indexable }) => indexable)
      .map((topic) => ({ path: routes.blogTag(topic.slug), lastmod: newest(topic.posts) })),
  ];
}

/** The hubs of landing pages: each industry and the services that suit it. */
function hubEntries({ services, industries, cities }: LandingCatalogue): SitemapEntry[] {
  if (cities.length === 0) return [];
  return services.flatMap((service) =>
    industries
      .filter((industry) => isSuitable(service, industry))
      .map((industry) => ({
        path: routes.hub(service.slug, industry.slug),
        lastmod: latest(service.updated, industry.updated),
      })),
  );
}

/** The landing pages of one service that are offered to search engines. */
function* landingEntries(
  catalogue: LandingCatalogue,
  serviceSlug: string,
  asOf: string,
  offered: ReadonlySet<string>,
): Generator<SitemapEntry> {
  const service = catalogue.services.find(({ slug }) => slug === serviceSlug)!;
  for (const industry of catalogue.industries) {
    const lastmod = latest(service.updated, industry.updated, asOf);
    for (const city of catalogue.cities) {
      const path = routes.landing(service.slug, industry.slug, city.slug);
      if (offered.has(path)) yield { path, lastmod };
    }
  }
}

/**
 * All sitemap files: one for pages and hubs, and one for the landing pages of each service, split at the limit of URLs.
 *
 * @param offered paths of the landing pages that pass the rules of `content/indexing.yaml`
 */
export function* sitemapFiles(
  content: Content,
  catalogue: LandingCatalogue,
  offered: ReadonlySet<string>,
): Generator<SitemapFile> {
  yield* splitFile("pages", [...siteEntries(content), ...hubEntries(catalogue)]);
  for (const { slug } of catalogue.services) {
    yield* splitFile(slug, [...landingEntries(catalogue, slug, content.site.asOf, offered)]);
  }
}

function* splitFile(name: string, entries: SitemapEntry[]): Generator<SitemapFile> {
  for (let start = 0, part = 1; start < entries.length; start += MAX_URLS, part += 1) {
    const suffix = entries.length > MAX_URLS ? `-${part}` : "";
    yield { path: `/sitemaps/${name}${suffix}.xml`, entries: entries.slice(start, start + MAX_URLS) };
  }
}

const builder = new SitemapBuilder();

/** XML of one sitemap file. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return builder.buildSitemapXml(entries.map(({ path, lastmod }) => ({ loc: `${origin}${path}`, lastmod })));
}

/** XML of the sitemap index. */
export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  return builder.buildSitemapIndexXml(paths.map((path) => `${origin}${path}`));
}
