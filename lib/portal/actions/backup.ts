import { writeBackup } from "../backup";
import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome, type Refused } from "../outcome";
import { IMPORT_KEY } from "../records/keys";
import type { Records } from "../records/schema";
import { isAdministrator } from "../rules/roles";
import type { QuarantinedEntry } from "../storage/record-storage";
import { upgradePlainPasswords } from "./upgrade-passwords";

/** A file to download. */
export interface BackupFile {
  name: string;
  text: string;
}

export type Exported<File = BackupFile> = { status: "ready"; value: File } | Refused;

/** A backup of some records as a file with the day in its name. */
export function fileOf(
  context: PortalContext,
  name: "portal-backup" | "portal-archive" | "portal-my-data",
  records: Records,
  quarantined: readonly QuarantinedEntry[],
): BackupFile {
  const now = context.effects.now();
  const [day] = new Date(now).toISOString().split("T");
  const format = name === "portal-archive" ? name : "portal-backup";
  return { name: `${name}-${day}.json`, text: writeBackup(records, quarantined, now, format) };
}

/** Refuses those who may not export and import, according to the storage. */
export function backupRefusal(context: PortalContext): Refused | undefined {
  context.reload();
  return isAdministrator(context.store.getState().user) ? undefined : refused(messages.notAllowed);
}

/** Hashes passwords in plain text, so that no file contains any. Returns why nothing may be exported. */
export async function prepareExport(
  context: PortalContext,
  refusalOf = () => backupRefusal(context),
): Promise<Refused | undefined> {
  const refusal = refusalOf();
  if (refusal) return refusal;
  try {
    await upgradePlainPasswords(context);
  } catch (error) {
    context.effects.log(messages.exportFailed, error);
    return refused(messages.exportFailed);
  }
  // Hashing takes a while, and another tab may have signed in or out meanwhile.
  return refusalOf();
}

/** Exports all stored data as one JSON file. */
export async function exportBackup(context: PortalContext): Promise<Exported> {
  const refusal = await prepareExport(context);
  const { quarantined } = context.store.getState();
  return (
    refusal ?? { status: "ready", value: fileOf(context, "portal-backup", context.records(), quarantined) }
  );
}

/** Forgets that an import was interrupted. */
export function forgetImport(context: PortalContext): Outcome<null> {
  return backupRefusal(context) ?? context.outcome(context.remove(IMPORT_KEY), null);
}
