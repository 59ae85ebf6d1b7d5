import type { PortalContext } from "../context";
import { planImport, type ImportPlan, type ImportSummary } from "../import-plan";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { readBackup } from "../read-backup";
import { IMPORT_KEY, keyOf } from "../records/keys";
import { mayUseBackup } from "./backup";
import { undoOfImport } from "./undo-import";

/** Fetched with this file, and so not among the messages of all pages. */
const NOT_STORED = "There is no room in this browser for the backup. Nothing was imported.";
const INCOMPLETE =
  "This browser's storage stopped working during the import. Only part of the backup was imported. Import it again later.";

type Refused = ReturnType<typeof refused>;

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
  if (!mayUseBackup(context)) return refused(messages.notAllowed);
  const plan = planOf(context, text);
  return "reason" in plan ? invalidFile(plan.reason) : { status: "ready", value: plan.summary };
}

/** What an import has added, with an undo if it has added anything. */
export type Imported = ImportSummary & { undo?: () => Outcome<null> };

/** A backup of which everything is here already, perhaps from an import that was interrupted. */
function importNothing(context: PortalContext, plan: ImportPlan): Outcome<Imported> {
  if (context.records().has(IMPORT_KEY)) context.remove(IMPORT_KEY);
  context.retry();
  return context.outcome(plan.existing.every(context.isStored), plan.summary);
}

/** Adds the entries of a backup that this browser lacks: all of them, or none unless the storage fails midway. */
export function importBackup(context: PortalContext, text: string): Outcome<Imported> {
  if (!mayUseBackup(context)) return refused(messages.notAllowed);
  const plan = planOf(context, text);
  if ("reason" in plan) return invalidFile(plan.reason);
  const keys = plan.records.map(keyOf);
  if (keys.length === 0) return importNothing(context, plan);
  const before = context.records();
  const now = context.effects.now();
  if (!context.moveQuarantined(keys, newId(now, context.effects.randomBytes))) return refused(NOT_STORED);
  // Tells a later visit that this one was cut off, because browsers keep what was written until then.
  const at = new Date(now).toISOString();
  const isMarked = context.put({ kind: "import", value: { at, entries: keys.length } });
  if (!isMarked || !context.put(...plan.records)) {
    const undone = context.rollback(...keys);
    context.remove(IMPORT_KEY);
    return refused(undone ? NOT_STORED : INCOMPLETE);
  }
  context.remove(IMPORT_KEY);
  // Entries that were skipped because they exist already may be unsaved: they have to be stored too.
  const value = { ...plan.summary, undo: undoOfImport(context, plan.records, before) };
  return context.outcome(plan.existing.every(context.isStored), value);
}
