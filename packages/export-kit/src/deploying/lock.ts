/**
 * The lock of a deploy, an object in the storage. Its holder renews it, so that the lock of a killed deploy can be told
 * from the lock of a running one.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcess } from "../staging-lock.mjs";
import { RECORD_HEADERS, type Bucket } from "./bucket";
import { DeployError, EXIT } from "./deploy-error";
import { RECORDS } from "./deploy-records";

/** Key of the lock. */
export const LOCK = `${RECORDS}lock.json`;

/** Seconds after which a lock that nobody renewed counts as abandoned. */
const EXPIRY = 300;
/** Seconds between renewals. */
const RENEWAL = 30;
/** Seconds after the last renewal in which the holder may still write: less than the expiry, a request can take long. */
const TRUST = 150;
/** Milliseconds after which two deploys that start at once see what the other wrote. */
const SETTLE = 2_000;

/** How a lock that nobody releases becomes free. */
export const LOCK_FREE = `pass --break-lock, or wait: after ${EXPIRY / 60} minutes without a sign of life it is free`;

interface LockRecord {
  token: string;
  host: string;
  pid: number;
  started: string;
}

/** A lock that this process holds. */
export interface Lock {
  /** Identifies this run of the command. */
  token: string;
  /** @throws DeployError if the lock is lost: another deploy may be writing */
  assertHeld(): void;
  /** Asks the storage. @throws DeployError if the lock is lost */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

export interface LockOptions {
  /** Take the lock even if it seems to be held. */
  force?: boolean | undefined;
  /** Whether a process of this machine runs. */
  isRunning?: (pid: number) => boolean;
  now?: () => number;
  settle?: number;
}

/**
 * Takes the lock.
 *
 * Storages that ignore the condition of a conditional write are found out by writing a second time. There, and where an
 * abandoned lock was removed, the lock is read again after a moment: of two deploys, the one that wrote last has it.
 *
 * @throws DeployError if another deploy holds it
 */
export async function takeLock(bucket: Bucket, options: LockOptions = {}): Promise<Lock> {
  const { force = false, isRunning = isProcess, now = Date.now, settle = SETTLE } = options;
  const record: LockRecord = {
    token: randomUUID(),
    host: hostname(),
    pid: process.pid,
    started: new Date(now()).toISOString(),
  };
  const body = Buffer.from(JSON.stringify(record));
  const holder = await readLock(bucket);
  if (holder) {
    const { host, pid, age = 0 } = holder;
    const isDead = host === record.host && pid !== undefined && !isRunning(pid);
    if (!force && !isDead && age <= EXPIRY) throw held(bucket, holder);
    await bucket.remove([LOCK]);
  }
  const taken = await bucket.putNew(LOCK, body, RECORD_HEADERS);
  const ignored = taken && (await bucket.putNew(LOCK, body, RECORD_HEADERS));
  if (ignored || holder) await sleep(settle);
  const current = await readLock(bucket);
  if (current?.token !== record.token) throw held(bucket, current ?? {});
  return holdLock(bucket, record.token, body, now);
}

function holdLock(bucket: Bucket, token: string, body: Buffer, now: () => number): Lock {
  let lost: DeployError | undefined;
  let renewed = now();
  const confirm = async () => {
    const started = now();
    const current = await readLock(bucket);
    if (current?.token === token) {
      await bucket.put(LOCK, body, RECORD_HEADERS);
      renewed = started;
    } else {
      lost = new DeployError(
        `${bucket.name}: another deploy has taken the lock. This one has stopped; what it uploaded is harmless`,
        EXIT.locked,
      );
      throw lost;
    }
  };
  let renewal: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A renewal that fails is repeated; `assertHeld` stops the deploy when none has succeeded for too long.
    renewal = confirm().catch(() => undefined);
  }, RENEWAL * 1_000);
  timer.unref();
  return {
    token,
    assertHeld() {
      if (lost) throw lost;
      if (now() - renewed > TRUST * 1_000)
        throw new DeployError(
          `${bucket.name}: the lock could not be renewed for ${TRUST} seconds. Run the same command again: it continues`,
        );
    },
    confirm,
    async release() {
      clearInterval(timer);
      // It would write the lock again.
      await renewal;
      const current = await readLock(bucket);
      if (current?.token === token) await bucket.remove([LOCK]);
    },
  };
}

type HeldLock = Partial<LockRecord> & { age?: number | undefined };

/** A lock that cannot be read is one, too. */
async function readLock(bucket: Bucket): Promise<HeldLock | undefined> {
  const object = await bucket.get(LOCK);
  if (!object) return undefined;
  try {
    return { ...(JSON.parse(object.body.toString("utf8")) as LockRecord), age: object.age };
  } catch {
    return { age: object.age };
  }
}

/** The error that names the holder of the lock. */
function held(bucket: Bucket, { host, pid, started, age }: HeldLock): DeployError {
  const sign = age === undefined ? "" : `, last sign of life ${Math.max(0, Math.round(age))} s ago`;
  const where = host ? `${host}, process ${pid}, since ${started}` : "another machine";
  return new DeployError(
    `${bucket.name}: another deploy is running on ${where}${sign}. Wait for it. If it no longer runs, ${LOCK_FREE}`,
    EXIT.locked,
  );
}
