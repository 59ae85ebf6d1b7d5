/** A thread of the quality report: compares the pages of a range of industries with their siblings. */
import { parentPort, workerData } from "node:worker_threads";
import { renderToStaticMarkup } from "react-dom/server";
import { LandingBody } from "@/components/landing/landing-body";
import { getComposer } from "@/app/seo/landing";
import { getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { sharePartsWith } from "@/components/landing/part";
import { SIBLINGS, type Kind } from "@/lib/landing/quality-report";
import { createTally, type Tally, type TallyResult } from "./tally";
import { compare, createTextReader, shingle, type ShingledText } from "./shingles";

export interface QualityWorkerInput {
  thread: number;
  threads: number;
}

/** What a thread says: how far it is, of how many pages in all threads, and in the end its counts. */
export type QualityWorkerMessage =
  { kind: "compared"; pages: number; all: number } | { kind: "done"; result: TallyResult };

const send = (message: QualityWorkerMessage) => parentPort!.postMessage(message);

const { thread, threads } = workerData as QualityWorkerInput;
const { services, industries, cities } = getLandingCatalogue();
const composer = getComposer();
const reader = createTextReader();

/** All pages of one industry, service by service, city by city. */
function shingleIndustry(industry: string): ShingledText[][] {
  return services.map((service) => cities.map((city) => shinglePage(service.slug, industry, city.slug)));
}

/** @throws Error naming the page */
function shinglePage(service: string, industry: string, city: string): ShingledText {
  try {
    const page = composer.compose(service, industry, city)!;
    return shingle(reader.read(renderToStaticMarkup(<LandingBody page={page} />)));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`landing page ${routes.landing(service, industry, city)}: ${message}`, { cause: error });
  }
}

/** The next ones in a circle, without the one itself. */
function siblingsOf<T>(items: readonly T[], index: number): T[] {
  const count = Math.min(SIBLINGS, items.length - 1);
  return Array.from({ length: count }, (_, step) => items[(index + step + 1) % items.length]!);
}

function compareIndustry(tally: Tally, index: number, windowOf: (index: number) => ShingledText[][]): void {
  const pages = windowOf(index);
  const nextIndustries = siblingsOf(industries, index).map((industry) =>
    windowOf(industries.indexOf(industry)),
  );
  for (const [s, service] of services.entries()) {
    for (const [c, city] of cities.entries()) {
      const page = pages[s]![c]!;
      const siblings: Record<Kind, ShingledText[]> = {
        city: siblingsOf(pages[s]!, c),
        industry: nextIndustries.map((other) => other[s]![c]!),
        service: siblingsOf(pages, s).map((other) => other[c]!),
      };
      tally.addPage(routes.landing(service.slug, industries[index]!.slug, city.slug), page.words);
      for (const [kind, others] of Object.entries(siblings) as [Kind, ShingledText[]][]) {
        if (others.length === 0) continue;
        const { similarities, ownWords } = compare(page, others);
        for (const similarity of similarities) tally.addPair(kind, similarity);
        tally.addOwnWords(kind, ownWords);
      }
    }
  }
}

sharePartsWith((part) => reader.addPart(renderToStaticMarkup(part)));
const tally = createTally();
const share = Math.ceil(industries.length / threads);
const window = new Map<number, ShingledText[][]>();
const windowOf = (index: number) => {
  let pages = window.get(index);
  if (!pages) window.set(index, (pages = shingleIndustry(industries[index]!.slug)));
  return pages;
};
for (let index = thread * share; index < Math.min(industries.length, (thread + 1) * share); index += 1) {
  compareIndustry(tally, index, windowOf);
  window.delete(index);
  const pages = services.length * cities.length;
  send({ kind: "compared", pages, all: pages * industries.length });
}
send({ kind: "done", result: tally.result() });
