import type { ScannedPage } from "./scan-worker";

/** Pages to sample of a template; more of the landing pages, which are nearly all pages of the site. */
const SAMPLE = 3;
const LANDING_SAMPLE = 12;

type SizedPage = Pick<ScannedPage, "path" | "bytes">;

/** The template of a page: its path with a star for each segment that varies, as in `/services/*`. */
export function templateOf(path: string): string {
  const [first = "", ...rest] = path.slice(1).split("/");
  // Lists below /blog have a segment for their kind: page, category or tag.
  const kind = first === "blog" && rest.length === 2 ? rest.slice(0, 1) : [];
  return ["", first, ...kind, ...rest.slice(kind.length).map(() => "*")].join("/");
}

/** Groups pages by template, in the order of the templates' first pages. */
export function groupByTemplate<Page extends SizedPage>(pages: readonly Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const template = templateOf(page.path);
    const group = groups.get(template);
    if (group) group.push(page);
    else groups.set(template, [page]);
  }
  return groups;
}

/** Samples pages of each template, evenly spread by size: the smallest and the largest are included. */
export function sampleTemplates<Page extends SizedPage>(pages: readonly Page[]): Page[] {
  return [...groupByTemplate(pages)].flatMap(([template, group]) => {
    const bySize = group.toSorted((a, b) => a.bytes - b.bytes);
    const wanted = template.startsWith("/seo/") ? LANDING_SAMPLE : SAMPLE;
    if (bySize.length <= wanted) return bySize;
    const step = (bySize.length - 1) / (wanted - 1);
    return Array.from({ length: wanted }, (_, index) => bySize[Math.round(index * step)]!);
  });
}
