/** Checks the finished site in `out`: every page, every link, every sitemap entry. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { getLandingCatalogue, getOrigin } from "@/lib/content";
import { adoptSettings, type SiteSettings } from "@/lib/env";
import { DESCRIPTION_LIMIT, textWidth, TITLE_LIMIT } from "@/lib/seo/text-width";
import { ERROR_PAGES, isLandingFile, listFiles } from "./files";
import { buildEmptyPage } from "./empty-page";
import { checkFeeds } from "./feeds";
import { checkLlmsTxt } from "./llms-txt";
import { checkScriptBudget } from "./script-budget";
import { checkLandingPages } from "./landing-pages";
import { checkMarkup } from "./markup";
import { checkQuality } from "./quality";
import { checkReachability } from "./reachability";
import { checkPageContent } from "./page-content";
import { checkSearchIndex } from "./search-index";
import { checkStructuredData } from "./structured-data";
import type { CheckResult } from "../check-result";
import type { ScanInput, ScannedPage } from "./scan-worker";

/** Initial congestion window of a TCP connection, in bytes: ten segments of 1,460 bytes (RFC 6928). */
const INITIAL_WINDOW = 14_600;
/** The landing pages that are compressed: every n-th, and the largest. */
const COMPRESSED_SAMPLE = { every: 1_000, largest: 40 };
/** Brotli level of a first pass over the whole sample. Takes a quarter of the time of STORED_LEVEL. */
const QUICK_LEVEL = 9;
/** The level of files precompressed for a host. */
const STORED_LEVEL = constants.BROTLI_MAX_QUALITY;
/** Number of pages measured at the stored level, in addition to those above the limit at the quick level. */
const HEAVIEST = 16;

/**
 * @param settings of the build
 * @param scanWorker path of the bundled `scan-worker.ts`
 */
export async function checkSite(
  root: string,
  settings: SiteSettings,
  scanWorker: string,
): Promise<CheckResult[]> {
  adoptSettings(settings);
  const files = listFiles(root);
  const scanned = await scanAll({ root, origin: getOrigin(), files }, scanWorker);
  // In parallel with the checks, which use one core.
  const emptyPage = buildEmptyPage(process.cwd());
  const pages = scanned.filter(({ file }) => !ERROR_PAGES.includes(file));
  const landing = pages.filter(({ file }) => isLandingFile(file));
  const indexable = pages.filter((page) => page.indexable);
  // Started first, because zlib compresses in other threads.
  const weight = checkWeight(root, landing);
  return [
    ...checkLandingPages(files, landing, getLandingCatalogue(), settings.LANDING_SCOPE),
    checkPages(pages),
    checkPageContent(root),
    checkPolicy(scanned),
    checkUnique("titles are unique", indexable, ({ title }) => title),
    checkUnique("descriptions are unique", indexable, ({ description }) => description),
    checkWidths("titles fit a search result", indexable, ({ title }) => title, TITLE_LIMIT),
    checkWidths(
      "descriptions fit a search result",
      indexable,
      ({ description }) => description,
      DESCRIPTION_LIMIT,
    ),
    checkDescriptionEnds(pages),
    checkSitemap(root, indexable),
    ...checkReachability(pages),
    await checkMarkup(root, scanned),
    await checkStructuredData(root, pages, process.cwd()),
    checkFeeds(root, pages, getOrigin()),
    checkLlmsTxt(root, files, getOrigin()),
    checkSearchIndex(root),
    checkScriptBudget(root, scanned, await emptyPage),
    await weight,
    checkQuality(root, settings.LANDING_SCOPE),
  ];
}

async function scanAll(
  input: Pick<ScanInput, "root" | "origin" | "files">,
  scanWorker: string,
): Promise<ScannedPage[]> {
  const threads = availableParallelism();
  const lists = await Promise.all(
    Array.from(
      { length: threads },
      (_, thread) =>
        new Promise<ScannedPage[]>((resolve, reject) => {
          const worker = new Worker(scanWorker, {
            workerData: { ...input, thread, threads } satisfies ScanInput,
          });
          worker.once("message", resolve).once("error", reject);
        }),
    ),
  );
  return lists.flat();
}

function checkPages(pages: readonly ScannedPage[]): CheckResult {
  const problems = pages.flatMap((page) => page.problems.map((problem) => `${page.path} ${problem}`));
  return { name: "pages are well-formed and all links resolve", problems, note: `${pages.length} pages` };
}

/** @param files includes error pages */
function checkPolicy(files: readonly ScannedPage[]): CheckResult {
  const problems = files.flatMap(({ file, policyProblems }) =>
    policyProblems.map((problem) => `${file} ${problem}`),
  );
  const hydrated = files.filter((page) => page.hydrated).length;
  if (hydrated === 0) problems.push("no page has flight data");
  return {
    name: "pages comply with the Content-Security-Policy, and flight data is unchanged",
    problems,
    note: `${files.length} pages, ${hydrated} with flight data`,
  };
}

function checkUnique(
  name: string,
  pages: readonly ScannedPage[],
  textOf: (page: ScannedPage) => string,
): CheckResult {
  const first = new Map<string, string>();
  const problems: string[] = [];
  for (const page of pages) {
    const earlier = first.get(textOf(page));
    if (earlier === undefined) first.set(textOf(page), page.path);
    else problems.push(`${page.path} has the same text as ${earlier}: “${textOf(page)}”`);
  }
  return { name, problems };
}

function checkWidths(
  name: string,
  pages: readonly ScannedPage[],
  textOf: (page: ScannedPage) => string,
  limit: { width: number; fontSize: number },
): CheckResult {
  const tooWide = pages.filter((page) => textWidth(textOf(page), limit.fontSize) > limit.width);
  const problems = tooWide.map(
    (page) =>
      `${page.path}: “${textOf(page)}” is ${Math.round(textWidth(textOf(page), limit.fontSize))} px wide, expected at most ${limit.width}`,
  );
  return { name, problems };
}

/** A description is written to fit, not cut: docs/behaviour.md#search-results. */
function checkDescriptionEnds(pages: readonly ScannedPage[]): CheckResult {
  const problems = pages
    .filter(({ description }) => /(…|\.\.\.)$/.test(description))
    .map(({ path: page, description }) => `${page} has a description that is cut: “${description}”`);
  return { name: "no description is cut", problems };
}

function readLocations(root: string, file: string): string[] {
  const xml = readFileSync(path.join(root, file), "utf8");
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), (match) => match[1]!);
}

function checkSitemap(root: string, indexable: readonly ScannedPage[]): CheckResult {
  const origin = getOrigin();
  const problems: string[] = [];
  const listed = new Set<string>();
  for (const sitemap of readLocations(root, "sitemap.xml")) {
    const urls = readLocations(root, sitemap.slice(origin.length));
    if (urls.length > 50_000) problems.push(`${sitemap} has ${urls.length} URLs, expected at most 50000`);
    for (const url of urls) {
      if (listed.has(url)) problems.push(`${url} is listed twice`);
      listed.add(url);
    }
  }
  const total = listed.size;
  for (const page of indexable)
    if (!listed.delete(`${origin}${page.path}`)) problems.push(`${page.path} is in no sitemap`);
  for (const url of listed) problems.push(`${url} is listed but is not an indexable page`);
  return { name: "sitemaps list exactly the indexable pages", problems, note: `${total} URLs` };
}

/** Measures the HTML and CSS of landing pages, compressed with brotli. */
async function checkWeight(root: string, landing: readonly ScannedPage[]): Promise<CheckResult> {
  const bySize = landing.toSorted((a, b) => b.bytes - a.bytes);
  const sample = new Set([
    ...bySize.slice(0, COMPRESSED_SAMPLE.largest),
    ...landing.filter((_, index) => index % COMPRESSED_SAMPLE.every === 0),
  ]);
  const styles = new Map<string, Promise<number>>();
  const sizeOfStyle = (href: string) => {
    const size = styles.get(href) ?? compressedSize(readFileSync(path.join(root, href)), STORED_LEVEL);
    styles.set(href, size);
    return size;
  };
  const weigh = async (page: ScannedPage, level: number) => {
    const html = readFileSync(path.join(root, page.file));
    const hrefs = html.toString().matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]*\.css)"/g);
    const sizes = await Promise.all([
      compressedSize(html, level),
      ...Array.from(hrefs, ([, href]) => sizeOfStyle(href!)),
    ]);
    return { page, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
  const quick = await Promise.all([...sample].map((page) => weigh(page, QUICK_LEVEL)));
  const closeToLimit = quick
    .toSorted((a, b) => b.bytes - a.bytes)
    .filter(({ bytes }, rank) => rank < HEAVIEST || bytes > INITIAL_WINDOW);
  const weights = await Promise.all(closeToLimit.map(({ page }) => weigh(page, STORED_LEVEL)));
  const heaviest = weights.reduce((most, { bytes }) => Math.max(most, bytes), 0);
  const problems = weights
    .filter(({ bytes }) => bytes > INITIAL_WINDOW)
    .map(({ page, bytes }) => `${page.path} has ${bytes} bytes, expected at most ${INITIAL_WINDOW}`);
  if (styles.size === 0) problems.push("no landing page has a stylesheet");
  return {
    name: "HTML and CSS of a landing page fit the initial TCP window",
    problems,
    note: `${sample.size} pages measured, the largest has ${heaviest} of ${INITIAL_WINDOW} bytes`,
  };
}

const compress = promisify(brotliCompress);

async function compressedSize(content: Buffer, level: number): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })).length;
}
