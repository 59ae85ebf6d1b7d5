/** Thread that scans its share of the site's pages. */
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { isLandingFile, pathOfFile } from "./files";
import { createPageScanner, findLandingProblems, scanPage, scanSegment } from "./scan-page";
import { findFlightProblems, findPolicyProblems, findScripts, hasFlightBlock } from "./scan-policy";

export interface ScanInput {
  root: string;
  origin: string;
  files: readonly string[];
  thread: number;
  threads: number;
}

export interface ScannedPage {
  file: string;
  /** Index of its file in the list of all files: `links` of other pages refer to the page by it. */
  number: number;
  path: string;
  title: string;
  description: string;
  indexable: boolean;
  bytes: number;
  /** Numbers of the pages it links to. */
  links: Uint32Array;
  scripts: string[];
  problems: string[];
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

const scanSegments = createPageScanner(origin);
/** Reused: allocating a buffer for each page would take longer than reading the page. */
let buffer = Buffer.alloc(2 ** 20);

const pages: ScannedPage[] = [];
for (const [index, file] of files.filter((name) => name.endsWith(".html")).entries()) {
  if (index % threads !== thread) continue;
  const bytes = readInto(path.join(root, file));
  const address = pathOfFile(file);
  const isLanding = isLandingFile(file);
  // Decoding UTF-8 takes longer than scanning, and a scan of landing pages only looks for ASCII.
  const encoding = isLanding ? "latin1" : "utf8";
  const html = buffer.toString(encoding, 0, bytes);
  // Copies the text: a slice would keep the whole page in memory, and all pages have 5 GB.
  const text = (part: string) => Buffer.from(part, encoding).toString("utf8");
  const segments = isLanding ? scanSegments(html) : [scanSegment(html, origin)];
  const { references, links, canonical: _, ...facts } = scanPage(html, address, origin, segments);
  const scripts = findScripts(html);
  const problems = facts.problems.map(text);
  const linked: number[] = [];
  for (const [position, reference] of references.entries()) {
    const target = numbers.get(reference) ?? numbers.get(text(reference));
    if (target === undefined) problems.push(`links to ${text(reference)}, which does not exist`);
    else if (position < links.length) linked.push(target);
  }
  if (isLanding) problems.push(...findLandingProblems(html, scripts));
  const suspicious = segments.some((segment) => segment.suspicious);
  pages.push({
    ...facts,
    title: text(facts.title),
    description: text(facts.description),
    scripts: facts.scripts.map(text),
    problems,
    file,
    number: numbers.get(file)!,
    path: address,
    bytes,
    links: Uint32Array.from(linked),
    policyProblems: [
      ...findPolicyProblems(html, suspicious, scripts),
      ...findFlightProblems(html, readPayload(file), scripts),
    ],
    hydrated: hasFlightBlock(scripts),
  });
}
// Transferred instead of copied, because they are tens of megabytes.
parentPort!.postMessage(
  pages,
  pages.map(({ links }) => links.buffer as ArrayBuffer),
);

/** Reads a file into the buffer; returns its size. */
function readInto(file: string): number {
  const descriptor = openSync(file, "r");
  try {
    let bytes = 0;
    for (let read = -1; read !== 0; bytes += read) {
      if (bytes === buffer.length) buffer = Buffer.concat([buffer, Buffer.alloc(buffer.length)]);
      read = readSync(descriptor, buffer, bytes, buffer.length - bytes, null);
    }
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

/** Reads Next's payload for soft navigation to a page. `404.html` is a copy of `_not-found.html`. */
function readPayload(file: string): string | undefined {
  if (isLandingFile(file)) return undefined;
  const payload = path.join(
    root,
    (file === "/404.html" ? "/_not-found.html" : file).replace(/\.html$/, ".txt"),
  );
  return existsSync(payload) ? readFileSync(payload, "utf8") : undefined;
}
