/** Object storage as a deploy needs it, so that its rules can be tested without a network. */
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

/** Headers that are stored with an object and sent with it. */
export interface ObjectHeaders {
  /** Media type. */
  type: string;
  /** Value of Cache-Control. */
  cache: string;
  encoding?: "gzip";
}

export interface StoredObject {
  body: Buffer;
  headers: Partial<ObjectHeaders>;
  /** Seconds since it was written, by the clock of the storage; undefined if the storage does not tell. */
  age: number | undefined;
}

/** Keys are relative to the prefix of the deploy. */
export interface Bucket {
  /** For messages: `s3://bucket/prefix`. */
  name: string;
  /** Undefined if there is no such object. */
  get(key: string): Promise<StoredObject | undefined>;
  has(key: string): Promise<boolean>;
  put(key: string, body: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /**
   * Writes an object unless one with this key exists.
   *
   * @returns false if one exists. Storages that ignore the condition overwrite it and return true
   */
  putNew(key: string, body: Uint8Array, headers: ObjectHeaders): Promise<boolean>;
  /** Copies an object with its headers. @returns false if there is none to copy */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes objects one by one; missing ones count as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** The keys that begin with a prefix, sorted. @param limit by default all */
  list(prefix: string, limit?: number): Promise<string[]>;
  close(): void;
}

/** Headers of a deploy's own records. */
export const RECORD_HEADERS: ObjectHeaders = { type: "application/octet-stream", cache: "private, no-store" };

/** Compresses by gzip. */
export const zip: (text: string | Buffer) => Promise<Buffer> = promisify(gzip);
/** @throws Error if the body is not compressed by gzip */
export const unzip: (body: Buffer) => Promise<Buffer> = promisify(gunzip);

/** Returns the text of a record, undefined if there is none. @param key ends with `.gz` if the record is compressed */
export async function readRecord(bucket: Bucket, key: string): Promise<string | undefined> {
  const object = await bucket.get(key);
  if (!object) return undefined;
  return (key.endsWith(".gz") ? await unzip(object.body) : object.body).toString("utf8");
}

/** Stores the text of a record. @param key ends with `.gz` to compress it */
export async function writeRecord(bucket: Bucket, key: string, text: string): Promise<void> {
  await bucket.put(key, key.endsWith(".gz") ? await zip(text) : Buffer.from(text), RECORD_HEADERS);
}
