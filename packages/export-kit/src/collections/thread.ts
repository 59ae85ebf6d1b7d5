/**
 * A thread of the landing writer: renders the pages of a range of industries, writes them, and
 * compares them with their siblings while they are in memory.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { renderToStaticMarkup } from "react-dom/server";
import { getLandingCatalogue, multiplyCities } from "@/lib/content";
import { routes } from "@/lib/routes";
import { shingle, type ShingledText } from "../quality/shingles";
import { hashContent, type FileEntry } from "../manifest";
import { createSiblingComparison, siblingsOf } from "../quality/siblings";
import { createTextReader } from "../quality/text-reader";
import { createPageRenderer } from "./page-template";
import { createPageEncoder, fillPart, htmlOf, sharePart } from "./pieces";
import { renderHub, renderLandingPage } from "./render";
import { fillShell, type ShellTemplate, type ShellValues } from "./shell-template";
import { partOf } from "./split";
import type { WorkerInput, WorkerMessage } from "./write-pages";

const { shells, target, shard, thread, threads, cityCopies, comparing, hashing } = workerData as WorkerInput;
const reader = createTextReader();
const encode = createPageEncoder();
const renderBody = createPageRenderer({
  render(element) {
    const html = renderToStaticMarkup(element);
    return sharePart(html, reader.addPart(html));
  },
  fill: fillPart,
});
multiplyCities(cityCopies);

const catalogue = getLandingCatalogue();
const services = catalogue.services.map(({ slug }) => slug);
const industries = catalogue.industries.map(({ slug }) => slug);
const cities = catalogue.cities.map(({ slug }) => slug);

const send = (message: WorkerMessage) => parentPort!.postMessage(message);

async function run(): Promise<void> {
  const shared = partOf([...industries.keys()], shard);
  send({ kind: "ready", pages: services.length * shared.length * cities.length });
  const own = partOf(shared, { number: thread + 1, count: threads });
  if (!comparing) {
    for (const industry of own) await writeIndustry(industries[industry]!, writePage);
    send({ kind: "done" });
    return;
  }
  const comparison = createSiblingComparison({ services, industries, cities }, own);
  const takeIn = async (industry: number, write: WritePage) => {
    comparison.add(industry, await writeIndustry(industries[industry]!, write));
  };
  for (const industry of own) await takeIn(industry, writePage);
  // The siblings of the last ones are pages that another thread writes.
  const next = new Set(own.flatMap((industry) => siblingsOf(industry, industries.length)));
  for (const industry of next) if (!own.includes(industry)) await takeIn(industry, undefined);
  send({ kind: "done", tally: comparison.result() });
}

/** Writes a finished page; absent where a page is rendered to be compared and nothing else. */
type WritePage = ((template: ShellTemplate, page: ShellValues) => void) | undefined;

/** Renders all pages of an industry; returns their texts where they are compared. */
async function writeIndustry(industry: string, write: WritePage): Promise<ShingledText[][]> {
  const texts: ShingledText[][] = [];
  for (const service of services) {
    const row: ShingledText[] = [];
    if (write && shells.hub && cities.length > 0) {
      write(shells.hub, await renderHub({ service, industry }).catch(failAt(routes.hub(service, industry))));
    }
    for (const location of cities) {
      try {
        const page = renderLandingPage({ service, industry, location }, renderBody);
        write?.(shells.landing, page);
        if (comparing) row.push(shingle(reader.read(htmlOf(page.body))));
      } catch (error) {
        failAt(routes.landing(service, industry, location))(error);
      }
    }
    texts.push(row);
    if (write) {
      const memory = process.memoryUsage.rss();
      send({ kind: "written", pages: cities.length, memory, files: files.splice(0) });
    }
  }
  return texts;
}

let folder = "";
/** Hashed here, while they are in memory: reading 215,000 files again would take minutes. */
const files: [file: string, entry: FileEntry][] = [];

function writePage(template: ShellTemplate, page: ShellValues): void {
  const bytes = encode(fillShell(template, page));
  if (target === undefined) return;
  const file = path.join(target, `${page.path}.html`);
  if (path.dirname(file) !== folder) mkdirSync((folder = path.dirname(file)), { recursive: true });
  if (hashing) files.push([`${page.path.slice(1)}.html`, hashContent(bytes)]);
  writeFileSync(file, bytes);
}

/** Throws what went wrong with a page, with the page's name before it. */
function failAt(url: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`page ${url}: ${(error as Error).message}`, { cause: error });
  };
}

void run().catch((error: Error) => send({ kind: "failed", message: error.message }));
