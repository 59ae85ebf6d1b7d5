import { z } from "zod";
import { isHash } from "./passwords";
import { changeSchema, requestSchema, userSchema } from "./records/schema";
import type { DamagedEntry, Records } from "./storage/record-storage";
import { valuesOf } from "./view";

const FORMAT = "portal-backup";
const VERSION = 1;

/** Longer than anything a browser's storage holds, in characters. */
const MOST_CHARACTERS = 20_000_000;

/** Clocks of two machines differ, but not by more than this, in milliseconds. */
const CLOCK_TOLERANCE = 24 * 60 * 60 * 1000;

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
  changes: distinct(changeSchema),
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
export function readBackup(text: string, now: number): { backup: Backup } | { reason: string } {
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
  if (parsed.data.changes.some(({ at }) => at > now + CLOCK_TOLERANCE)) {
    return { reason: "a change lies in the future" };
  }
  return { backup: parsed.data };
}
