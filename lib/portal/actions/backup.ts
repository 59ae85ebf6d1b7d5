import { readBackup, writeBackup } from "../backup";
import type { PortalContext } from "../context";
import { planImport, type ImportPlan, type ImportSummary } from "../import-plan";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { IMPORT_KEY, keyOf } from "../records/keys";
import { may } from "../rules/roles";
import { upgradePlainPasswords } from "./upgrade-passwords";

/** A file to download. */
export interface BackupFile {
  name: string;
  text: string;
}

type Refused = ReturnType<typeof refused>;

function isAllowed(context: PortalContext): boolean {
  context.reload();
  return may(context.store.getState().user, "use-backup");
}

/** Exports all stored data as one JSON file. Plain-text passwords are hashed first, so that none is exported. */
export async function exportBackup(
  context: PortalContext,
): Promise<{ status: "ready"; value: BackupFile } | Refused> {
  if (!isAllowed(context)) return refused(messages.notAllowed);
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

function planOf(context: PortalContext, text: string): ImportPlan | { reason: string } {
  const read = readBackup(text);
  if ("reason" in read) return read;
  const { accounts } = context.data();
  const { administrator } = context.options;
  const { now, randomBytes } = context.effects;
  const createId = () => newId(now(), randomBytes);
  return planImport(read, { records: context.records(), accounts, administrator, newId: createId });
}

const invalidFile = (reason: string) =>
  refused(`This file cannot be imported: ${reason}. Nothing was changed.`);

/** Returns what an import would add, without changing anything. */
export function previewImport(
  context: PortalContext,
  text: string,
): { status: "ready"; value: ImportSummary } | Refused {
  if (!isAllowed(context)) return refused(messages.notAllowed);
  const plan = planOf(context, text);
  return "reason" in plan ? invalidFile(plan.reason) : { status: "ready", value: plan.summary };
}

/** A backup of which everything is here already, perhaps from an import that was interrupted. */
function importNothing(context: PortalContext, plan: ImportPlan): Outcome<ImportSummary> {
  if (context.records().has(IMPORT_KEY)) context.remove(IMPORT_KEY);
  context.retry();
  return context.outcome(plan.existing.every(context.isStored), plan.summary);
}

/** Forgets that an import was interrupted. */
export function forgetImport(context: PortalContext): Outcome<null> {
  if (!isAllowed(context)) return refused(messages.notAllowed);
  return context.outcome(context.remove(IMPORT_KEY), null);
}

/** Adds the entries of a backup that this browser lacks: all of them, or none unless the storage fails midway. */
export function importBackup(context: PortalContext, text: string): Outcome<ImportSummary> {
  if (!isAllowed(context)) return refused(messages.notAllowed);
  const plan = planOf(context, text);
  if ("reason" in plan) return invalidFile(plan.reason);
  const keys = plan.records.map(keyOf);
  if (keys.length === 0) return importNothing(context, plan);
  const now = context.effects.now();
  if (!context.moveQuarantined(keys, newId(now, context.effects.randomBytes)))
    return refused(messages.importNotStored);
  // Tells a later visit that this one was cut off, because browsers keep what was written until then.
  const at = new Date(now).toISOString();
  const isMarked = context.put({ kind: "import", value: { at, entries: keys.length } });
  if (!isMarked || !context.put(...plan.records)) {
    const undone = context.rollback(...keys);
    context.remove(IMPORT_KEY);
    return refused(undone ? messages.importNotStored : messages.importIncomplete);
  }
  context.remove(IMPORT_KEY);
  // Entries that were skipped because they exist already may be unsaved: they have to be stored too.
  return context.outcome(plan.existing.every(context.isStored), plan.summary);
}
