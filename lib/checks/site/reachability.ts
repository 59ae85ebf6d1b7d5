import type { CheckResult } from "../check-result";
import type { ScannedPage } from "./scan-worker";

/** A page is found in so many clicks from the home page, through plain links. */
const MAX_DEPTH = 4;
/** A page has no more links than a reader, or a crawler, looks through. */
const MAX_LINKS = 300;

type LinkedPage = Pick<ScannedPage, "path" | "number" | "links" | "linkCount" | "indexable">;

/** Follows plain links from the home page: no page of the sitemap is out of reach or too far away. */
export function checkReachability(pages: readonly LinkedPage[]): CheckResult[] {
  const depths = measureDepths(pages);
  const listed = pages.filter(({ indexable }) => indexable);
  const counts = new Array<number>(MAX_DEPTH + 1).fill(0);
  for (const { number } of listed) {
    const depth = depths[number];
    if (depth !== undefined && depth <= MAX_DEPTH) counts[depth]! += 1;
  }
  const most = pages.reduce((a, b) => (b.linkCount > a.linkCount ? b : a), pages[0]!);
  return [
    {
      name: `plain links from the home page reach every page of the sitemap in ${MAX_DEPTH} clicks`,
      problems: findFarPages(listed, depths),
      note: counts.map((count, depth) => `${count} in ${depth}`).join(", "),
    },
    {
      name: `no page has more than ${MAX_LINKS} links`,
      problems: pages
        .filter(({ linkCount }) => linkCount > MAX_LINKS)
        .map(({ path, linkCount }) => `${path} has ${linkCount} links`),
      note: `${most.path} has most, ${most.linkCount}`,
    },
  ];
}

/** The number of clicks from the home page to each page that can be reached, by the pages' numbers. */
function measureDepths(pages: readonly LinkedPage[]): (number | undefined)[] {
  // Arrays, not maps: the whole catalogue has some fifteen million links.
  const byNumber: (LinkedPage | undefined)[] = [];
  for (const page of pages) byNumber[page.number] = page;
  const home = pages.find(({ path }) => path === "/");
  const queue = home ? [home] : [];
  const depths: (number | undefined)[] = [];
  if (home) depths[home.number] = 0;
  // The queue grows while one walks it.
  for (const { number, links } of queue) {
    for (const next of links) {
      const page = byNumber[next];
      if (!page || depths[next] !== undefined) continue;
      depths[next] = depths[number]! + 1;
      queue.push(page);
    }
  }
  return depths;
}

function findFarPages(pages: readonly LinkedPage[], depths: readonly (number | undefined)[]): string[] {
  return pages.flatMap(({ path, number }) => {
    const depth = depths[number];
    if (depth === undefined) return [`no link leads to ${path}`];
    return depth > MAX_DEPTH ? [`${path} is ${depth} clicks away`] : [];
  });
}
