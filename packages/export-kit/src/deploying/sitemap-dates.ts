/**
 * Dates of pages in sitemaps. A build is reproducible, so it cannot know when a page last changed; a deploy knows, since
 * it compares each page with the published one. The ledger has the date of each page in a sitemap.
 */
import type { Manifest } from "../publishing/manifest";

/** ISO dates by file. */
export type Ledger = ReadonlyMap<string, string>;

/** An address with its date, as sitemaps of the protocol have it: sitemaps.org. */
const DATED = /(<loc>([^<]+)<\/loc>\s*<lastmod>)([^<]+)(?=<\/lastmod>)/g;

interface DatedSitemaps {
  ledger: Ledger;
  /** Origin of the addresses: `https://www.example.com`. */
  origin: string | undefined;
  /** Texts of the sitemaps by file. */
  texts: Map<string, string>;
}

/** Whether a file is a sitemap with pages: their index has no dates of its own. */
export function isSitemap(file: string): boolean {
  return file.startsWith("sitemap") && file.endsWith(".xml");
}

/**
 * Sets the dates in sitemaps. A page keeps its date while its content stays the same; a new or changed page gets today's.
 * Before the first deploy the dates of the build stay.
 *
 * @param sitemaps texts by file
 * @param site the site to deploy
 * @param published manifest of the published deploy; empty before the first
 * @param ledger of the published deploy
 * @param today ISO date
 */
export function dateSitemaps(
  sitemaps: ReadonlyMap<string, string>,
  site: Manifest,
  published: Manifest,
  ledger: Ledger,
  today: string,
): DatedSitemaps {
  const dates = new Map<string, string>();
  let origin: string | undefined;
  const dateOf = (file: string, stated: string): string => {
    const before = published.get(file);
    if (published.size === 0) return stated;
    if (before?.sha256 === site.get(file)?.sha256) return ledger.get(file) ?? stated;
    return today;
  };
  const texts = new Map<string, string>();
  for (const [sitemap, text] of sitemaps) {
    const dated = text.replaceAll(DATED, (whole, start: string, address: string, stated: string) => {
      const file = fileAt(address, site);
      if (file === undefined) return whole;
      origin ??= new URL(address).origin;
      const date = dates.get(file) ?? dateOf(file, stated);
      dates.set(file, date);
      return start + date;
    });
    texts.set(sitemap, dated);
  }
  return { ledger: dates, origin, texts };
}

/** The text of a sitemap as any deploy of the same site leaves it. */
export function withoutDates(sitemap: Buffer): string {
  return sitemap.toString("utf8").replaceAll(DATED, "$1");
}

/** The file of an address; undefined for addresses that the site does not have. */
function fileAt(address: string, site: Manifest): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const pathname = decodeURIComponent(new URL(address).pathname).slice(1);
  return [pathname === "" ? "index.html" : `${pathname}.html`, pathname].find((file) => site.has(file));
}

/** @returns lines `2026-11-23 index.html`, sorted by file */
export function formatLedger(ledger: Ledger): string {
  return [...ledger]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, date]) => `${date} ${file}\n`)
    .join("");
}

/** Parses the lines of `formatLedger`. Lines without a date are left out. */
export function parseLedger(text: string): Ledger {
  return new Map(
    text.split("\n").flatMap((line): [string, string][] => {
      const space = line.indexOf(" ");
      return space === -1 ? [] : [[line.slice(space + 1), line.slice(0, space)]];
    }),
  );
}
