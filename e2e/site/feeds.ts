/** What lists pages of the site for programs: feeds, sitemaps and llms.txt. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { routes } from "@/lib/routes";
import { LLMS_TXT_LINES } from "@/lib/seo/text-files";
import type { ScannedPage } from "./scan-worker";
import type { CheckResult } from "../check-result";
import { pathOfFile, templateOf } from "./files";

/** Read the links of a feed's entries, with an independent parser. */
const READERS: Record<string, (source: string) => (string | undefined)[]> = {
  [routes.rssFeed()]: (source) => (parseRssFeed(source).items ?? []).map(({ link }) => link),
  [routes.atomFeed()]: (source) => (parseAtomFeed(source).entries ?? []).map(({ links }) => links?.[0]?.href),
  [routes.jsonFeed()]: (source) => (parseJsonFeed(source).items ?? []).map(({ url }) => url),
};

/** Each feed lists every post of the finished site once. */
export function checkFeeds(root: string, pages: readonly ScannedPage[], origin: string): CheckResult {
  const posts = pages.filter((page) => templateOf(page.path) === "/blog/*");
  const urls = posts.map((post) => origin + post.path);
  const problems = Object.entries(READERS).flatMap(([feed, read]) => {
    try {
      const entries = read(readFileSync(path.join(root, feed), "utf8"));
      return findListProblems(entries, urls, "a post").map((problem) => `${feed}: ${problem}`);
    } catch (error) {
      return [`${feed} cannot be read: ${String(error)}`];
    }
  });
  const note = `${Object.keys(READERS).length} feeds of ${posts.length} posts`;
  return { name: "feeds list every post once", problems, note };
}

/** @param what an entry has to be */
export function findListProblems(
  entries: readonly (string | undefined)[],
  urls: readonly string[],
  what: string,
): string[] {
  const missing = new Set(urls);
  return [
    ...entries
      .filter((entry) => entry === undefined || !missing.delete(entry))
      .map((entry) => (entry ? `${entry} is listed twice or is not ${what}` : "an entry has no link")),
    ...(urls.length === 0 ? [`the site has nothing that is ${what}`] : []),
    ...[...missing].map((url) => `${url} is not listed`),
  ];
}

export function checkSitemap(root: string, indexable: readonly ScannedPage[], origin: string): CheckResult {
  const readLocations = (file: string) =>
    Array.from(
      readFileSync(path.join(root, file), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, url]) => url!,
    );
  const lists = readLocations("sitemap.xml").map((url) => ({
    url,
    urls: readLocations(url.slice(origin.length)),
  }));
  const listed = lists.flatMap(({ urls }) => urls);
  const expected = indexable.map((page) => origin + page.path);
  const problems = [
    ...lists
      .filter(({ urls }) => urls.length > 50_000)
      .map(({ url, urls }) => `${url} has ${urls.length} URLs, expected at most 50000`),
    ...findListProblems(listed, expected, "an indexable page"),
  ];
  return { name: "sitemaps list exactly the indexable pages", problems, note: `${listed.length} URLs` };
}

/** /llms.txt is short and links to pages and files that exist. @param files of the site, as URL paths */
export function checkLlmsTxt(root: string, files: readonly string[], origin: string): CheckResult {
  const text = readFileSync(path.join(root, routes.llmsTxt()), "utf8");
  const known = new Set(files.flatMap((file) => [file, pathOfFile(file)]));
  const problems = findLlmsTxtProblems(text, known, origin);
  return { name: "llms.txt is short, and its links resolve", problems };
}

export function findLlmsTxtProblems(text: string, known: ReadonlySet<string>, origin: string): string[] {
  const { length } = text.trimEnd().split("\n");
  const links = Array.from(text.matchAll(/\]\(([^)\s]*)\)/g), ([, url]) => url!);
  return [
    ...(length > LLMS_TXT_LINES ? [`llms.txt has ${length} lines, expected at most ${LLMS_TXT_LINES}`] : []),
    ...(links.length === 0 ? ["llms.txt has no links"] : []),
    ...links
      .filter((url) => !url.startsWith(`${origin}/`) || !known.has(url.slice(origin.length)))
      .map((url) => `llms.txt links to ${url}, which is no page or file of the site`),
  ];
}
