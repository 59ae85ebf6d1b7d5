import { findScripts, isSuspicious } from "./scan-policy";

/** What a scan finds on a page. It relies on React's HTML: double quotes around attributes, and closed tags. */
export interface PageFacts {
  title: string;
  description: string;
  canonical: string;
  indexable: boolean;
  /** Problems that can be seen without other pages. */
  problems: string[];
  /** Paths on this site that the page refers to, without query and fragment; those of links come first. */
  references: string[];
  /** The references that are targets of links. */
  links: string[];
  /** Script files that the page loads, without those for browsers without modules. */
  scripts: string[];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function decode(text: string): string {
  return text.includes("&")
    ? text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name]!)
    : text;
}

/** The tags that a scan reads. One pattern for all, because a pass over 215,000 pages takes half a minute. */
const TAG = /<(title|meta|link|h1|a|script|img|source|use|iframe|form)\b([^>]*)>/g;
const TITLE = /<title>([^<]*)<\/title>/y;
const META = /^ name="(description|robots)" content="([^"]*)"/;
const CANONICAL = /^ rel="canonical" href="([^"]*)"/;
const ADDRESS = /\s(?:href|src|srcSet|action)="([^"]*)"/;

/** Returns the only value, and adds a problem if there is not exactly one. */
function onlyValue(values: readonly string[], what: string, problems: string[]): string {
  if (values.length !== 1) problems.push(`has ${values.length} ${what}, expected 1`);
  return values[0] ?? "";
}

export interface Segment {
  titles: string[];
  meta: { description: string[]; robots: string[] };
  canonicals: string[];
  headings: number;
  /** Paths on this site that links refer to. */
  links: string[];
  /** Paths on this site that other elements refer to. */
  others: string[];
  scripts: string[];
  /** Ids on the same page that links refer to. */
  anchors: string[];
  problems: string[];
  /** Whether it may violate the Content-Security-Policy, see scan-policy.ts. */
  suspicious: boolean;
}

/** Scans a segment that begins and ends between tags. */
export function scanSegment(html: string, origin: string): Segment {
  const segment: Segment = {
    titles: [],
    meta: { description: [], robots: [] },
    canonicals: [],
    headings: 0,
    links: [],
    others: [],
    scripts: [],
    anchors: [],
    problems: [],
    suspicious: isSuspicious(html),
  };
  for (const { 1: tag = "", 2: attributes = "", index } of html.matchAll(TAG)) {
    if (tag === "a") {
      // First, because most tags are links.
      addReference(segment, tag, attributes, origin);
    } else if (tag === "h1") {
      segment.headings += 1;
    } else if (tag === "title") {
      TITLE.lastIndex = index;
      const [, text] = TITLE.exec(html) ?? [];
      if (text !== undefined) segment.titles.push(decode(text));
    } else if (tag === "meta") {
      const [, name, content] = META.exec(attributes) ?? [];
      if (name !== undefined) segment.meta[name as keyof Segment["meta"]].push(decode(content!));
    } else {
      const [, canonical] = (tag === "link" && CANONICAL.exec(attributes)) || [];
      if (canonical !== undefined) segment.canonicals.push(decode(canonical));
      addReference(segment, tag, attributes, origin);
    }
  }
  return segment;
}

/** Adds what a tag refers to. A reference to another site is a problem, unless it is a link. */
function addReference(segment: Segment, tag: string, attributes: string, origin: string): void {
  const value = ADDRESS.exec(attributes)?.[1];
  if (value === undefined) return;
  const url = decode(value);
  const local = pathOnSite(url, origin);
  if (local !== undefined) {
    (tag === "a" ? segment.links : segment.others).push(local);
    if (tag === "script" && !/\snomodule/i.test(attributes)) segment.scripts.push(local);
  } else if (url.startsWith("#")) {
    if (url !== "#") segment.anchors.push(url.slice(1));
  } else if (!(tag === "a" && /^(https|mailto|tel):/.test(url))) {
    segment.problems.push(`<${tag}> refers to ${url}`);
  }
}

/** Where a page is divided: header and footer, between the first two and after the last, are the same on most pages. */
const CUTS = ["<body", "</header>", "</main>"];
/** Size of the cache of shared segments. Pages of a site have two: header and footer. */
const CACHE_SIZE = 4;

/** Creates a function that scans pages and caches the segments that they share. */
export function createPageScanner(origin: string): (html: string) => Segment[] {
  const cache: { html: string; segment: Segment }[] = [];
  const scanShared = (html: string): Segment => {
    const cached = cache.find((entry) => entry.html === html);
    if (cached) return cached.segment;
    const segment = scanSegment(html, origin);
    cache.unshift({ html, segment });
    cache.length = Math.min(cache.length, CACHE_SIZE);
    return segment;
  };
  return (html) => {
    const at: number[] = [];
    // Each search starts at the previous cut, so that the page is searched once.
    for (const cut of CUTS) at.push(html.indexOf(cut, at.at(-1)));
    const [body, content, end] = at;
    // A cut has to follow a complete tag.
    if (!at.every((cut) => cut > 0 && html[cut - 1] === ">")) return [scanSegment(html, origin)];
    return [
      scanSegment(html.slice(0, body), origin),
      scanShared(html.slice(body, content)),
      scanSegment(html.slice(content, end), origin),
      scanShared(html.slice(end)),
    ];
  };
}

/** @param segments of the page, if they have been scanned already */
export function scanPage(
  html: string,
  path: string,
  origin: string,
  segments: readonly Segment[] = [scanSegment(html, origin)],
): PageFacts {
  const problems: string[] = [];
  // Not `flatMap`, which takes several times as long, and this is called eight times for each page.
  const all = <T>(of: (segment: Segment) => readonly T[]) => {
    const values: T[] = [];
    for (const segment of segments) for (const value of of(segment)) values.push(value);
    return values;
  };
  const sum = (of: (segment: Segment) => number) =>
    segments.reduce((total, segment) => total + of(segment), 0);
  const title = onlyValue(
    all(({ titles }) => titles),
    "titles",
    problems,
  );
  const description = onlyValue(
    all(({ meta }) => meta.description),
    "descriptions",
    problems,
  );
  const indexable = !all(({ meta }) => meta.robots).some((value) => value.includes("noindex"));
  const canonical = indexable
    ? onlyValue(
        all(({ canonicals }) => canonicals),
        "canonical links",
        problems,
      )
    : "";
  if (indexable && canonical !== `${origin}${path === "/" ? "" : path}`)
    problems.push(`has the canonical link ${canonical}, expected its own address`);
  if (!html.includes('<html lang="en-GB"')) problems.push('has no <html lang="en-GB">');
  const headings = sum((segment) => segment.headings);
  if (headings !== 1) problems.push(`has ${headings} h1, expected 1`);
  problems.push(...all((segment) => segment.problems));
  for (const anchor of all(({ anchors }) => anchors))
    if (!html.includes(`id="${anchor}"`)) problems.push(`links to #${anchor}, which is not on the page`);
  const links = new Set(all((segment) => segment.links));
  const references = new Set(links);
  for (const other of all(({ others }) => others)) references.add(other);
  // The page itself exists.
  links.delete(path);
  references.delete(path);
  return {
    title,
    description,
    canonical,
    indexable,
    problems,
    references: [...references],
    links: [...links],
    scripts: [...new Set(all(({ scripts }) => scripts))],
  };
}

/** The path of a URL on this site, without query and fragment; undefined for other sites. */
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

export function findLandingProblems(html: string, scripts = findScripts(html)): string[] {
  const problems: string[] = [];
  if (scripts.some((attributes) => !attributes.includes('type="application/ld+json"')))
    problems.push("has a script");
  // The markers of packages/export-kit/src/collections/markers.ts.
  if (html.includes("ExportKitSlot-")) problems.push("has a placeholder of the page shell");
  return problems;
}
