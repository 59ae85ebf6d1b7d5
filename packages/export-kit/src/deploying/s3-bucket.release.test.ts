import { killAfter } from "../../test/storage/killable";
import { expectFiles, madeFiles, siteMaker, type Files } from "../../test/storage/made-site";
import { BUCKET, startS3Server, type S3Server, type S3ServerOptions } from "../../test/storage/s3-server";
import { createRandom, playStorage, STORAGES } from "../../test/storage/storages";
import { RECORD_HEADERS, type Bucket } from "./bucket";
import { deployToBucket, type DeployOptions } from "./deploy-to-bucket";
import { eachInParallel } from "../each-in-parallel";
import { openBucket } from "./s3-bucket";

const SEED = 42;

let server: S3Server;
let bucket: Bucket;
const siteOf = siteMaker();

async function start(options: S3ServerOptions, { prefix = "", keys = 1_000 } = {}): Promise<void> {
  server = await startS3Server(options);
  Object.assign(process.env, server.env);
  bucket = await openBucket({ bucket: BUCKET, prefix }, 16, { patience: 500, keys });
}

afterEach(async () => {
  bucket.close();
  await server.stop();
});

/** A killed deploy ran in this process. */
const optionsFor = (files: Files | undefined): DeployOptions => ({
  site: files && siteOf(files),
  parallel: 8,
  batch: 5,
  lock: { isRunning: () => false, settle: 50 },
});

it.each(Object.keys(STORAGES))(
  "deploys, deploys again, changes a page, continues after a kill and goes back on %s",
  async (name) => {
    const random = createRandom(SEED);
    await start(playStorage(STORAGES[name]!, random));
    const [one, two] = [madeFiles({ pages: 11 }), madeFiles({ pages: 10, release: "two" })];
    const words = madeFiles({ pages: 10, release: "two", words: { 3: "other " } });
    await deployToBucket(bucket, optionsFor(one));
    expectFiles(server, one);
    expect((await deployToBucket(bucket, optionsFor(one))).uploads).toBe(0);
    expect(await killAfter(bucket, 40, random, (victim) => deployToBucket(victim, optionsFor(two)))).toBe(
      true,
    );
    await deployToBucket(bucket, optionsFor(two));
    expectFiles(server, two);
    expect((await deployToBucket(bucket, optionsFor(words))).uploads).toBe(1);
    expectFiles(server, words);
    await deployToBucket(bucket, optionsFor(undefined));
    expectFiles(server, two);
  },
);

it("sends hardly more requests than it must where a third of the answers are refusals", async () => {
  const random = createRandom(SEED);
  await start({ intercept: () => (random() < 1 / 3 ? { status: 503, code: "SlowDown" } : undefined) });
  await deployToBucket(bucket, optionsFor(madeFiles()));
  expectFiles(server, madeFiles());
  const done = server.requests.filter(({ status }) => status < 400);
  expect(server.requests.length).toBeLessThan(done.length * 1.8);
});

it.each<[string, S3ServerOptions["intercept"]]>([
  [
    "refuses what a deploy needs (copy of .deploy/probe/",
    (_, __, { headers }) =>
      headers["x-amz-copy-source"] ? { status: 501, code: "NotImplemented" } : undefined,
  ],
  [
    "access denied. The credentials need GetObject, PutObject, DeleteObject",
    (method) => (method === "DELETE" ? { status: 403, code: "AccessDenied" } : undefined),
  ],
  [
    "the bucket is in another region. Set AWS_REGION to it",
    () => ({ status: 301, code: "PermanentRedirect" }),
  ],
])("uploads nothing and keeps no lock where the storage %s", async (message, intercept) => {
  await start({ intercept });
  await expect(deployToBucket(bucket, optionsFor(madeFiles()))).rejects.toThrow(message);
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
