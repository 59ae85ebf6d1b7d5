/** What pages weigh: the scripts of hydrated ones, the search index, the HTML and CSS of landing pages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { routes } from "@/lib/routes";
import { scanPage } from "./scan-page";
import type { ScannedPage } from "./scan-worker";
import type { CheckResult } from "../check-result";
import { templateOf } from "./files";

/** Bytes of scripts, compressed with brotli, that a page may load in addition to those of an empty page of Next. */
const BUDGET = 20_000;
/** In bytes, compressed with brotli. */
const INDEX_BUDGET = 60_000;
/** Initial congestion window of a TCP connection, in bytes: ten segments of 1,460 bytes (RFC 6928). */
const INITIAL_WINDOW = 14_600;

/** Not for visitors: the portal, an application for signed-in users, and the style guide, which has every control. */
const EXEMPT = [routes.auth(), routes.dashboard(), routes.admin(), routes.styleguide()];

export function checkSearchIndex(root: string): CheckResult {
  const bytes = brotliCompressSync(readFileSync(path.join(root, routes.index("search")))).length;
  const problems = bytes > INDEX_BUDGET ? [`${routes.index("search")} has ${bytes} bytes`] : [];
  return { name: `the search index has at most ${INDEX_BUDGET} bytes`, problems, note: `${bytes}` };
}

/**
 * Adds up the scripts in the HTML of every hydrated page, less those of an empty one: Next's own weight changes with each
 * upgrade. Code that a page fetches on demand does not count; a browser test checks that pages fetch no other script by
 * themselves.
 *
 * @param emptyPage folder of a finished site whose `index.html` is an empty page
 */
export function checkScriptBudget(
  root: string,
  pages: readonly Pick<ScannedPage, "path" | "scripts">[],
  emptyPage: string,
): CheckResult {
  const html = readFileSync(path.join(emptyPage, "index.html"), "utf8");
  const base = weigher(emptyPage)([...scanPage(html, "/", "").scripts]);
  const weigh = weigher(root);
  const weights = pages
    .filter(({ scripts }) => scripts.length > 0)
    .map((page): [string, number] => [page.path, weigh(page.scripts) - base])
    .sort(([, a], [, b]) => b - a);
  const heaviest = new Map(weights.toReversed().map(([page, bytes]) => [templateOf(page), bytes]));
  return {
    name: `hydrated pages load at most ${BUDGET} bytes of JavaScript more than an empty page`,
    problems: findHeavyPages(weights.filter(([page]) => !EXEMPT.includes(page))),
    note: `empty page ${base} bytes; in addition: ${[...heaviest].map((pair) => pair.join(" ")).join(", ")}`,
  };
}

export function findHeavyPages(weights: readonly (readonly [path: string, bytes: number])[]): string[] {
  if (weights.length === 0) return ["no page has a script"];
  return weights
    .filter(([, bytes]) => bytes > BUDGET)
    .map(
      ([page, bytes]) => `${page} loads ${bytes} bytes more than an empty page, expected at most ${BUDGET}`,
    );
}

/** Creates a function that adds up the compressed sizes of files. */
function weigher(root: string): (files: readonly string[]) => number {
  const sizes = new Map<string, number>();
  return (files) =>
    files.reduce((sum, file) => {
      const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(root, file))).length;
      sizes.set(file, size);
      return sum + size;
    }, 0);
}

/** The landing pages that are compressed: every n-th, and the largest. */
const COMPRESSED_SAMPLE = { every: 1_000, largest: 40 };
/** Brotli level of a first pass over the whole sample. Takes a quarter of the time of the level of a host's files. */
const QUICK_LEVEL = 9;
/** Number of pages measured at the stored level, in addition to those above the limit at the quick level. */
const HEAVIEST = 16;

const compress = promisify(brotliCompress);
const compressedSize = async (content: Buffer, level: number) =>
  (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })).length;

/** Measures the HTML and CSS of landing pages, compressed with brotli. */
export async function checkWeight(root: string, landing: readonly ScannedPage[]): Promise<CheckResult> {
  const sample = new Set([
    ...landing.toSorted((a, b) => b.bytes - a.bytes).slice(0, COMPRESSED_SAMPLE.largest),
    ...landing.filter((_, index) => index % COMPRESSED_SAMPLE.every === 0),
  ]);
  const weighStyles = weigher(root);
  let styles = 0;
  const weigh = async (page: ScannedPage, level: number) => {
    const html = readFileSync(path.join(root, page.file));
    const links = html.toString().matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]*\.css)"/g);
    const css = weighStyles(Array.from(links, ([, href]) => href!));
    styles += css;
    return { page, bytes: css + (await compressedSize(html, level)) };
  };
  const quick = await Promise.all([...sample].map((page) => weigh(page, QUICK_LEVEL)));
  const closeToLimit = quick
    .sort((a, b) => b.bytes - a.bytes)
    .filter(({ bytes }, rank) => rank < HEAVIEST || bytes > INITIAL_WINDOW);
  const weights = await Promise.all(
    closeToLimit.map(({ page }) => weigh(page, constants.BROTLI_MAX_QUALITY)),
  );
  const problems = weights
    .filter(({ bytes }) => bytes > INITIAL_WINDOW)
    .map(({ page, bytes }) => `${page.path} has ${bytes} bytes, expected at most ${INITIAL_WINDOW}`);
  if (styles === 0) problems.push("no landing page has a stylesheet");
  const heaviest = Math.max(...weights.map(({ bytes }) => bytes));
  return {
    name: "HTML and CSS of a landing page fit the initial TCP window",
    problems,
    note: `${sample.size} pages measured, the largest has ${heaviest} of ${INITIAL_WINDOW} bytes`,
  };
}
