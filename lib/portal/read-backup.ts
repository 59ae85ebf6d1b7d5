import * as z from "zod/mini";
import { isHash } from "./password-hashing";
import { parseJson, reasonOf } from "./records/codec";
import { keyOfChange, keyOfEvent } from "./records/storage-keys";
import {
  changeSchema,
  eventSchema,
  requestSchema,
  userSchema,
  type PortalEvent,
  type ServiceRequest,
  type StatusChange,
  type User,
} from "./records/schema";

/**
 * No real backup is longer: a browser stores 5.2 million characters, each at most six in JSON.
 * See docs/behaviour.md#stored-records.
 */
const MAX_CHARACTERS = 40_000_000;

/**
 * The file around the entries. Files in this format exist: with a field added, removed or renamed they could not be
 * read any more.
 */
const fileSchema = z.strictObject({
  /** An archive is a backup of some requests that were removed from their browser. */
  format: z.enum(["portal-backup", "portal-archive"]),
  version: z.literal(1),
  // Not read. A clock that was wrong must not make a backup useless.
  exportedAt: z.string(),
  users: z.array(z.unknown()),
  requests: z.array(z.unknown()),
  changes: z.array(z.unknown()),
  /** Files of before there were events have none. */
  events: z.optional(z.array(z.unknown())),
  /** The quarantined entries. The field keeps this name because files have been written with it. */
  damaged: z.array(z.unknown()),
});

/** The JSON of a backup. */
export type BackupJson = z.infer<typeof fileSchema>;

const backupUserSchema = userSchema.check(
  z.refine(({ password }) => isHash(password), { path: ["password"], message: "not a hash" }),
);

/** The sound entries of a backup. */
export interface Backup {
  users: User[];
  requests: ServiceRequest[];
  changes: StatusChange[];
  events: PortalEvent[];
}

/** An entry of a backup that cannot be imported. */
export interface SkippedEntry {
  /** Its list and its position in it, counted from 0, such as `users.3`. */
  entry: string;
  reason: string;
}

export interface ReadBackup {
  backup: Backup;
  skipped: SkippedEntry[];
  isArchive: boolean;
}

/** Collects the sound entries of a list; of entries with the same identity, the first. */
function soundEntries<T>(
  list: "users" | "requests" | "changes" | "events",
  entries: readonly unknown[],
  schema: z.ZodMiniType<T>,
  identity: (entry: T) => string,
  skipped: SkippedEntry[],
): T[] {
  const seen = new Set<string>();
  return entries.flatMap((raw, index) => {
    const parsed = schema.safeParse(raw);
    const reason = parsed.success
      ? seen.has(identity(parsed.data)) && "duplicate id"
      : reasonOf(parsed.error);
    if (reason) skipped.push({ entry: `${list}.${index}`, reason });
    if (!parsed.success || reason) return [];
    seen.add(identity(parsed.data));
    return [parsed.data];
  });
}

/**
 * Reads a backup: its sound entries and the others with the reason, or the reason why the file is no backup at all.
 * See docs/behaviour.md#stored-records.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export function readBackup(text: string): ReadBackup | { reason: string } {
  if (text.length > MAX_CHARACTERS) return { reason: "the file is too long" };
  const json = parseJson(text);
  if (json === undefined) return { reason: "the file is not JSON" };
  const file = fileSchema.safeParse(json);
  if (!file.success) return { reason: reasonOf(file.error) };
  const { users, requests, changes, events = [] } = file.data;
  const skipped: SkippedEntry[] = [];
  const backup = {
    users: soundEntries("users", users, backupUserSchema, ({ id }) => id, skipped),
    requests: soundEntries("requests", requests, requestSchema, ({ id }) => id, skipped),
    // Two requests may have changes with the same id: their storage keys differ.
    changes: soundEntries("changes", changes, changeSchema, (change) => keyOfChange(change), skipped),
    events: soundEntries("events", events, eventSchema, (event) => keyOfEvent(event), skipped),
  };
  return { backup, skipped, isArchive: file.data.format === "portal-archive" };
}
