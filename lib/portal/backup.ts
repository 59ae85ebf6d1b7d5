import { z } from "zod";
import { isHash } from "./passwords";
import { changeSchema, requestSchema, userSchema } from "./records/schema";
import type { DamagedEntry, Records } from "./storage/record-storage";
import { valuesOf } from "./view";

const FORMAT = "portal-backup";
const VERSION = 1;

/** Longer than the JSON of anything a browser's storage holds: 5.2 million characters, six for each. */
const MOST_CHARACTERS = 40_000_000;

/**
 * The end of the year 9999. A change must leave room for later ones: at the end of time it would count for
 * ever. Less will not do, because a clock that was wrong for a while must not make a backup useless.
 */
const LATEST_CHANGE = 253_402_300_799_999;

/** Of lists in which an id must stand once. */
function distinct<T extends { id: string }>(item: z.ZodType<T>) {
  return z
    .array(item)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "the same id twice");
}

const backupSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exportedAt: z.iso.datetime(),
  users: distinct(
    userSchema.refine(({ password }) => isHash(password), { path: ["password"], message: "not a hash" }),
  ),
  requests: distinct(requestSchema),
  changes: distinct(
    changeSchema.refine(({ at }) => at <= LATEST_CHANGE, { path: ["at"], message: "too far in the future" }),
  ),
  damaged: z.array(z.strictObject({ key: z.string(), reason: z.string(), raw: z.string() })),
});

export type Backup = z.infer<typeof backupSchema>;

/** All accounts, requests and changes as one JSON file, with the original bytes of whatever is damaged. */
export function writeBackup(records: Records, damaged: readonly DamagedEntry[], now: number): string {
  const backup: Backup = {
    format: FORMAT,
    version: VERSION,
    exportedAt: new Date(now).toISOString(),
    users: valuesOf(records, "user"),
    requests: valuesOf(records, "request"),
    changes: valuesOf(records, "change"),
    damaged: [...damaged],
  };
  return `${JSON.stringify(backup, null, 1)}\n`;
}

/** Reads a backup; the reason where it is broken, or is something else. Nothing of such a file is used. */
export function readBackup(text: string): { backup: Backup } | { reason: string } {
  if (text.length > MOST_CHARACTERS) return { reason: "the file is too long" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { reason: "the file is not JSON" };
  }
  const parsed = backupSchema.safeParse(json);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: "not valid" };
    return { reason: [path.join("."), message].filter(Boolean).join(": ") };
  }
  return { backup: parsed.data };
}
