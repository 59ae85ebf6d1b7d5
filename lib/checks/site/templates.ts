import type { ScannedPage } from "./scan-worker";

/** So many pages of each template are looked at closely, the smallest and the largest among them. */
const SAMPLE = 3;
/** Of landing pages more, since there are so many. */
const LANDING_SAMPLE = 12;

type SizedPage = Pick<ScannedPage, "path" | "bytes">;

/**
 * The template of a page: its path with a star for each part that varies, as in `/services/*`.
 * A page without siblings is a template by itself.
 */
export function templateOf(path: string): string {
  const [first = "", ...rest] = path.slice(1).split("/");
  // Below /blog there are lists of three kinds beside the articles.
  const kind = first === "blog" && rest.length === 2 ? rest.slice(0, 1) : [];
  return ["", first, ...kind, ...rest.slice(kind.length).map(() => "*")].join("/");
}

/** The pages of each template, in the order of the templates' first pages. */
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

/** Some pages of each template, spread evenly over their sizes. */
export function sampleTemplates<Page extends SizedPage>(pages: readonly Page[]): Page[] {
  return [...groupByTemplate(pages)].flatMap(([template, group]) => {
    const bySize = group.toSorted((a, b) => a.bytes - b.bytes);
    const wanted = template.startsWith("/seo/") ? LANDING_SAMPLE : SAMPLE;
    if (bySize.length <= wanted) return bySize;
    const step = (bySize.length - 1) / (wanted - 1);
    return Array.from({ length: wanted }, (_, index) => bySize[Math.round(index * step)]!);
  });
}
