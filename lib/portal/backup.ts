import { z } from "zod";
import { isHash } from "./passwords";
import { parseJson, reasonOf } from "./records/codec";
import { changeSchema, requestSchema, userSchema, valuesOf, type Records } from "./records/schema";
import type { QuarantinedEntry } from "./storage/record-storage";

const FORMAT = "portal-backup";
const VERSION = 1;

/**
 * No real backup is longer: a browser stores 5.2 million characters, each at most six in JSON.
 * See docs/behaviour.md#stored-records.
 */
const MAX_CHARACTERS = 40_000_000;

/**
 * The end of the year 9999. A change must leave room for later ones; at the maximum date it could never be
 * overridden. The limit is generous because a clock that was wrong for a while must not make a backup useless.
 */
const LATEST_CHANGE_MS = 253_402_300_799_999;

/** A list without duplicate ids. */
function distinct<T extends { id: string }>(item: z.ZodType<T>) {
  return z
    .array(item)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "duplicate id");
}

/** Files in this format exist: with a field added, removed or renamed they could not be read any more. */
const backupSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exportedAt: z.iso.datetime(),
  users: distinct(
    userSchema.refine(({ password }) => isHash(password), { path: ["password"], message: "not a hash" }),
  ),
  requests: distinct(requestSchema),
  changes: distinct(
    changeSchema.refine(({ at }) => at <= LATEST_CHANGE_MS, {
      path: ["at"],
      message: "too far in the future",
    }),
  ),
  /** The quarantined entries. The field keeps this name because files have been written with it. */
  damaged: z.array(z.strictObject({ key: z.string(), reason: z.string(), raw: z.string() })),
});

export type Backup = z.infer<typeof backupSchema>;

/** All accounts, requests and changes as one JSON file, with the original bytes of quarantined entries. */
export function writeBackup(records: Records, quarantined: readonly QuarantinedEntry[], now: number): string {
  const backup: Backup = {
    format: FORMAT,
    version: VERSION,
    exportedAt: new Date(now).toISOString(),
    users: valuesOf(records, "user"),
    requests: valuesOf(records, "request"),
    changes: valuesOf(records, "change"),
    damaged: [...quarantined],
  };
  return `${JSON.stringify(backup, null, 1)}\n`;
}

/** Reads a backup, or gives the reason why the file is invalid. Nothing of an invalid file is used. */
export function readBackup(text: string): { backup: Backup } | { reason: string } {
  if (text.length > MAX_CHARACTERS) return { reason: "the file is too long" };
  const json = parseJson(text);
  if (json === undefined) return { reason: "the file is not JSON" };
  const parsed = backupSchema.safeParse(json);
  return parsed.success ? { backup: parsed.data } : { reason: reasonOf(parsed.error) };
}
