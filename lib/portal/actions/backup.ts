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

/** Exports all stored data as one JSON file. Plain-text passwords are hashed first, so that none is exported. */
export async function exportBackup(
  context: PortalContext,
): Promise<{ status: "ready"; value: BackupFile } | Refused> {
  if (!mayUseBackup(context)) return refused(messages.notAllowed);
  try {
    await upgradePlainPasswords(context);
  } catch (error) {
    context.effects.log(messages.exportFailed, error);
    return refused(messages.exportFailed);
  }
  context.reload();
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
