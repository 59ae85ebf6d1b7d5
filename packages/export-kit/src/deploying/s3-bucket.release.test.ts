import { killable } from "../../test/storage/killable";
import { madeFiles, writeSite, type Files, type MadeSite } from "../../test/storage/made-site";
import { BUCKET, startS3Server, type S3Server, type S3ServerOptions } from "../../test/storage/s3-server";
import { createRandom, playStorage, STORAGES } from "../../test/storage/storages";
import { RECORD_HEADERS, type Bucket } from "./bucket";
import { deploy, type DeployOptions } from "./deploy";
import { eachInParallel } from "./parallel";
import { openBucket } from "./s3-bucket";

const SEED = 42;

let server: S3Server;
let bucket: Bucket;
const sites: MadeSite[] = [];

async function start(options: S3ServerOptions, { prefix = "", keys = 1_000 } = {}): Promise<void> {
  server = await startS3Server(options);
  Object.assign(process.env, server.env);
  bucket = await openBucket({ bucket: BUCKET, prefix }, 16, { patience: 500, keys });
}

afterEach(async () => {
  bucket.close();
  await server.stop();
  for (const site of sites.splice(0)) site.remove();
});

function optionsFor(files: Files | undefined): DeployOptions {
  const site = files && writeSite(files);
  if (site) sites.push(site);
  // A killed deploy ran in this process.
  return { site, parallel: 8, batch: 5, lock: { isRunning: () => false, settle: 50 } };
}

function expectServed(files: Files): void {
  const { _headers, "_not-found.html": copy, ...expected } = files;
  for (const [file, text] of Object.entries(expected))
    expect([file, server.read(file)]).toEqual([file, text]);
  const pages = (names: readonly string[]) => names.filter((name) => name.startsWith("seo/")).sort();
  expect(pages(server.keys())).toEqual(pages(Object.keys(expected)));
  expect(server.keys().filter((key) => /lock|probe/.test(key))).toEqual([]);
}

it.each(Object.keys(STORAGES))(
  "deploys, deploys again, changes a page, continues after a kill and goes back on %s",
  async (name) => {
    const random = createRandom(SEED);
    await start(playStorage(STORAGES[name]!, random));
    const [one, two] = [madeFiles({ pages: 11 }), madeFiles({ pages: 10, release: "two" })];
    const words = madeFiles({ pages: 10, release: "two", words: { 3: "other " } });
    await deploy(bucket, optionsFor(one));
    expectServed(one);
    const { uploads } = await deploy(bucket, optionsFor(one));
    expect(uploads).toBe(0);
    const victim = killable(bucket, 40, random);
    const ended = deploy(victim.bucket, optionsFor(two)).then(() => "ended");
    expect(await Promise.race([ended, victim.died])).toBeUndefined();
    await victim.settled();
    await deploy(bucket, optionsFor(two));
    expectServed(two);
    expect((await deploy(bucket, optionsFor(words))).uploads).toBe(1);
    expectServed(words);
    await deploy(bucket, optionsFor(undefined));
    expectServed(two);
  },
);

it("sends hardly more requests than it must where a third of the answers are refusals", async () => {
  const random = createRandom(SEED);
  await start({ intercept: () => (random() < 1 / 3 ? { status: 503, code: "SlowDown" } : undefined) });
  const files = madeFiles();
  await deploy(bucket, optionsFor(files));
  expectServed(files);
  const done = server.requests.filter(({ status }) => status < 400);
  expect(server.requests.length).toBeLessThan(done.length * 1.8);
});

it.each<[string, S3ServerOptions["intercept"], string]>([
  [
    "copies are not implemented",
    (_, __, { headers }) =>
      headers["x-amz-copy-source"] ? { status: 501, code: "NotImplemented" } : undefined,
    "refuses what a deploy needs (copy of .deploy/probe/",
  ],
  [
    "removals are denied",
    (method) => (method === "DELETE" ? { status: 403, code: "AccessDenied" } : undefined),
    "access denied. The credentials need GetObject, PutObject, DeleteObject",
  ],
  [
    "the bucket is in another region",
    () => ({ status: 301, code: "PermanentRedirect" }),
    "the bucket is in another region. Set AWS_REGION to it",
  ],
])("uploads nothing and keeps no lock where %s", async (_, intercept, message) => {
  await start({ intercept });
  await expect(deploy(bucket, optionsFor(madeFiles()))).rejects.toThrow(message);
  expect(server.keys().filter((key) => !key.startsWith(".deploy/probe/"))).toEqual([]);
});

it("lists and removes more objects than one answer holds", async () => {
  await start({}, { prefix: "www/", keys: 10 });
  const keys = Array.from({ length: 23 }, (_, index) => `a/${String(index).padStart(4, "0")}`);
  await eachInParallel(keys, 16, (key) => bucket.put(key, Buffer.from("x"), RECORD_HEADERS));
  expect(await bucket.list("a/")).toEqual(keys);
  expect(await bucket.list("a/", 3)).toEqual(keys.slice(0, 3));
  await bucket.remove(keys);
  expect(server.keys()).toEqual([]);
});
