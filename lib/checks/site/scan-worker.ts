/** A thread that scans every n-th page of the site. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { isLandingFile, listFiles, pathOfFile } from "./files";
import { findLandingProblems, scanPage } from "./scan-page";

export interface ScanInput {
  root: string;
  origin: string;
  /** This thread's number and how many there are. */
  thread: number;
  threads: number;
}

export interface ScannedPage {
  file: string;
  path: string;
  title: string;
  description: string;
  indexable: boolean;
  /** Bytes of HTML. */
  bytes: number;
  problems: string[];
}

const { root, origin, thread, threads } = workerData as ScanInput;
const files = listFiles(root);
const addresses = new Set(
  files.flatMap((file) => (file.endsWith(".html") ? [file, pathOfFile(file)] : [file])),
);

const pages: ScannedPage[] = [];
for (const [index, file] of files.filter((name) => name.endsWith(".html")).entries()) {
  if (index % threads !== thread) continue;
  const source = readFileSync(path.join(root, file));
  const html = source.toString("utf8");
  const address = pathOfFile(file);
  const { title, description, indexable, problems, references } = scanPage(html, address, origin);
  for (const reference of references)
    if (!addresses.has(reference)) problems.push(`links to ${reference}, which does not exist`);
  if (isLandingFile(file)) problems.push(...findLandingProblems(html));
  pages.push({ file, path: address, title, description, indexable, bytes: source.length, problems });
}
parentPort!.postMessage(pages);
