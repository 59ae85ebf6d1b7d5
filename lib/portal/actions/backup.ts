import { writeBackup } from "../backup";
import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { IMPORT_KEY } from "../records/keys";
import { may } from "../rules/roles";
import { upgradePlainPasswords } from "./upgrade-passwords";

/** A file to download. */
export interface BackupFile {
  name: string;
  text: string;
}

type Refused = ReturnType<typeof refused>;

/** Returns true if the user may export and import, according to the storage. */
export function mayUseBackup(context: PortalContext): boolean {
  context.reload();
  return may(context.store.getState().user, "use-backup");
}

/** Hashes passwords in plain text, so that no file contains any. Returns why nothing may be exported. */
export async function prepareExport(context: PortalContext): Promise<Refused | undefined> {
  if (!mayUseBackup(context)) return refused(messages.notAllowed);
  try {
    await upgradePlainPasswords(context);
  } catch (error) {
    context.effects.log(messages.exportFailed, error);
    return refused(messages.exportFailed);
  }
  // Hashing takes a while, and another tab may have signed out meanwhile.
  return mayUseBackup(context) ? undefined : refused(messages.notAllowed);
}

/** Exports all stored data as one JSON file. */
export async function exportBackup(
  context: PortalContext,
): Promise<{ status: "ready"; value: BackupFile } | Refused> {
  const refusal = await prepareExport(context);
  if (refusal) return refusal;
  const now = context.effects.now();
  const text = writeBackup(context.records(), context.store.getState().quarantined, now);
  const [day] = new Date(now).toISOString().split("T");
  return { status: "ready", value: { name: `portal-backup-${day}.json`, text } };
}

/** Forgets that an import was interrupted. */
export function forgetImport(context: PortalContext): Outcome<null> {
  if (!mayUseBackup(context)) return refused(messages.notAllowed);
  return context.outcome(context.remove(IMPORT_KEY), null);
}
