import type { CheckResult } from "../check-result";
import type { ScannedPage } from "./scan-worker";

/** Clicks from the home page. */
const MAX_DEPTH = 4;
/** Maximum number of pages that a page links to: crawlers may ignore further ones. */
const MAX_LINKS = 300;

type LinkedPage = Pick<ScannedPage, "path" | "number" | "links" | "indexable">;

/** Checks that crawlers can reach every indexable page from the home page in a few clicks. */
export function checkReachability(pages: readonly LinkedPage[]): CheckResult[] {
  const depths = measureDepths(pages);
  const counts = new Map<string, number>();
  const far: string[] = [];
  for (const { path, number } of pages.filter(({ indexable }) => indexable)) {
    const depth = depths[number];
    counts.set(`in ${depth}`, (counts.get(`in ${depth}`) ?? 0) + 1);
    if (depth === undefined) far.push(`${path} cannot be reached from the home page`);
    else if (depth > MAX_DEPTH) far.push(`${path} is ${depth} clicks from the home page`);
  }
  const most = pages.reduce((a, b) => (b.links.length > a.links.length ? b : a), pages[0]!);
  return [
    {
      name: `plain links reach every indexable page from the home page in ${MAX_DEPTH} clicks`,
      problems: far,
      note: [...counts]
        .sort()
        .map(([depth, count]) => `${count} ${depth}`)
        .join(", "),
    },
    {
      name: `no page links to more than ${MAX_LINKS} pages`,
      problems: pages
        .filter(({ links }) => links.length > MAX_LINKS)
        .map(({ path, links }) => `${path} links to ${links.length} pages`),
      note: `${most.path} has the most: ${most.links.length}`,
    },
  ];
}

/** The clicks from the home page to each page, by page number; undefined for pages out of reach. Breadth-first. */
function measureDepths(pages: readonly LinkedPage[]): (number | undefined)[] {
  // Arrays, not maps, because there are about 15 million links.
  const byNumber: (LinkedPage | undefined)[] = [];
  for (const page of pages) byNumber[page.number] = page;
  const depths: (number | undefined)[] = [];
  const queue = pages.filter(({ path }) => path === "/");
  for (const { number } of queue) depths[number] = 0;
  // The loop also visits pages that are added to the queue meanwhile.
  for (const { number, links } of queue)
    for (const next of links) {
      const page = byNumber[next];
      if (!page || depths[next] !== undefined) continue;
      depths[next] = depths[number]! + 1;
      queue.push(page);
    }
  return depths;
}
