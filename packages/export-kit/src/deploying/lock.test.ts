import { hostname } from "node:os";
import { BUCKET, startS3Server, type S3Server } from "../../test/storage/s3-server";
import { RECORD_HEADERS, type Bucket } from "./bucket";
import { LOCK, takeLock } from "./lock";
import { openBucket } from "./s3-bucket";

let server: S3Server;
let bucket: Bucket;

async function start(conditionalWrites: boolean): Promise<void> {
  server = await startS3Server({ conditionalWrites });
  Object.assign(process.env, server.env);
  bucket = await openBucket({ bucket: BUCKET, prefix: "" }, 16);
}

afterEach(async () => {
  bucket.close();
  await server.stop();
});

const settle = 300;

it.each([
  ["obeys conditions", true],
  ["ignores conditions", false],
])("gives one of five deploys the lock where the storage %s", async (_, conditionalWrites) => {
  await start(conditionalWrites);
  const attempts = await Promise.allSettled([1, 2, 3, 4, 5].map(() => takeLock(bucket, { settle })));
  const taken = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
  expect(taken).toHaveLength(1);
  const [refused] = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason] : []));
  expect(refused).toMatchObject({
    exitCode: 4,
    message: expect.stringContaining(`running on ${hostname()}`),
  });
  await taken[0]!.release();
  expect(server.keys()).toEqual([]);
});

it("takes the lock of a process that no longer runs on this machine", async () => {
  await start(true);
  await takeLock(bucket, { settle });
  await expect(takeLock(bucket, { settle })).rejects.toThrow("pass --break-lock");
  const lock = await takeLock(bucket, { settle, isRunning: () => false });
  await lock.release();
});

it("takes a lock of another machine only if told to", async () => {
  await start(true);
  const other = { token: "x", host: "elsewhere", pid: 1, started: "2026-01-01T00:00:00.000Z" };
  await bucket.put(LOCK, Buffer.from(JSON.stringify(other)), RECORD_HEADERS);
  await expect(takeLock(bucket, { settle, isRunning: () => false })).rejects.toThrow(
    /running on elsewhere, process 1, since 2026-01-01T00:00:00.000Z, last sign of life \d+ s ago/,
  );
  const lock = await takeLock(bucket, { settle, force: true });
  await lock.release();
});

it("takes a lock that has not been renewed for five minutes", async () => {
  await start(true);
  const old: Bucket = {
    ...bucket,
    async get(key) {
      const object = await bucket.get(key);
      return object && { ...object, age: 301 };
    },
  };
  await takeLock(bucket, { settle });
  const lock = await takeLock(old, { settle });
  await lock.release();
});

it("stops a deploy whose lock was taken by another", async () => {
  await start(true);
  const first = await takeLock(bucket, { settle });
  await takeLock(bucket, { settle, force: true });
  first.assertHeld();
  await expect(first.confirm()).rejects.toMatchObject({ exitCode: 4 });
  expect(() => first.assertHeld()).toThrow("another deploy has taken the lock");
  await first.release();
  expect(server.keys()).toEqual([LOCK]);
});

it("stops a deploy that could not renew its lock, such as on a machine that slept", async () => {
  await start(true);
  let now = 0;
  const lock = await takeLock(bucket, { settle, now: () => now });
  now = 151_000;
  expect(() => lock.assertHeld()).toThrow("could not be renewed");
  await lock.confirm();
  expect(() => lock.assertHeld()).not.toThrow();
});
