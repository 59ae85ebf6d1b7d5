/**
 * The journal of a deploy: before a batch of objects is touched, their paths are stored. After a kill, the next deploy
 * knows of each object whether the storage has the old one, the new one, or either.
 *
 * Each batch says how many before it were complete when it was stored. A journal belongs to the deploy that was published
 * when it was written, so publishing the next one invalidates it in the same request.
 */
import type { FileEntry, Manifest } from "../publishing/manifest";
import { readRecord, writeRecord, type Bucket } from "./bucket";
import { assetsOf, RECORDS, type Deploy } from "./deploy-records";

/** SHA-256 of an object that can be the old one, the new one or missing. */
export const UNKNOWN = "";

/** An entry of the journal. */
export interface Batch {
  /** Identifies the run of the command. */
  run: string;
  /** The deploy to which the run returns, if it is a rollback. */
  rollbackTo?: number;
  /** Batches of the same run, from its first, whose objects were all written when this one was stored. */
  complete: number;
  /** Whether it announces removals after publication. */
  removals?: boolean;
  /** Path, SHA-256 and size of each object as it is written; UNKNOWN for objects that are removed. */
  objects: [path: string, sha256: string, size: number][];
}

/** The journal of one published deploy, oldest batch first. */
export interface Journal {
  batches: readonly Batch[];
  /** Stores the next batch. */
  append(batch: Batch): Promise<void>;
}

const keyOf = (published: number, index: number) =>
  `${RECORDS}journal/${published}/${String(index).padStart(6, "0")}.json.gz`;
/** Of a batch of removals, which follow publication. The number is above those of all other batches. */
const REMOVALS = 999_999;

/** Reads the journal of a published deploy, by its number; 0 before the first. */
export async function readJournal(bucket: Bucket, published: number): Promise<Journal> {
  const keys = await bucket.list(`${RECORDS}journal/${published}/`);
  const texts = await Promise.all(keys.map((key) => readRecord(bucket, key)));
  const last = keys.findLast((key) => key !== keyOf(published, REMOVALS));
  let next = last === undefined ? 0 : Number.parseInt(last.slice(last.lastIndexOf("/") + 1), 10) + 1;
  return {
    batches: texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text) as Batch])),
    append: (batch) => writeRecord(bucket, keyOf(published, next++), JSON.stringify(batch)),
  };
}

/** Stores what is going to be removed when deploy `number` is published, just before that. */
export async function announceRemovals(bucket: Bucket, number: number, batch: Batch): Promise<void> {
  await writeRecord(bucket, keyOf(number, REMOVALS), JSON.stringify(batch));
}

/** Forgets the journal of a deploy, when nothing is uncertain any more. */
export async function clearJournal(bucket: Bucket, number: number): Promise<void> {
  await bucket.remove(await bucket.list(`${RECORDS}journal/${number}/`));
}

/**
 * The objects that the storage has, by path.
 *
 * @param published manifest of the published deploy; empty before the first
 * @param older deploys, newest first, whose assets may still be there
 */
export function storedObjects(
  published: Manifest,
  older: readonly Deploy[],
  batches: readonly Batch[],
): Map<string, FileEntry> {
  const stored = new Map([...older.toReversed().map(assetsOf), published].flatMap((site) => [...site]));
  const completeOf = new Map<string, number>();
  for (const { run, complete } of batches) completeOf.set(run, Math.max(completeOf.get(run) ?? 0, complete));
  const seen = new Map<string, number>();
  for (const { run, objects } of batches) {
    const index = seen.get(run) ?? 0;
    seen.set(run, index + 1);
    const isComplete = index < completeOf.get(run)!;
    for (const [file, sha256, size] of objects)
      stored.set(file, { sha256: isComplete ? sha256 : UNKNOWN, size });
  }
  return stored;
}
