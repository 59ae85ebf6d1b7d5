import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryBucket } from "../../test/storage/memory-bucket";
import { RECORD_HEADERS, type Bucket } from "./bucket";
import { LOCK, takeLock } from "./lock";

const settle = 20;

it("gives one of five deploys the lock, whether the storage obeys conditions or not", async () => {
  for (const conditions of [true, false]) {
    const { bucket, objects } = memoryBucket({ conditions });
    const late = (milliseconds: number): Bucket => ({
      ...bucket,
      putNew: async (...object) => (await sleep(milliseconds), bucket.putNew(...object)),
    });
    const attempts = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((each) => takeLock(late(each), { settle: 300 })),
    );
    const taken = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
    const refused = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason] : []));
    expect([taken.length, refused.length]).toEqual([1, 4]);
    const message = expect.stringContaining(`running on ${hostname()}`);
    expect(refused[0]).toMatchObject({ exitCode: 4, message });
    await taken[0]!.release();
    expect(objects.size).toBe(0);
  }
});

it("takes the lock of a process that no longer runs here, and one that was not renewed for five minutes", async () => {
  const { bucket, objects } = memoryBucket();
  await takeLock(bucket, { settle });
  await expect(takeLock(bucket, { settle })).rejects.toThrow("pass --break-lock");
  await takeLock(bucket, { settle, isRunning: () => false });
  objects.set(LOCK, { ...objects.get(LOCK)!, age: 301 });
  await takeLock(bucket, { settle });
});

it("takes a lock of another machine only if told to", async () => {
  const { bucket } = memoryBucket();
  const other = { token: "x", host: "elsewhere", pid: 1, started: "2026-01-01T00:00:00.000Z" };
  await bucket.put(LOCK, Buffer.from(JSON.stringify(other)), RECORD_HEADERS);
  await expect(takeLock(bucket, { settle, isRunning: () => false })).rejects.toThrow(
    /running on elsewhere, process 1, since 2026-01-01T00:00:00.000Z, last sign of life \d+ s ago/,
  );
  await takeLock(bucket, { settle, force: true });
});

it("stops a deploy whose lock was taken by another", async () => {
  const { bucket, objects } = memoryBucket();
  const first = await takeLock(bucket, { settle });
  await takeLock(bucket, { settle, force: true });
  first.assertHeld();
  await expect(first.confirm()).rejects.toMatchObject({ exitCode: 4 });
  expect(() => first.assertHeld()).toThrow("another deploy has taken the lock");
  await first.release();
  expect([...objects.keys()]).toEqual([LOCK]);
});

it("stops a deploy that could not renew its lock, such as on a machine that slept", async () => {
  let now = 0;
  const lock = await takeLock(memoryBucket().bucket, { settle, now: () => now });
  now = 151_000;
  expect(() => lock.assertHeld()).toThrow("could not be renewed");
  await lock.confirm();
  expect(() => lock.assertHeld()).not.toThrow();
});
