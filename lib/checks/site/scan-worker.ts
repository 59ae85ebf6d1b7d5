/** A thread that scans every n-th page of the site. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { FLIGHT_BLOCK } from "@/lib/build/hardening/flight-block";
import { isLandingFile, listFiles, pathOfFile } from "./files";
import { findLandingProblems, scanPage } from "./scan-page";
import { findFlightProblems, findPolicyProblems } from "./scan-policy";

export interface ScanInput {
  root: string;
  origin: string;
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

const { root, origin, thread, threads } = workerData as ScanInput;
const files = listFiles(root);
const numbers = new Map<string, number>();
for (const [number, file] of files.entries()) {
  numbers.set(file, number);
  if (file.endsWith(".html")) numbers.set(pathOfFile(file), number);
}

const pages: ScannedPage[] = [];
for (const [index, file] of files.filter((name) => name.endsWith(".html")).entries()) {
  if (index % threads !== thread) continue;
  const source = readFileSync(path.join(root, file));
  const html = source.toString("utf8");
  const address = pathOfFile(file);
  const { references, links, canonical: _, ...facts } = scanPage(html, address, origin);
  for (const reference of references)
    if (!numbers.has(reference)) facts.problems.push(`links to ${reference}, which does not exist`);
  if (isLandingFile(file)) facts.problems.push(...findLandingProblems(html));
  pages.push({
    ...facts,
    file,
    number: numbers.get(file)!,
    path: address,
    bytes: source.length,
    links: Uint32Array.from(links.flatMap((link) => numbers.get(link) ?? [])),
    policyProblems: [...findPolicyProblems(html), ...findFlightProblems(html, readPayload(file))],
    hydrated: html.includes(FLIGHT_BLOCK),
  });
}
// Moved, not copied: of the whole catalogue they are tens of megabytes.
parentPort!.postMessage(
  pages,
  pages.map(({ links }) => links.buffer as ArrayBuffer),
);

/** What Next wrote for soft navigation to a page. `404.html` is a copy of `_not-found.html`. */
function readPayload(file: string): string | undefined {
  if (isLandingFile(file)) return undefined;
  const payload = path.join(
    root,
    (file === "/404.html" ? "/_not-found.html" : file).replace(/\.html$/, ".txt"),
  );
  return existsSync(payload) ? readFileSync(payload, "utf8") : undefined;
}
