import { findScripts } from "./scan-policy";

/** What a scan finds on a page. It relies on React's HTML: double quotes around attributes, and closed tags. */
export interface PageFacts {
  title: string;
  description: string;
  indexable: boolean;
  /** Problems that can be seen without other pages. */
  problems: string[];
  /** Paths on this site that links refer to, without query and fragment. */
  links: Set<string>;
  /** Paths on this site that other elements refer to. */
  others: Set<string>;
  /** Script files that the page loads, without those for browsers without modules. */
  scripts: Set<string>;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name]!);

/** The tags that a scan reads. One pattern for all, because a pass over 215,000 pages takes half a minute. */
const TAG = /<(title|meta|link|h1|a|script|img|source|use|iframe|form)\b([^>]*)>/g;
const TITLE = /<title>([^<]*)<\/title>/y;
const META = /^ name="(description|robots)" content="([^"]*)"/;
const CANONICAL = /^ rel="canonical" href="([^"]*)"/;
const ADDRESS = /\s(?:href|src|srcSet|action)="([^"]*)"/;

export function scanPage(html: string, path: string, origin: string): PageFacts {
  const problems: string[] = [];
  const [links, others, scripts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const values = { title: [] as string[], description: [] as string[], robots: [] as string[] };
  const canonicals: string[] = [];
  let headings = 0;
  /** Adds what a tag refers to. A reference to another site is a problem, unless it is a link. */
  const addReference = (tag: string, attributes: string) => {
    const value = ADDRESS.exec(attributes)?.[1];
    if (value === undefined) return;
    const url = decode(value);
    const local = pathOnSite(url, origin);
    if (local !== undefined) {
      (tag === "a" ? links : others).add(local);
      if (tag === "script" && !/\snomodule/i.test(attributes)) scripts.add(local);
    } else if (url.startsWith("#")) {
      if (url !== "#" && !html.includes(`id="${url.slice(1)}"`))
        problems.push(`links to ${url}, which is not on the page`);
    } else if (!(tag === "a" && /^(https|mailto|tel):/.test(url))) {
      problems.push(`<${tag}> refers to ${url}`);
    }
  };
  for (const { 1: tag = "", 2: attributes = "", index } of html.matchAll(TAG)) {
    if (tag === "h1") headings += 1;
    else if (tag === "title") {
      TITLE.lastIndex = index;
      const [, text] = TITLE.exec(html) ?? [];
      if (text !== undefined) values.title.push(decode(text));
    } else if (tag === "meta") {
      const [, name, content] = META.exec(attributes) ?? [];
      if (name !== undefined) values[name as "robots"].push(decode(content!));
    } else {
      const [, canonical] = (tag === "link" && CANONICAL.exec(attributes)) || [];
      if (canonical !== undefined) canonicals.push(decode(canonical));
      addReference(tag, attributes);
    }
  }
  const indexable = !values.robots.some((value) => value.includes("noindex"));
  const expectOne = (what: string, count: number) => {
    if (count !== 1) problems.push(`has ${count} ${what}, expected 1`);
  };
  expectOne("titles", values.title.length);
  expectOne("descriptions", values.description.length);
  expectOne("h1", headings);
  if (indexable) {
    expectOne("canonical links", canonicals.length);
    const [canonical = ""] = canonicals;
    if (canonical !== `${origin}${path === "/" ? "" : path}`)
      problems.push(`has the canonical link ${canonical}, expected its own address`);
  }
  if (!html.includes('<html lang="en-GB"')) problems.push('has no <html lang="en-GB">');
  // The page itself exists.
  for (const paths of [links, others]) paths.delete(path);
  const [title = "", description = ""] = [values.title[0], values.description[0]];
  return { title, description, indexable, problems, links, others, scripts };
}

/** The path of a URL on this site, without query and fragment; undefined for other sites. */
function pathOnSite(url: string, origin: string): string | undefined {
  const isAbsolute = url === origin || url.startsWith(`${origin}/`);
  const local = isAbsolute ? url.slice(origin.length) || "/" : url;
  if (!local.startsWith("/") || local.startsWith("//")) return undefined;
  return local.replace(/[?#].*$/s, "") || "/";
}

export function findLandingProblems(html: string, scripts = findScripts(html)): string[] {
  const problems: string[] = [];
  if (scripts.some((attributes) => !attributes.includes('type="application/ld+json"')))
    problems.push("has a script");
  // The markers of packages/export-kit/src/collections/markers.ts.
  if (html.includes("ExportKitSlot-")) problems.push("has a placeholder of the page shell");
  return problems;
}
