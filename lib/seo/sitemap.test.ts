import { XMLParser } from "fast-xml-parser";
import { getContent, type LandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { siteEntries, sitemapFiles, sitemapIndexXml, sitemapXml } from "./sitemap";

const content = getContent();
const ORIGIN = "https://www.example.com";

/** A catalogue of one service with this many pages. */
function catalogueOf(industries: number, cities: number): LandingCatalogue {
  const repeat = <T>([item]: T[], length: number): T[] => (item ? Array.from({ length }, () => item) : []);
  return {
    services: content.services.slice(0, 1),
    industries: repeat(content.industries, industries),
    cities: repeat(content.cities, cities),
  };
}

/** Whatever is asked for. */
const ALL = { has: () => true } as unknown as ReadonlySet<string>;

it("dates a page by its content, and a list by its newest entry", () => {
  const services = content.services.map((service, index) => ({
    ...service,
    updated: index === 3 ? "2031-05-06" : "2020-01-02",
  }));
  const dates = new Map(siteEntries({ ...content, services }).map(({ path, lastmod }) => [path, lastmod]));
  expect(dates.get(`/services/${services[0]?.slug}`)).toBe("2020-01-02");
  expect(dates.get(`/services/${services[3]?.slug}`)).toBe("2031-05-06");
  expect(dates.get("/services")).toBe("2031-05-06");
  expect(dates.get("/regions/europe/germany/berlin")).toBe(content.site.asOf);
});

it("has a file of pages and hubs of services that suit, and one of the offered landing pages of each service", () => {
  const [service] = content.services;
  const offered = content.cities.map(({ slug }) => routes.landing(service!.slug, "plumbing", slug));
  const [pages, landing, ...others] = sitemapFiles(content, content, new Set(offered));
  expect([pages!.path, landing!.path, others]).toEqual([
    ...["/sitemaps/pages.xml", `/sitemaps/${service!.slug}.xml`, []],
  ]);
  expect(landing!.entries.map(({ path }) => path).toSorted()).toEqual(offered.toSorted());
  const hubs = pages!.entries
    .map(({ path }) => path)
    .filter((path) => /^\/services\/[^/]+\/[^/]+$/.test(path));
  const suitable = content.services.flatMap(({ slug }) =>
    content.industries
      .filter(({ services }) => services[slug]!.fit !== "none")
      .map((industry) => routes.hub(slug, industry.slug)),
  );
  expect(hubs.toSorted()).toEqual(suitable.toSorted());
});

it("splits a file at 50,000 URLs, and has none without landing pages", () => {
  const slug = content.services[0]!.slug;
  const landingFiles = (industries: number, cities: number) =>
    [...sitemapFiles(content, catalogueOf(industries, cities), ALL)]
      .slice(1)
      .map(({ path, entries }) => [path, entries.length]);
  expect(landingFiles(1, 0)).toEqual([]);
  expect(landingFiles(50, 1000)).toEqual([[`/sitemaps/${slug}.xml`, 50_000]]);
  // 73 × 685 = 50,005.
  expect(landingFiles(73, 685)).toEqual([
    [`/sitemaps/${slug}-1.xml`, 50_000],
    [`/sitemaps/${slug}-2.xml`, 5],
  ]);
});

it("dates a landing page and a hub by their newest content", () => {
  const [service, industry] = [content.services[0]!, content.industries[0]!];
  const datesOf = (serviceUpdated: string, industryUpdated: string, asOf: string) => {
    const catalogue = {
      services: [{ ...service, updated: serviceUpdated }],
      industries: [{ ...industry, updated: industryUpdated }],
      cities: content.cities.slice(0, 1),
    };
    const files = [...sitemapFiles({ ...content, site: { ...content.site, asOf } }, catalogue, ALL)];
    return files.map(({ entries }) => entries.at(-1)?.lastmod);
  };
  const [first, second, third] = ["2026-01-01", "2026-02-01", "2026-03-01"] as const;
  expect(datesOf(third, second, first)).toEqual([third, third]);
  expect(datesOf(first, third, second)).toEqual([third, third]);
  expect(datesOf(first, second, third)).toEqual([second, third]);
});

it("is XML with the address and the date of each page, and an index of the files", () => {
  const parse = (xml: string) => new XMLParser({ parseTagValue: false }).parse(xml, true);
  const entries = [
    { path: "/", lastmod: "2026-10-01" },
    { path: "/services", lastmod: "2026-11-01" },
  ];
  const xml = sitemapXml(entries, ORIGIN);
  expect(parse(xml).urlset.url).toEqual(
    entries.map(({ path, lastmod }) => ({ loc: `${ORIGIN}${path}`, lastmod })),
  );
  expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const files = ["/sitemaps/pages.xml", "/sitemaps/pay-per-lead.xml"];
  expect(parse(sitemapIndexXml(files, ORIGIN)).sitemapindex.sitemap).toEqual(
    files.map((path) => ({ loc: `${ORIGIN}${path}` })),
  );
});
