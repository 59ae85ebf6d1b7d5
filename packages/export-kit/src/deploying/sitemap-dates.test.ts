import { hashContent, type Manifest } from "../publishing/manifest";
import { dateSitemaps, formatLedger, parseLedger } from "./sitemap-dates";

const TODAY = "2026-11-30";
const manifest = (files: Record<string, string>): Manifest =>
  new Map(Object.entries(files).map(([file, text]) => [file, hashContent(text)]));

/** A sitemap in which the build gives all pages the same date; one is no page of the site. */
const sitemaps = new Map([
  [
    "sitemaps/pages.xml",
    ["/", "/a", "/new", "/gone"]
      .map(
        (path) => `<url><loc>https://x.example${path}</loc><lastmod>2026-11-01</lastmod></url><loc>?</loc>`,
      )
      .join("\n"),
  ],
]);
const site = manifest({ "index.html": "1", "a.html": "changed", "new.html": "n" });
const published = manifest({ "index.html": "1", "a.html": "a" });

it("gives changed and new pages the day of the deploy, and others the day on which they changed", () => {
  const ledger = new Map([
    ["index.html", "2026-10-02"],
    ["a.html", "2026-10-03"],
  ]);
  const dated = dateSitemaps(sitemaps, site, published, ledger, TODAY);
  const dates = [...dated.texts.get("sitemaps/pages.xml")!.matchAll(/<lastmod>([^<]+)/g)];
  expect(dates.map(([, date]) => date)).toEqual(["2026-10-02", TODAY, TODAY, "2026-11-01"]);
  expect(dated.ledger.get("index.html")).toBe("2026-10-02");
  expect(parseLedger(formatLedger(dated.ledger))).toEqual(dated.ledger);
});

it("leaves the dates of the build at the first deploy", () => {
  const dated = dateSitemaps(sitemaps, site, new Map(), new Map(), TODAY);
  expect(dated.texts).toEqual(sitemaps);
  expect(formatLedger(new Map([["b c.html", TODAY], ...dated.ledger]))).toBe(
    "2026-11-01 a.html\n2026-11-30 b c.html\n2026-11-01 index.html\n2026-11-01 new.html\n",
  );
});
