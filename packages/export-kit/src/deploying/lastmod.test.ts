import { hashContent, type Manifest } from "../publishing/manifest";
import { dateSitemaps, formatLedger, parseLedger } from "./lastmod";

const TODAY = "2026-11-30";
const manifest = (files: Record<string, string>): Manifest =>
  new Map(Object.entries(files).map(([file, text]) => [file, hashContent(text)]));

/** A sitemap in which the build gives all pages the same date. */
function sitemapOf(...paths: string[]): Map<string, string> {
  const urls = paths.map(
    (path) => `<url><loc>https://x.example${path}</loc><lastmod>2026-11-01</lastmod></url>`,
  );
  return new Map([["sitemaps/pages.xml", urls.join("\n")]]);
}

const datesIn = (texts: Map<string, string>) =>
  [...texts.get("sitemaps/pages.xml")!.matchAll(/<lastmod>([^<]+)/g)].map(([, date]) => date);

const sitemaps = sitemapOf("/", "/a", "/new");
const site = manifest({ "index.html": "1", "a.html": "changed", "new.html": "n" });
const published = manifest({ "index.html": "1", "a.html": "a" });

it("gives changed and new pages the day of the deploy, and others the day on which they changed", () => {
  const ledger = new Map([
    ["index.html", "2026-10-02"],
    ["a.html", "2026-10-03"],
  ]);
  const dated = dateSitemaps(sitemaps, site, published, ledger, TODAY);
  expect(datesIn(dated.texts)).toEqual(["2026-10-02", TODAY, TODAY]);
  expect(dated.ledger.get("index.html")).toBe("2026-10-02");
});

it("leaves the dates of the build at the first deploy", () => {
  const dated = dateSitemaps(sitemaps, site, new Map(), new Map(), TODAY);
  expect(dated.texts).toEqual(sitemaps);
  expect(dated.ledger.get("a.html")).toBe("2026-11-01");
});

it("leaves addresses that the site does not have", () => {
  const foreign = new Map([
    ["sitemap.xml", "<loc>https://x.example/gone</loc><lastmod>2026-11-01</lastmod><loc>?</loc>"],
  ]);
  expect(dateSitemaps(foreign, site, published, new Map(), TODAY).texts).toEqual(foreign);
});

it("reads the ledger that it has written", () => {
  const ledger = new Map([
    ["b c.html", "2026-10-02"],
    ["a.html", "2026-10-03"],
  ]);
  expect(formatLedger(ledger)).toBe("2026-10-03 a.html\n2026-10-02 b c.html\n");
  expect(parseLedger(formatLedger(ledger))).toEqual(ledger);
});
