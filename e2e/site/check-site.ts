/** Checks the finished site in `out`: every page, every link, every sitemap entry. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { getLandingCatalogue, getOrigin } from "@/lib/content";
import { adoptSettings, type SiteSettings } from "@/lib/env";
import { DESCRIPTION_LIMIT, textWidth, TITLE_LIMIT } from "@/lib/seo/text-width";
import { ERROR_PAGES, isLandingFile, listFiles } from "./files";
import { buildEmptyPage } from "./empty-page";
import { checkFeeds, checkLlmsTxt, checkSitemap } from "./feeds";
import { checkScriptBudget, checkSearchIndex, checkWeight } from "./script-budget";
import { checkLandingPages } from "./landing-pages";
import { checkMarkup } from "./markup";
import { checkQuality } from "./quality";
import { checkReachability } from "./reachability";
import { checkPageContent } from "./page-content";
import { checkStructuredData } from "./structured-data";
import type { CheckResult } from "../check-result";
import type { ScanInput, ScannedPage } from "./scan-worker";

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
  const origin = getOrigin();
  const scanned = await scanAll({ root, origin, files }, scanWorker);
  // In parallel with the checks, which use one core.
  const emptyPage = buildEmptyPage(process.cwd());
  const pages = scanned.filter(({ file }) => !ERROR_PAGES.includes(file));
  const landing = pages.filter(({ file }) => isLandingFile(file));
  const indexable = pages.filter((page) => page.indexable);
  // Started first, because zlib compresses in other threads.
  const weight = checkWeight(root, landing);
  const paths = landing.map(({ path }) => path);
  const offered = landing.filter((page) => page.indexable).map(({ path }) => path);
  return [
    ...checkLandingPages(files, paths, getLandingCatalogue(), settings.LANDING_SCOPE),
    {
      name: "pages are well-formed and all links resolve",
      problems: pages.flatMap(({ path, problems }) => problems.map((problem) => `${path} ${problem}`)),
      note: `${pages.length} pages`,
    },
    checkPageContent(root),
    checkPolicy(scanned),
    ...checkTexts("title", indexable, TITLE_LIMIT),
    ...checkTexts("description", indexable, DESCRIPTION_LIMIT),
    checkDescriptionEnds(pages),
    checkSitemap(root, indexable, origin),
    ...checkReachability(pages),
    await checkMarkup(root, scanned),
    await checkStructuredData(root, pages, process.cwd()),
    checkFeeds(root, pages, origin),
    checkLlmsTxt(root, files, origin),
    checkSearchIndex(root),
    checkScriptBudget(root, scanned, await emptyPage),
    await weight,
    checkQuality(root, getLandingCatalogue(), offered, settings.LANDING_SCOPE),
  ];
}

async function scanAll(
  input: Pick<ScanInput, "root" | "origin" | "files">,
  scanWorker: string,
): Promise<ScannedPage[]> {
  const threads = availableParallelism();
  const scan = (thread: number) =>
    new Promise<ScannedPage[]>((resolve, reject) => {
      const workerData: ScanInput = { ...input, thread, threads };
      new Worker(scanWorker, { workerData }).once("message", resolve).once("error", reject);
    });
  return (await Promise.all(Array.from({ length: threads }, (_, thread) => scan(thread)))).flat();
}

/** @param files includes error pages */
function checkPolicy(files: readonly ScannedPage[]): CheckResult {
  const hydrated = files.filter((page) => page.hydrated).length;
  return {
    name: "pages comply with the Content-Security-Policy, and flight data is unchanged",
    problems: [
      ...files.flatMap(({ file, policyProblems }) => policyProblems.map((problem) => `${file} ${problem}`)),
      ...(hydrated === 0 ? ["no page has flight data"] : []),
    ],
    note: `${files.length} pages, ${hydrated} with flight data`,
  };
}

/** No two pages have the same text, and each fits a search result. */
function checkTexts(
  field: "title" | "description",
  pages: readonly ScannedPage[],
  { width, fontSize }: { width: number; fontSize: number },
): CheckResult[] {
  const first = new Map<string, string>();
  const repeated: string[] = [];
  const wide: string[] = [];
  for (const { [field]: text, path } of pages) {
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, path);
    else repeated.push(`${path} has the same text as ${earlier}: “${text}”`);
    const actual = textWidth(text, fontSize);
    if (actual > width)
      wide.push(`${path}: “${text}” is ${Math.round(actual)} px wide, expected at most ${width}`);
  }
  return [
    { name: `${field}s are unique`, problems: repeated },
    { name: `${field}s fit a search result`, problems: wide },
  ];
}

/** A description is written to fit, not cut: docs/behaviour.md#search-results. */
function checkDescriptionEnds(pages: readonly ScannedPage[]): CheckResult {
  const cut = pages.filter(({ description }) => /(…|\.\.\.)$/.test(description));
  const problems = cut.map(
    ({ path, description }) => `${path} has a description that is cut: “${description}”`,
  );
  return { name: "no description is cut", problems };
}
