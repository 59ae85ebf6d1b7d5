import { findScripts } from "./scan-policy";

/** What a scan reads off one page. The HTML is React's: attributes in double quotes, tags closed. */

export interface PageFacts {
  title: string;
  description: string;
  canonical: string;
  indexable: boolean;
  /** What is wrong with the page by itself. */
  problems: string[];
  /** Paths on this site that the page refers to, query and fragment cut off. */
  references: string[];
  /** Those of them that a reader can follow: the targets of links. */
  links: string[];
  /** How many links the page has, those to other sites and to itself included. */
  linkCount: number;
  /** Script files that the page loads, those for browsers without modules left out. */
  scripts: string[];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function decode(text: string): string {
  return text.includes("&")
    ? text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name]!)
    : text;
}

/** The tags that say something of a page. One pass finds them all: of 215,000 pages each pass takes half a minute. */
const TAG = /<(title|meta|link|h1|a|script|img|source|use|iframe|form)\b([^>]*)>/g;
const TITLE = /<title>([^<]*)<\/title>/y;
const META = /^ name="(description|robots)" content="([^"]*)"/;
const CANONICAL = /^ rel="canonical" href="([^"]*)"/;
const ADDRESS = /\s(?:href|src|action)="([^"]*)"/;

/** The one value of its kind; anything but one is a problem. */
function theOne(values: readonly string[], what: string, problems: string[]): string {
  if (values.length !== 1) problems.push(`has ${values.length} ${what}, expected 1`);
  return values[0] ?? "";
}

/**
 * @param html the whole document
 * @param path the page's own path on the site
 * @param origin public origin of the site
 */
export function scanPage(html: string, path: string, origin: string): PageFacts {
  const titles: string[] = [];
  const meta: Record<string, string[]> = { description: [], robots: [] };
  const canonicals: string[] = [];
  const references = new References(html, origin);
  let headings = 0;
  for (const { 1: tag = "", 2: attributes = "", index } of html.matchAll(TAG)) {
    if (tag === "a") {
      // Most of them.
      references.add(tag, attributes);
    } else if (tag === "h1") {
      headings += 1;
    } else if (tag === "title") {
      TITLE.lastIndex = index;
      const [, text] = TITLE.exec(html) ?? [];
      if (text !== undefined) titles.push(decode(text));
    } else if (tag === "meta") {
      const [, name, content] = META.exec(attributes) ?? [];
      if (name !== undefined) meta[name]!.push(decode(content!));
    } else {
      const [, canonical] = (tag === "link" && CANONICAL.exec(attributes)) || [];
      if (canonical !== undefined) canonicals.push(decode(canonical));
      references.add(tag, attributes);
    }
  }
  const problems: string[] = [];
  const title = theOne(titles, "titles", problems);
  const description = theOne(meta.description!, "descriptions", problems);
  const indexable = !meta.robots!.some((value) => value.includes("noindex"));
  const canonical = indexable ? theOne(canonicals, "canonical links", problems) : "";
  if (indexable && canonical !== `${origin}${path === "/" ? "" : path}`)
    problems.push(`has the canonical ${canonical}`);
  if (!html.includes('<html lang="en-GB"')) problems.push("has no language");
  if (headings !== 1) problems.push(`has ${headings} h1, expected 1`);
  problems.push(...references.problems);
  return { title, description, canonical, indexable, problems, ...references.without(path) };
}

/** Paths that a page refers to; what leads to another origin without being asked for is a problem. */
class References {
  readonly problems: string[] = [];
  private readonly all = new Set<string>();
  private readonly links = new Set<string>();
  private readonly scripts = new Set<string>();
  private linkCount = 0;

  constructor(
    private readonly html: string,
    private readonly origin: string,
  ) {}

  /** Takes in what a tag's attributes refer to, if anything. */
  add(tag: string, attributes: string): void {
    const value = ADDRESS.exec(attributes)?.[1];
    if (value === undefined) return;
    const url = decode(value);
    const local = pathOnSite(url, this.origin);
    if (tag === "a") this.linkCount += 1;
    if (local !== undefined) {
      if (tag === "a") this.links.add(local);
      else this.all.add(local);
      if (tag === "script" && !/\snomodule/i.test(attributes)) this.scripts.add(local);
    } else if (url.startsWith("#")) {
      if (url !== "#" && !this.html.includes(`id="${url.slice(1)}"`))
        this.problems.push(`links to ${url}, which is not on the page`);
    } else if (!(tag === "a" && /^(https|mailto|tel):/.test(url))) {
      this.problems.push(`<${tag}> refers to ${url}`);
    }
  }

  /** What was found, but for the page's own path. */
  without(path: string): Pick<PageFacts, "references" | "links" | "linkCount" | "scripts"> {
    this.all.delete(path);
    this.links.delete(path);
    const references = new Set([...this.links, ...this.all]);
    return {
      references: [...references],
      links: [...this.links],
      linkCount: this.linkCount,
      scripts: [...this.scripts],
    };
  }
}

/** The path of an address on this site, query and fragment cut off; nothing for an address elsewhere. */
function pathOnSite(url: string, origin: string): string | undefined {
  let local = url;
  if (!url.startsWith("/")) {
    if (url !== origin && !url.startsWith(`${origin}/`)) return undefined;
    local = url.slice(origin.length) || "/";
  }
  if (local.startsWith("//")) return undefined;
  const end = local.search(/[?#]/);
  return (end === -1 ? local : local.slice(0, end)) || "/";
}

/** What a landing page must not have, besides what no page may (see scan-policy.ts). */
export function findLandingProblems(html: string): string[] {
  const problems: string[] = [];
  const scripts = findScripts(html).filter(
    (attributes) => !attributes.includes('type="application/ld+json"'),
  );
  if (scripts.length > 0) problems.push("has a script");
  if (html.includes("LandingShell")) problems.push("has a marker of the shell left");
  return problems;
}
