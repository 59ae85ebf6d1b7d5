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

function allMatches(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), (match) => decode(match[1]!));
}

/** The one match of a pattern; anything but one is a problem. */
function theOne(html: string, pattern: RegExp, what: string, problems: string[]): string {
  const matches = allMatches(html, pattern);
  if (matches.length !== 1) problems.push(`has ${matches.length} ${what}, expected 1`);
  return matches[0] ?? "";
}

/**
 * @param html the whole document
 * @param path the page's own path on the site
 * @param origin public origin of the site
 */
export function scanPage(html: string, path: string, origin: string): PageFacts {
  const problems: string[] = [];
  const title = theOne(html, /<title>([^<]*)<\/title>/g, "titles", problems);
  const description = theOne(html, /<meta name="description" content="([^"]*)"/g, "descriptions", problems);
  const robots = allMatches(html, /<meta name="robots" content="([^"]*)"/g);
  const indexable = !robots.some((value) => value.includes("noindex"));
  const canonical = indexable
    ? theOne(html, /<link rel="canonical" href="([^"]*)"/g, "canonical links", problems)
    : "";
  if (indexable && canonical !== `${origin}${path === "/" ? "" : path}`)
    problems.push(`has the canonical ${canonical}`);
  if (!html.includes('<html lang="en-GB"')) problems.push("has no language");
  const headings = html.match(/<h1[ >]/g)?.length ?? 0;
  if (headings !== 1) problems.push(`has ${headings} h1, expected 1`);
  return {
    title,
    description,
    canonical,
    indexable,
    problems,
    ...findReferences(html, path, origin, problems),
  };
}

type References = Pick<PageFacts, "references" | "links" | "linkCount" | "scripts">;

/** Paths this page refers to; what leads to another origin without being asked for is a problem. */
function findReferences(html: string, path: string, origin: string, problems: string[]): References {
  const references = new Set<string>();
  const links = new Set<string>();
  const scripts = new Set<string>();
  let linkCount = 0;
  for (const [, tag, attributes] of html.matchAll(/<(a|link|script|img|source|use|iframe|form)\b([^>]*)>/g)) {
    const value = /\s(?:href|src|action)="([^"]*)"/.exec(attributes!)?.[1];
    if (value === undefined) continue;
    const url = decode(value);
    const local = pathOnSite(url, origin);
    if (tag === "a") linkCount += 1;
    if (local !== undefined) {
      references.add(local);
      if (tag === "a") links.add(local);
      if (tag === "script" && !/\snomodule/i.test(attributes!)) scripts.add(local);
    } else if (url.startsWith("#")) {
      if (url !== "#" && !html.includes(`id="${url.slice(1)}"`))
        problems.push(`links to ${url}, which is not on the page`);
    } else if (!(tag === "a" && /^(https|mailto|tel):/.test(url))) problems.push(`<${tag}> refers to ${url}`);
  }
  for (const found of [references, links]) found.delete(path);
  return { references: [...references], links: [...links], linkCount, scripts: [...scripts] };
}

/** The path of an address on this site, query and fragment cut off; nothing for an address elsewhere. */
function pathOnSite(url: string, origin: string): string | undefined {
  const local = url === origin || url.startsWith(`${origin}/`) ? url.slice(origin.length) || "/" : url;
  if (!local.startsWith("/") || local.startsWith("//")) return undefined;
  return local.replace(/[?#].*$/, "") || "/";
}

/** What a landing page must not have, besides what no page may (see scan-policy.ts). */
export function findLandingProblems(html: string): string[] {
  const problems: string[] = [];
  if (/<script(?![^>]*type="application\/ld\+json")/.test(html)) problems.push("has a script");
  if (html.includes("LandingShell")) problems.push("has a marker of the shell left");
  return problems;
}
