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
  const indexable = pages.filter((page) => page.indexable);
  const counts = new Array<number>(MAX_DEPTH + 1).fill(0);
  for (const { number } of indexable) {
    const depth = depths[number];
    if (depth !== undefined && depth <= MAX_DEPTH) counts[depth]! += 1;
  }
  const most = pages.reduce((a, b) => (b.links.length > a.links.length ? b : a), pages[0]!);
  return [
    {
      name: `plain links reach every indexable page from the home page in ${MAX_DEPTH} clicks`,
      problems: findFarPages(indexable, depths),
      note: counts.map((count, depth) => `${count} in ${depth}`).join(", "),
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
  const home = pages.find(({ path }) => path === "/");
  const queue = home ? [home] : [];
  const depths: (number | undefined)[] = [];
  if (home) depths[home.number] = 0;
  // The loop also visits pages that are added to the queue meanwhile.
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
    if (depth === undefined) return [`${path} cannot be reached from the home page`];
    return depth > MAX_DEPTH ? [`${path} is ${depth} clicks from the home page`] : [];
  });
}
