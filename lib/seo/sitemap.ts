import { SitemapBuilder } from "next-sitemap";
import type { Content, LandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";

/** A page that search engines are told of. */
export interface SitemapEntry {
  path: string;
  /** ISO date of the content's last change; never the time of the build. */
  lastmod: string;
}

/** A sitemap file: its path in the site and its entries. */
export interface SitemapFile {
  path: string;
  entries: SitemapEntry[];
}

/** The protocol's limit of URLs in one file (sitemaps.org). */
const MAX_URLS = 50_000;

/** The later of ISO dates. */
function latest(...dates: string[]): string {
  return dates.reduce((a, b) => (b > a ? b : a));
}

/** Every ordinary page of the site with the date of its content. */
export function siteEntries(content: Content): SitemapEntry[] {
  const { pages, services, industries, regions, site } = content;
  const newestService = latest(...services.map(({ updated }) => updated));
  const newestIndustry = latest(...industries.map(({ updated }) => updated));
  return [
    { path: routes.home(), lastmod: pages.home.updated },
    { path: routes.services(), lastmod: latest(pages.services.updated, newestService) },
    ...services.map(({ slug, updated }) => ({ path: routes.service(slug), lastmod: updated })),
    { path: routes.industries(), lastmod: latest(pages.industries.updated, newestIndustry) },
    ...industries.map(({ slug, updated }) => ({ path: routes.industry(slug), lastmod: updated })),
    { path: routes.regions(), lastmod: pages.regions.updated },
    ...regions.flatMap((region) => [
      { path: routes.region(region.slug), lastmod: site.asOf },
      ...region.countries.flatMap((country) => [
        { path: routes.country(region.slug, country.slug), lastmod: site.asOf },
        ...country.cities.map((city) => ({
          path: routes.city(region.slug, country.slug, city.slug),
          lastmod: site.asOf,
        })),
      ]),
    ]),
    { path: routes.about(), lastmod: pages.about.updated },
    { path: routes.whyChooseUs(), lastmod: pages["why-choose-us"].updated },
    { path: routes.careers(), lastmod: pages.careers.updated },
    ...blogEntries(content),
    { path: routes.pricing(), lastmod: pages.pricing.updated },
    { path: routes.testimonials(), lastmod: pages.testimonials.updated },
    { path: routes.caseStudies(), lastmod: pages["case-studies"].updated },
    { path: routes.contact(), lastmod: pages.contact.updated },
    { path: routes.privacy(), lastmod: pages.privacy.updated },
    { path: routes.terms(), lastmod: pages.terms.updated },
    { path: routes.credits(), lastmod: pages.credits.updated },
    { path: routes.sitemap(), lastmod: latest(pages.sitemap.updated, newestService, newestIndustry) },
  ];
}

/** The blog's lists, its articles, and the categories and tags with enough articles of their own. */
function blogEntries({ pages, posts, postPages, postCategories, postTags }: Content): SitemapEntry[] {
  const newest = (listed: Content["posts"]) => latest(...listed.map(({ updated }) => updated));
  return [
    { path: routes.blog(), lastmod: latest(pages.blog.updated, newest(posts)) },
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

/** The hubs of landing pages: each service for each industry. */
function hubEntries({ services, industries, cities }: LandingCatalogue): SitemapEntry[] {
  if (cities.length === 0) return [];
  return services.flatMap((service) =>
    industries.map((industry) => ({
      path: routes.hub(service.slug, industry.slug),
      lastmod: latest(service.updated, industry.updated),
    })),
  );
}

/** The landing pages of one service. */
function* landingEntries(
  catalogue: LandingCatalogue,
  serviceSlug: string,
  asOf: string,
): Generator<SitemapEntry> {
  const service = catalogue.services.find(({ slug }) => slug === serviceSlug)!;
  for (const industry of catalogue.industries) {
    const lastmod = latest(service.updated, industry.updated, asOf);
    for (const city of catalogue.cities) {
      yield { path: routes.landing(service.slug, industry.slug, city.slug), lastmod };
    }
  }
}

/**
 * All sitemap files: one for the ordinary pages, then one for each service's landing pages,
 * split where there are more than a file may hold.
 *
 * @param excluded paths of landing pages that stay out of search engines
 */
export function* sitemapFiles(
  content: Content,
  catalogue: LandingCatalogue,
  excluded: ReadonlySet<string> = new Set(),
): Generator<SitemapFile> {
  yield* splitFile("pages", [...siteEntries(content), ...hubEntries(catalogue)]);
  for (const { slug } of catalogue.services) {
    const entries = [...landingEntries(catalogue, slug, content.site.asOf)];
    yield* splitFile(
      slug,
      entries.filter(({ path }) => !excluded.has(path)),
    );
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

/** XML of the index that names the files. */
export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  return builder.buildSitemapIndexXml(paths.map((path) => `${origin}${path}`));
}
