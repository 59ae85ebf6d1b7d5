import { readFileSync } from "node:fs";
import path from "node:path";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { routes } from "@/lib/routes";
import type { ScannedPage } from "./scan-worker";
import type { CheckResult } from "../check-result";
import { templateOf } from "./templates";

/** Read the links of a feed's entries, with an independent parser. */
const READERS: Record<string, (source: string) => (string | undefined)[]> = {
  [routes.rssFeed()]: (source) => (parseRssFeed(source).items ?? []).map(({ link }) => link),
  [routes.atomFeed()]: (source) => (parseAtomFeed(source).entries ?? []).map(({ links }) => links?.[0]?.href),
  [routes.jsonFeed()]: (source) => (parseJsonFeed(source).items ?? []).map(({ url }) => url),
};

/** Checks that each feed lists every post of the finished site once. */
export function checkFeeds(root: string, pages: readonly ScannedPage[], origin: string): CheckResult {
  const posts = pages.filter((page) => templateOf(page.path) === "/blog/*").map((page) => page.path);
  const urls = posts.map((post) => origin + post);
  const problems = Object.entries(READERS).flatMap(([feed, read]) => {
    try {
      return findFeedProblems(read(readFileSync(path.join(root, feed), "utf8")), urls);
    } catch (error) {
      return [`${feed} cannot be read: ${String(error)}`];
    }
  });
  const note = `${Object.keys(READERS).length} feeds of ${posts.length} posts`;
  return { name: "feeds list every post once", problems, note };
}

export function findFeedProblems(
  entries: readonly (string | undefined)[],
  urls: readonly string[],
): string[] {
  const missing = new Set(urls);
  const problems = entries.flatMap((entry) => {
    if (entry === undefined) return ["an entry has no link"];
    return missing.delete(entry) ? [] : [`${entry} is listed twice or is not a post`];
  });
  if (urls.length === 0) problems.push("the site has no posts");
  return [...problems, ...[...missing].map((url) => `${url} is not listed`)];
}
