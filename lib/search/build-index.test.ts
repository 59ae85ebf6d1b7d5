import { brotliCompressSync } from "node:zlib";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { listPages } from "@/lib/pages";
import { siteEntries } from "@/lib/seo/sitemap";
import { buildIndex } from "./build-index";
import { KINDS } from "./entry";

const content = getContent();
const { entries } = buildIndex(content, getLandingCatalogue());
const find = (title: string) => entries.find((entry) => entry.title === title);

it("has an entry for everything on the site", () => {
  const counts = KINDS.map((kind) => entries.filter((entry) => entry.kind === kind).length);
  const countries = content.regions.flatMap((region) => region.countries);
  expect(counts).toEqual([
    content.services.length,
    content.industries.length,
    content.cities.length,
    countries.length,
    content.regions.length,
    // Without the home page, with the portal.
    listPages().length,
    content.posts.length,
  ]);
});

it("links to indexed pages and the portal, each once", () => {
  const urls = entries.map(({ url }) => url);
  const known = new Set(siteEntries(content).map(({ path }) => path));
  expect(urls.filter((url) => !known.has(url))).toEqual([content.navigation.login.url]);
  expect(new Set(urls).size).toBe(urls.length);
});

it("contains every page of the sitemap except home and the blog's lists", () => {
  const urls = new Set(entries.map(({ url }) => url));
  const missing = siteEntries(content).filter(({ path }) => !urls.has(path));
  expect(
    missing.map(({ path }) => path).filter((path) => !/^\/blog\/(page|category|tag)\//.test(path)),
  ).toEqual(["/"]);
});

it("has an index that compresses to less than 60 KB", () => {
  expect(brotliCompressSync(JSON.stringify({ entries })).length).toBeLessThan(60 * 1024);
});

it("contains local names of cities", () => {
  expect(find("Munich")?.also).toContain("München");
  expect(find("Mexico City")?.also).toContain("Ciudad de México");
  expect(find("Montreal")?.also).toContain("Montréal");
});

it("distinguishes cities of the same name", () => {
  expect(find("London")?.detail).toBe("England, United Kingdom");
  // Most people who type "Newcastle" mean Newcastle upon Tyne.
  expect(find("Newcastle")).toBeUndefined();
  expect(find("Newcastle, Australia")?.also).toEqual(["Newcastle"]);
  // No Hamilton has the bare slug.
  expect(find("Hamilton")).toBeUndefined();
  expect(find("Hamilton, Ontario")?.also).toEqual(["Hamilton"]);
  expect(find("London, Ontario")).toMatchObject({
    detail: "Canada",
    also: expect.arrayContaining(["London"]),
  });
});

it("has no name twice in one entry", () => {
  for (const { title, also = [] } of entries) {
    const names = [title, ...also].map((name) => name.toLowerCase());
    expect([title, new Set(names).size]).toEqual([title, names.length]);
  }
});

it("marks only entries with landing pages", () => {
  const [service] = content.services;
  const [industry] = content.industries;
  const [city] = content.cities;
  if (!service || !industry || !city) throw new Error("no content");
  const narrow = buildIndex(content, { services: [service], industries: [industry], cities: [city] });
  expect(narrow.entries.filter(({ landing }) => landing).map(({ title }) => title)).toEqual([
    service.title,
    industry.title,
    city.label,
  ]);
  const none = buildIndex(content, { services: [service], industries: [], cities: [city] });
  expect(none.entries.filter(({ landing }) => landing)).toEqual([]);
});
