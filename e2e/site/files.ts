import { readdirSync } from "node:fs";
import path from "node:path";

/** Lists all files of a folder, as URL paths: `/seo/…/glasgow.html`. */
export function listFiles(root: string): string[] {
  const files: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(file);
      else files.push(file);
    }
  };
  walk("");
  return files.sort();
}

/** The URL path of a file: without `.html` or `index`. */
export function pathOfFile(file: string): string {
  return file.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
}

/** Next's pages for unknown paths: they have no address of their own. */
export const ERROR_PAGES: readonly string[] = ["/404.html", "/_not-found.html"];

/** Whether a file is a landing page. Hubs are not: they are below /services. */
export function isLandingFile(file: string): boolean {
  return file.startsWith("/seo/");
}

/** The template of a page: its path with a star for each segment that varies, as in `/services/*`. */
export function templateOf(address: string): string {
  const [first = "", ...rest] = address.slice(1).split("/");
  // Lists below /blog have a segment for their kind: page, category or tag.
  const kind = first === "blog" && rest.length === 2 ? rest.slice(0, 1) : [];
  return ["", first, ...kind, ...rest.slice(kind.length).map(() => "*")].join("/");
}

/** Pages to sample of a template; more of the landing pages, which are nearly all pages of the site. */
const SAMPLE = 3;
const LANDING_SAMPLE = 12;

/** Samples pages of each template, evenly spread by size: the smallest and the largest are included. */
export function sampleTemplates<Page extends { path: string; bytes: number }>(
  pages: readonly Page[],
): Page[] {
  const groups = new Map<string, Page[]>();
  for (const page of pages.toSorted((a, b) => a.bytes - b.bytes)) {
    const template = templateOf(page.path);
    const group = groups.get(template);
    if (group) group.push(page);
    else groups.set(template, [page]);
  }
  return [...groups].flatMap(([template, group]) => {
    const wanted = template.startsWith("/seo/") ? LANDING_SAMPLE : SAMPLE;
    if (group.length <= wanted) return group;
    const step = (group.length - 1) / (wanted - 1);
    return Array.from({ length: wanted }, (_, index) => group[Math.round(index * step)]!);
  });
}
