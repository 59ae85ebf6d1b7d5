import type { AiCrawlers } from "@/lib/content";

/** A group of robots.txt, as Next's metadata route takes it. */
interface RobotsGroup {
  userAgent: string | string[];
  allow?: string;
  disallow?: string;
}

/**
 * The groups of robots.txt: everybody, and the crawlers of AI companies by name. A crawler follows the group that names
 * it and no other, so each name is in one group.
 */
export function robotsRules(crawlers: AiCrawlers["crawlers"]): RobotsGroup[] {
  const named = (allowed: boolean) =>
    crawlers.filter((crawler) => crawler.allowed === allowed).map(({ userAgent }) => userAgent);
  const groups = [
    { userAgent: "*", allow: "/" },
    { userAgent: named(true), allow: "/" },
    { userAgent: named(false), disallow: "/" },
  ];
  return groups.filter(({ userAgent }) => userAgent.length > 0);
}
