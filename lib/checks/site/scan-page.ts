import { findScripts, isSuspicious } from "./scan-policy";

/** What a scan reads off one page. The HTML is React's: attributes in double quotes, tags closed. */

export interface PageFacts {
  title: string;
  description: string;
  canonical: string;
  indexable: boolean;
  /** What is wrong with the page by itself. */
  problems: string[];
  /** Paths on this site that the page refers to, query and fragment cut off; those of links come first. */
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

/** What the tags of a stretch of a document say. */
export interface Stretch {
  titles: string[];
  meta: { description: string[]; robots: string[] };
  canonicals: string[];
  headings: number;
  /** Paths on this site that links lead to, and those that anything else refers to. */
  links: string[];
  others: string[];
  linkCount: number;
  scripts: string[];
  /** Ids on the same page that something refers to. */
  anchors: string[];
  problems: string[];
  /** Whether it may hold what the policy forbids; see scan-policy.ts. */
  suspicious: boolean;
}

/** Scans a stretch that begins and ends between tags. */
export function scanStretch(html: string, origin: string): Stretch {
  const stretch: Stretch = {
    titles: [],
    meta: { description: [], robots: [] },
    canonicals: [],
    headings: 0,
    links: [],
    others: [],
    linkCount: 0,
    scripts: [],
    anchors: [],
    problems: [],
    suspicious: isSuspicious(html),
  };
  for (const { 1: tag = "", 2: attributes = "", index } of html.matchAll(TAG)) {
    if (tag === "a") {
      // Most of them.
      refer(stretch, tag, attributes, origin);
    } else if (tag === "h1") {
      stretch.headings += 1;
    } else if (tag === "title") {
      TITLE.lastIndex = index;
      const [, text] = TITLE.exec(html) ?? [];
      if (text !== undefined) stretch.titles.push(decode(text));
    } else if (tag === "meta") {
      const [, name, content] = META.exec(attributes) ?? [];
      if (name !== undefined) stretch.meta[name as keyof Stretch["meta"]].push(decode(content!));
    } else {
      const [, canonical] = (tag === "link" && CANONICAL.exec(attributes)) || [];
      if (canonical !== undefined) stretch.canonicals.push(decode(canonical));
      refer(stretch, tag, attributes, origin);
    }
  }
  return stretch;
}

/** Notes what a tag refers to, if anything; what leads to another origin without being asked for is a problem. */
function refer(stretch: Stretch, tag: string, attributes: string, origin: string): void {
  const value = ADDRESS.exec(attributes)?.[1];
  if (value === undefined) return;
  const url = decode(value);
  const local = pathOnSite(url, origin);
  if (tag === "a") stretch.linkCount += 1;
  if (local !== undefined) {
    (tag === "a" ? stretch.links : stretch.others).push(local);
    if (tag === "script" && !/\snomodule/i.test(attributes)) stretch.scripts.push(local);
  } else if (url.startsWith("#")) {
    if (url !== "#") stretch.anchors.push(url.slice(1));
  } else if (!(tag === "a" && /^(https|mailto|tel):/.test(url))) {
    stretch.problems.push(`<${tag}> refers to ${url}`);
  }
}

/** Where a landing page is cut: what lies between the first two, and after the last, is the same on all of them. */
const CUTS = ["<body", "</header>", "</main>"];
/** So many stretches are remembered: of one version of a site there are two that pages share. */
const REMEMBERED = 4;

/** A function that scans a whole page, and does what pages have in common once. */
export function createPageScanner(origin: string): (html: string) => Stretch[] {
  const remembered: { html: string; stretch: Stretch }[] = [];
  const scanShared = (html: string): Stretch => {
    const known = remembered.find((one) => one.html === html);
    if (known) return known.stretch;
    const stretch = scanStretch(html, origin);
    remembered.unshift({ html, stretch });
    remembered.length = Math.min(remembered.length, REMEMBERED);
    return stretch;
  };
  return (html) => {
    const at: number[] = [];
    // Each is looked for from the one before: a page is gone through once.
    for (const cut of CUTS) at.push(html.indexOf(cut, at.at(-1)));
    const [body, content, end] = at;
    // Not through a tag that was never closed.
    if (!at.every((cut) => cut > 0 && html[cut - 1] === ">")) return [scanStretch(html, origin)];
    return [
      scanStretch(html.slice(0, body), origin),
      scanShared(html.slice(body, content)),
      scanStretch(html.slice(content, end), origin),
      scanShared(html.slice(end)),
    ];
  };
}

/**
 * @param html the whole document
 * @param path the page's own path on the site
 * @param origin public origin of the site
 * @param stretches what was found in its stretches, where those are known
 */
export function scanPage(
  html: string,
  path: string,
  origin: string,
  stretches: readonly Stretch[] = [scanStretch(html, origin)],
): PageFacts {
  const problems: string[] = [];
  // Not `flatMap`, which takes several times as long: it is called eight times a page.
  const all = <T>(of: (stretch: Stretch) => readonly T[]) => {
    const values: T[] = [];
    for (const stretch of stretches) for (const value of of(stretch)) values.push(value);
    return values;
  };
  const sum = (of: (stretch: Stretch) => number) =>
    stretches.reduce((total, stretch) => total + of(stretch), 0);
  const title = theOne(
    all(({ titles }) => titles),
    "titles",
    problems,
  );
  const description = theOne(
    all(({ meta }) => meta.description),
    "descriptions",
    problems,
  );
  const indexable = !all(({ meta }) => meta.robots).some((value) => value.includes("noindex"));
  const canonical = indexable
    ? theOne(
        all(({ canonicals }) => canonicals),
        "canonical links",
        problems,
      )
    : "";
  if (indexable && canonical !== `${origin}${path === "/" ? "" : path}`)
    problems.push(`has the canonical ${canonical}`);
  if (!html.includes('<html lang="en-GB"')) problems.push("has no language");
  const headings = sum((stretch) => stretch.headings);
  if (headings !== 1) problems.push(`has ${headings} h1, expected 1`);
  problems.push(...all((stretch) => stretch.problems));
  for (const anchor of all(({ anchors }) => anchors))
    if (!html.includes(`id="${anchor}"`)) problems.push(`links to #${anchor}, which is not on the page`);
  const links = new Set(all((stretch) => stretch.links));
  const references = new Set(links);
  for (const other of all(({ others }) => others)) references.add(other);
  // The page itself is there.
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
    linkCount: sum((stretch) => stretch.linkCount),
    scripts: [...new Set(all(({ scripts }) => scripts))],
  };
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
export function findLandingProblems(html: string, scripts = findScripts(html)): string[] {
  const problems: string[] = [];
  if (scripts.some((attributes) => !attributes.includes('type="application/ld+json"')))
    problems.push("has a script");
  if (html.includes("LandingShell")) problems.push("has a marker of the shell left");
  return problems;
}
