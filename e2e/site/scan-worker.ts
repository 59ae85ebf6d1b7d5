/** Thread that scans its share of the site's pages. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { isLandingFile, pathOfFile } from "./files";
import { findLandingProblems, scanPage, type PageFacts } from "./scan-page";
import { findFlightProblems, findPolicyProblems, findScripts, hasFlightBlock } from "./scan-policy";

export interface ScanInput {
  root: string;
  origin: string;
  files: readonly string[];
  thread: number;
  threads: number;
}

export interface ScannedPage extends Pick<PageFacts, "title" | "description" | "indexable" | "problems"> {
  file: string;
  /** Index of its file in the list of all files: `links` of other pages refer to the page by it. */
  number: number;
  path: string;
  bytes: number;
  /** Numbers of the pages it links to. */
  links: Uint32Array;
  scripts: string[];
  /** Violations of the Content-Security-Policy, and problems of the flight data. */
  policyProblems: string[];
  hydrated: boolean;
}

const { root, origin, files, thread, threads } = workerData as ScanInput;
const numbers = new Map<string, number>();
for (const [number, file] of files.entries()) {
  numbers.set(file, number);
  if (file.endsWith(".html")) numbers.set(pathOfFile(file), number);
}

/** Copies a text: a slice would keep the whole page in memory, and all pages have 5 GB. */
const copy = (text: string) => Buffer.from(text).toString();

function scanFile(file: string): ScannedPage {
  const bytes = readFileSync(path.join(root, file));
  const html = bytes.toString();
  const address = pathOfFile(file);
  const { title, description, indexable, problems, links, others, scripts } = scanPage(html, address, origin);
  const tags = findScripts(html);
  for (const reference of new Set([...links, ...others]))
    if (!numbers.has(reference)) problems.push(`links to ${reference}, which does not exist`);
  if (isLandingFile(file)) problems.push(...findLandingProblems(html, tags));
  return {
    file,
    number: numbers.get(file)!,
    path: address,
    title: copy(title),
    description: copy(description),
    indexable,
    bytes: bytes.length,
    links: Uint32Array.from([...links].flatMap((link) => numbers.get(link) ?? [])),
    scripts: [...scripts].map(copy),
    problems: problems.map(copy),
    policyProblems: [
      ...findPolicyProblems(html, tags),
      ...findFlightProblems(html, () => readPayload(file), tags),
    ],
    hydrated: hasFlightBlock(tags),
  };
}

/** Reads Next's payload for soft navigation to a page. `404.html` is a copy of `_not-found.html`. */
function readPayload(file: string): string | undefined {
  const page = file === "/404.html" ? "/_not-found.html" : file;
  const payload = path.join(root, page.replace(/\.html$/, ".txt"));
  return existsSync(payload) ? readFileSync(payload, "utf8") : undefined;
}

const pages = files
  .filter((name) => name.endsWith(".html"))
  .filter((_, index) => index % threads === thread)
  .map(scanFile);
// Transferred instead of copied, because they are tens of megabytes.
parentPort!.postMessage(
  pages,
  pages.map(({ links }) => links.buffer as ArrayBuffer),
);
