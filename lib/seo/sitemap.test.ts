import { readdirSync, readFileSync } from "node:fs";
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

const landingFiles = (catalogue: LandingCatalogue) =>
  [...sitemapFiles(content, catalogue, ALL)]
    .filter(({ path }) => !path.startsWith("/sitemaps/pages"))
    .map(({ path, entries }) => [path, entries.length]);

describe("siteEntries", () => {
  const entries = siteEntries(content);
  const lastmodOf = (path: string) => entries.find((entry) => entry.path === path)?.lastmod;

  it("has each page once, with its canonical path", () => {
    const paths = entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
  });

  it("has every service, industry, region, country and city", () => {
    const paths = new Set(entries.map(({ path }) => path));
    const expected = [
      ...content.services.map(({ slug }) => `/services/${slug}`),
      ...content.industries.map(({ slug }) => `/industries/${slug}`),
      ...content.regions.map(({ slug }) => `/regions/${slug}`),
      ...content.cities.map(({ slug, country }) => `/regions/${country.region.slug}/${country.slug}/${slug}`),
    ];
    expect(expected.filter((path) => !paths.has(path))).toEqual([]);
  });

  it("dates a page by its content, and a list by its newest entry", () => {
    const services = content.services.map((service, index) => ({
      ...service,
      updated: index === 3 ? "2031-05-06" : "2020-01-02",
    }));
    const changed = siteEntries({ ...content, services });
    const dateOf = (path: string) => changed.find((entry) => entry.path === path)?.lastmod;
    expect(dateOf(`/services/${services[0]?.slug}`)).toBe("2020-01-02");
    expect(dateOf(`/services/${services[3]?.slug}`)).toBe("2031-05-06");
    expect(dateOf("/services")).toBe("2031-05-06");
    expect(dateOf("/industries")).toBe(lastmodOf("/industries"));
    expect(lastmodOf("/regions/europe/germany/berlin")).toBe(content.site.asOf);
  });
});

describe("sitemapFiles", () => {
  const suitable = content.services.flatMap(({ slug }) =>
    content.industries
      .filter(({ services }) => services[slug]!.fit !== "none")
      .map((industry) => [slug, industry.slug]),
  );

  it("there is one file for pages and the hubs of services that suit, and one for the offered landing pages of each service", () => {
    const [service] = content.services;
    const offered = content.cities.map(({ slug }) => routes.landing(service!.slug, "plumbing", slug));
    const files = [...sitemapFiles(content, content, new Set(offered))];
    expect(files.map(({ path }) => path)).toEqual(["/sitemaps/pages.xml", `/sitemaps/${service!.slug}.xml`]);
    expect(files[1]!.entries.map(({ path }) => path).toSorted()).toEqual(offered.toSorted());
    const hubs = files[0]!.entries.flatMap(
      ({ path }) => /^\/services\/([^/]+\/[^/]+)$/.exec(path)?.[1] ?? [],
    );
    expect(hubs.toSorted()).toEqual(suitable.map((pair) => pair.join("/")).toSorted());
  });

  it("the first file contains the hubs, dated by the newer of service and industry", () => {
    const [pages] = [...sitemapFiles(content, content, ALL)];
    const hubs = pages?.entries.filter(({ path }) => /^\/services\/[^/]+\/[^/]+$/.test(path)) ?? [];
    expect(hubs).toHaveLength(suitable.length);
    const service = content.services.find(({ slug }) => slug === "live-chat-support");
    const industry = content.industries.find(({ slug }) => slug === "plumbing");
    const hub = hubs.find(({ path }) => path === "/services/live-chat-support/plumbing");
    expect(hub?.lastmod).toBe([service?.updated ?? "", industry?.updated ?? ""].toSorted().at(-1));
    const [narrow] = [...sitemapFiles(content, catalogueOf(1, 0), ALL)];
    expect(narrow?.entries).toHaveLength(siteEntries(content).length);
  });

  it("a file is split at 50,000 URLs", () => {
    const slug = content.services[0]?.slug;
    expect(landingFiles(catalogueOf(50, 1000))).toEqual([[`/sitemaps/${slug}.xml`, 50_000]]);
    // 73 × 685 = 50,005.
    expect(landingFiles(catalogueOf(73, 685))).toEqual([
      [`/sitemaps/${slug}-1.xml`, 50_000],
      [`/sitemaps/${slug}-2.xml`, 5],
    ]);
    expect(landingFiles(catalogueOf(100, 1000))).toEqual([
      [`/sitemaps/${slug}-1.xml`, 50_000],
      [`/sitemaps/${slug}-2.xml`, 50_000],
    ]);
  });

  it("a service without landing pages has no file", () => {
    expect(landingFiles(catalogueOf(1, 0))).toEqual([]);
  });

  it("a landing page is dated by its newest content", () => {
    const [service] = content.services;
    const [industry] = content.industries;
    if (!service || !industry) throw new Error("no content");
    const dateOf = (serviceUpdated: string, industryUpdated: string, asOf: string) => {
      const catalogue = {
        services: [{ ...service, updated: serviceUpdated }],
        industries: [{ ...industry, updated: industryUpdated }],
        cities: content.cities.slice(0, 1),
      };
      const files = [...sitemapFiles({ ...content, site: { ...content.site, asOf } }, catalogue, ALL)];
      return files.at(-1)?.entries[0]?.lastmod;
    };
    expect(dateOf("2026-03-01", "2026-02-01", "2026-01-01")).toBe("2026-03-01");
    expect(dateOf("2026-01-01", "2026-03-01", "2026-02-01")).toBe("2026-03-01");
    expect(dateOf("2026-01-01", "2026-02-01", "2026-03-01")).toBe("2026-03-01");
  });

  it("no date is later than the newest date in the content", () => {
    const files = readdirSync("content", { recursive: true, encoding: "utf8" });
    const dates = files
      .filter((file) => /\.(yaml|md)$/.test(file))
      .flatMap(
        (file) => readFileSync(`content/${file}`, "utf8").match(/(?<=^(updated|date|asOf): )[\d-]+/gm) ?? [],
      );
    const newest = dates.toSorted().at(-1) ?? "";
    for (const { entries } of sitemapFiles(content, content, ALL)) {
      const late = entries.filter(({ lastmod }) => lastmod > newest);
      expect(late).toEqual([]);
    }
  });
});

describe("XML", () => {
  const parse = (xml: string) => new XMLParser({ parseTagValue: false }).parse(xml, true);

  it("contains address and date of each page", () => {
    const xml = sitemapXml(
      [
        { path: "/", lastmod: "2026-10-01" },
        { path: "/services", lastmod: "2026-11-01" },
      ],
      ORIGIN,
    );
    expect(parse(xml).urlset.url).toEqual([
      { loc: `${ORIGIN}/`, lastmod: "2026-10-01" },
      { loc: `${ORIGIN}/services`, lastmod: "2026-11-01" },
    ]);
    expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  });

  it("lists the files in the index", () => {
    const xml = sitemapIndexXml(["/sitemaps/pages.xml", "/sitemaps/pay-per-lead.xml"], ORIGIN);
    expect(parse(xml).sitemapindex.sitemap).toEqual([
      { loc: `${ORIGIN}/sitemaps/pages.xml` },
      { loc: `${ORIGIN}/sitemaps/pay-per-lead.xml` },
    ]);
  });
});
