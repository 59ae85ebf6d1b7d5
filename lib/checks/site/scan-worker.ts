/** A thread that scans every n-th page of the site. */
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { isLandingFile, pathOfFile } from "./files";
import { createPageScanner, findLandingProblems, scanPage, scanStretch } from "./scan-page";
import { findFlightProblems, findPolicyProblems, findScripts, hasFlightBlock } from "./scan-policy";

export interface ScanInput {
  root: string;
  origin: string;
  /** All files of the site. */
  files: readonly string[];
  /** This thread's number and how many there are. */
  thread: number;
  threads: number;
}

export interface ScannedPage {
  file: string;
  /** The place of its file among all files of the site. */
  number: number;
  path: string;
  title: string;
  description: string;
  indexable: boolean;
  /** Bytes of HTML. */
  bytes: number;
  /** The pages it links to, as numbers: the place of their files among all files of the site. */
  links: Uint32Array;
  /** How many links it has, those to other sites and to itself included. */
  linkCount: number;
  /** Script files that it loads. */
  scripts: string[];
  problems: string[];
  /** What is against the Content-Security-Policy, and what is wrong with the flight data. */
  policyProblems: string[];
  /** Whether the page hydrates: it has flight data. */
  hydrated: boolean;
}

const { root, origin, files, thread, threads } = workerData as ScanInput;
const numbers = new Map<string, number>();
for (const [number, file] of files.entries()) {
  numbers.set(file, number);
  if (file.endsWith(".html")) numbers.set(pathOfFile(file), number);
}

const scanStretches = createPageScanner(origin);
/** Holds one file after another: a new one for each page would cost more than reading it. */
let buffer = Buffer.alloc(2 ** 20);

const pages: ScannedPage[] = [];
for (const [index, file] of files.filter((name) => name.endsWith(".html")).entries()) {
  if (index % threads !== thread) continue;
  const bytes = readInto(path.join(root, file));
  const address = pathOfFile(file);
  const isLanding = isLandingFile(file);
  // A character a byte: what is looked for in landing pages is ASCII, and decoding takes longer than looking.
  const encoding = isLanding ? "latin1" : "utf8";
  const html = buffer.toString(encoding, 0, bytes);
  // A text of its own: a part of the page's would keep the whole page in memory, and all pages are 5 GB.
  const text = (part: string) => Buffer.from(part, encoding).toString("utf8");
  const stretches = isLanding ? scanStretches(html) : [scanStretch(html, origin)];
  const { references, links, canonical: _, ...facts } = scanPage(html, address, origin, stretches);
  const scripts = findScripts(html);
  const problems = facts.problems.map(text);
  const linked: number[] = [];
  for (const [place, reference] of references.entries()) {
    const target = numbers.get(reference) ?? numbers.get(text(reference));
    if (target === undefined) problems.push(`links to ${text(reference)}, which does not exist`);
    else if (place < links.length) linked.push(target);
  }
  if (isLanding) problems.push(...findLandingProblems(html, scripts));
  const suspicious = stretches.some((stretch) => stretch.suspicious);
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
// Moved, not copied: of the whole catalogue they are tens of megabytes.
parentPort!.postMessage(
  pages,
  pages.map(({ links }) => links.buffer as ArrayBuffer),
);

/** Reads a file into the buffer; returns how many bytes it has. */
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

/** What Next wrote for soft navigation to a page. `404.html` is a copy of `_not-found.html`. */
function readPayload(file: string): string | undefined {
  if (isLandingFile(file)) return undefined;
  const payload = path.join(
    root,
    (file === "/404.html" ? "/_not-found.html" : file).replace(/\.html$/, ".txt"),
  );
  return existsSync(payload) ? readFileSync(payload, "utf8") : undefined;
}
