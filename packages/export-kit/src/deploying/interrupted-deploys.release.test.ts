import { killAfter } from "../../test/storage/killable";
import { madeFiles, writeSite, type MadeSite, type MadeSiteOptions } from "../../test/storage/made-site";
import { BUCKET, startS3Server, type S3Server } from "../../test/storage/s3-server";
import { createRandom } from "../../test/storage/storages";
import { hashContent } from "../publishing/manifest";
import type { Bucket } from "./bucket";
import { deployToBucket, type DeployOptions } from "./deploy-to-bucket";
import { loadSite } from "./deploy-records";
import { openBucket } from "./s3-bucket";
import { readBucketState } from "./bucket-state";

/** Interruptions of deploys. Some follow each other without a complete deploy in between. */
const KILLS = process.env.TEST_RUNS === "whole" ? 20 : 5;
/** The kills are the same in every run. */
const SEED = 21;

let server: S3Server;
let bucket: Bucket;
let sites: MadeSite[];
/** Pages that named a missing asset at any moment. */
let broken: string[];

beforeAll(async () => {
  server = await startS3Server({ onAnswer: checkPages });
  Object.assign(process.env, server.env);
  bucket = await openBucket({ bucket: BUCKET, prefix: "" }, 16);
  broken = [];
  const variants: MadeSiteOptions[] = [
    { release: "one", pages: 14 },
    { release: "one", pages: 14, words: { 1: "other ", 12: "other " } },
    { release: "two", pages: 12 },
    { release: "three", pages: 14, words: { 1: "third " } },
    { release: "four", pages: 13 },
  ];
  sites = variants.map((variant) => writeSite(madeFiles(variant)));
});

afterAll(async () => {
  bucket.close();
  await server.stop();
  for (const site of sites) site.remove();
});

function checkPages(method: string, key: string): void {
  const pages = method === "PUT" ? [key] : method === "POST" ? server.keys() : [];
  for (const page of pages.filter((name) => name.endsWith(".html") && !name.startsWith(".deploy/")))
    for (const [asset] of server.read(page).matchAll(/_next\/static\/[\w./-]+/g))
      if (!server.has(asset)) broken.push(`${page} names ${asset}`);
}

/** Whether the storage has exactly the files of the published deploy, besides kept assets and records. */
async function expectPublished(): Promise<void> {
  const { published, history, touched } = await readBucketState(bucket);
  expect(touched).toEqual(new Set());
  const keys = server.keys().filter((key) => !key.startsWith(".deploy/"));
  const isExpected = (key: string) => published.has(key) || history.some(({ assets }) => key in assets);
  expect(keys.filter((key) => !isExpected(key))).toEqual([]);
  for (const [file, { sha256 }] of published)
    expect([file, hashContent(server.read(file)).sha256]).toEqual([file, sha256]);
}

const options = (site: MadeSite | undefined): DeployOptions => ({
  site,
  parallel: 6,
  batch: 3,
  // The killed deploy ran in this process.
  lock: { isRunning: () => false, settle: 0 },
});

/** Starts a deploy and kills it after a number of requests. @returns whether it was killed */
const interrupt = (site: MadeSite | undefined, requests: number, random: () => number) =>
  killAfter(bucket, requests, random, (victim) => deployToBucket(victim, options(site)));

// First: in a bucket with records of other deploys, this one has fewer requests.
it("does not upload again what an interrupted deploy has completed", async () => {
  await deployToBucket(bucket, options(sites[0]));
  server.requests.splice(0);
  expect(await interrupt(sites[2], 60, () => 0)).toBe(true);
  const { journal, stored } = await readBucketState(bucket);
  const certain = journal.batches.flatMap(({ objects }) =>
    objects.filter(([file]) => stored.get(file)?.sha256),
  );
  expect(certain.length).toBeGreaterThan(5);
  server.requests.splice(0);
  await deployToBucket(bucket, options(sites[2]));
  const again = server.requests.filter(({ method }) => method === "PUT").map(({ key }) => key);
  expect(certain.filter(([file]) => again.includes(file))).toEqual([]);
  await expectPublished();
});

it(`completes after kills at ${KILLS} moments, and no page ever names a missing asset`, async () => {
  const random = createRandom(SEED);
  const pick = () => sites[Math.floor(random() * sites.length)]!;
  let killed = 0;
  await deployToBucket(bucket, options(pick()));
  await deployToBucket(bucket, options(pick()));
  while (killed < KILLS) {
    const site = random() < 0.15 ? undefined : pick();
    if (await interrupt(site, 1 + Math.floor(random() * 60), random)) killed += 1;
    if (random() < 0.4) continue;
    // The same site, another one, or back.
    const next = random() < 0.5 ? site : random() < 0.7 ? pick() : undefined;
    await deployToBucket(bucket, options(next));
    await expectPublished();
    const { published } = await readBucketState(bucket);
    if (next) for (const [file, entry] of published) expect(next.manifest.get(file)).toEqual(entry);
  }
  await deployToBucket(bucket, options(sites[0]));
  await expectPublished();
  expect(broken).toEqual([]);
});

it("undoes an interrupted deploy by going back", async () => {
  await deployToBucket(bucket, options(sites[0]));
  expect(await interrupt(sites[3], 40, () => 0)).toBe(true);
  await deployToBucket(bucket, options(undefined));
  await expectPublished();
  const { published, history } = await readBucketState(bucket);
  expect((await loadSite(bucket, history[0])).manifest).toEqual(published);
  expect(published.get("seo/1/page-1.html")).toEqual(sites[0]!.manifest.get("seo/1/page-1.html"));
});

it("uploads again what undoing an interrupted deploy has removed", async () => {
  for (const index of [0, 2, 3]) await deployToBucket(bucket, options(sites[index]));
  expect(await interrupt(sites[4], 40, () => 0)).toBe(true);
  await deployToBucket(bucket, options(undefined));
  await deployToBucket(bucket, options(sites[0]));
  await expectPublished();
});
