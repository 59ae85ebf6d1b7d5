/** A thread of the landing writer: takes groups of pages from a shared counter until none is left. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { landingParams, landingServiceParams } from "@/app/seo/landing";
import { multiplyCities } from "@/lib/content";
import { routes } from "@/lib/routes";
import { prepareRendering, renderLandingPage } from "./render";
import type { WorkerInput, WorkerMessage } from "./write-pages";

const { template, target, next, cityCopies, groups, ...input } = workerData as WorkerInput;
const excluded = new Set(input.excluded);

async function run(): Promise<void> {
  multiplyCities(cityCopies);
  prepareRendering();
  const services = landingServiceParams();
  const byIndustry = Object.values(groupByIndustry());
  const total = Math.min(services.length * byIndustry.length, groups);
  send({ kind: "ready", pages: total * (byIndustry[0]?.length ?? 0) });
  const counter = new Int32Array(next);
  for (let group = Atomics.add(counter, 0, 1); group < total; group = Atomics.add(counter, 0, 1)) {
    const { service } = services[Math.floor(group / byIndustry.length)]!;
    await writeGroup(service, byIndustry[group % byIndustry.length]!);
  }
}

function groupByIndustry() {
  const lists: Record<string, ReturnType<typeof landingParams>> = {};
  for (const params of landingParams()) (lists[params.industry] ??= []).push(params);
  return lists;
}

/** Renders and writes all places of one service and industry; they lie in one folder. */
async function writeGroup(service: string, places: ReturnType<typeof landingParams>): Promise<void> {
  let bytes = 0;
  for (const [index, place] of places.entries()) {
    const url = routes.landing(service, place.industry, place.location);
    try {
      const html = await renderLandingPage(template, { service, ...place }, !excluded.has(url));
      if (target !== undefined) {
        const file = path.join(target, `${url}.html`);
        if (index === 0) mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, html);
      }
      bytes += html.length;
    } catch (error) {
      throw new Error(`landing page ${url}: ${(error as Error).message}`, { cause: error });
    }
  }
  send({ kind: "written", pages: places.length, bytes, memory: process.memoryUsage.rss() });
}

function send(message: WorkerMessage): void {
  parentPort!.postMessage(message);
}

void run().catch((error: Error) => send({ kind: "failed", message: error.message }));
