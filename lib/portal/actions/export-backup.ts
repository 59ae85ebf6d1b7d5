import type { PortalContext } from "../action-context";
import { messages } from "../messages";
import { refused, type Refused } from "../outcome";
import type { BackupJson } from "../read-backup";
import { changesOf } from "../records/status-changes";
import { valuesOf, type Records, type SessionUser } from "../records/schema";
import type { QuarantinedEntry } from "../storage/record-storage";
import { asAdministrator, userOfThisTab } from "./session";
import { upgradePlainPasswords } from "./upgrade-passwords";

/** A file to download. */
export interface BackupFile {
  name: string;
  text: string;
}

export type Exported<File = BackupFile> = { status: "ready"; value: File } | Refused;

/** A backup of some records, with the original bytes of quarantined entries: a file with the day in its name. */
export function fileOf(
  context: PortalContext,
  name: "portal-backup" | "portal-archive" | "portal-my-data",
  records: Records,
  quarantined: readonly QuarantinedEntry[],
): BackupFile {
  const exportedAt = new Date(context.effects.now()).toISOString();
  const [day] = exportedAt.split("T");
  // By key, so that two tabs of one browser write the same file.
  const sorted = new Map([...records].sort(([a], [b]) => (a < b ? -1 : 1)));
  const backup: BackupJson = {
    format: name === "portal-archive" ? name : "portal-backup",
    version: 1,
    exportedAt,
    users: valuesOf(sorted, "user"),
    requests: valuesOf(sorted, "request"),
    changes: changesOf(sorted),
    events: valuesOf(sorted, "event"),
    damaged: [...quarantined],
  };
  return { name: `${name}-${day}.json`, text: `${JSON.stringify(backup, null, 1)}\n` };
}

/** Hashes passwords in plain text, so that no file contains any. Returns why nothing may be exported. */
export async function prepareExport(context: PortalContext, user: SessionUser): Promise<Refused | undefined> {
  try {
    await upgradePlainPasswords(context);
  } catch (error) {
    context.effects.log(messages.exportFailed, error);
    return refused(messages.exportFailed);
  }
  // Hashing takes a while, and another tab may have signed in or out meanwhile.
  const still = userOfThisTab(context);
  if ("status" in still) return still;
  return still.id === user.id ? undefined : refused(messages.otherUser);
}

/** Exports all stored data as one JSON file. */
export const exportBackup = asAdministrator(async (context, user): Promise<Exported> => {
  const refusal = await prepareExport(context, user);
  const { quarantined } = context.store.getState();
  return (
    refusal ?? { status: "ready", value: fileOf(context, "portal-backup", context.records(), quarantined) }
  );
});
