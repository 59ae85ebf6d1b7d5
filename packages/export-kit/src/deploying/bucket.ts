/** Object storage as a deploy needs it, so that its rules can be tested without a network. */

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
