import { readBackup, writeBackup } from "../backup";
import type { Desk } from "../desk";
import { keysOf, planImport, type ImportPlan, type ImportSummary } from "../import-plan";
import { newId } from "../ids";
import { otherMessages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { may } from "../rules/roles";
import { upgradePlainPasswords } from "./upgrade-passwords";

/** A file to hand to whoever asked for it. */
export interface BackupFile {
  name: string;
  text: string;
}

type Refused = { status: "refused"; message: string };

function isAllowed(desk: Desk): boolean {
  desk.reload();
  return may(desk.store.getState().user, "use-backup");
}

/** All that is stored, as one JSON file. Passwords are hashed first: none leaves in plain form. */
export async function exportBackup(desk: Desk): Promise<{ status: "ready"; value: BackupFile } | Refused> {
  if (!isAllowed(desk)) return refused(otherMessages.notAllowed);
  try {
    await upgradePlainPasswords(desk);
  } catch (error) {
    desk.edges.log(otherMessages.exportFailed, error);
    return refused(otherMessages.exportFailed);
  }
  const now = desk.edges.now();
  const text = writeBackup(desk.records(), desk.store.getState().damaged, now);
  const day = new Date(now).toISOString().slice(0, 10);
  return { status: "ready", value: { name: `portal-backup-${day}.json`, text } };
}

function planOf(desk: Desk, text: string): ImportPlan | { reason: string } {
  const read = readBackup(text);
  if ("reason" in read) return read;
  const { accounts } = desk.ledger();
  const { administrator } = desk.options;
  return planImport(read.backup, { records: desk.records(), accounts, administrator });
}

const notUsable = (reason: string) =>
  refused(`This file cannot be imported: ${reason}. Nothing was changed.`);

/** Says what an import would add, and changes nothing. */
export function previewImport(desk: Desk, text: string): { status: "ready"; value: ImportSummary } | Refused {
  if (!isAllowed(desk)) return refused(otherMessages.notAllowed);
  const plan = planOf(desk, text);
  return "reason" in plan ? notUsable(plan.reason) : { status: "ready", value: plan.summary };
}

/** Adds what a backup has and this browser has not: all of it, or nothing, as far as the storage lets us. */
export function importBackup(desk: Desk, text: string): Outcome<ImportSummary> {
  if (!isAllowed(desk)) return refused(otherMessages.notAllowed);
  const plan = planOf(desk, text);
  if ("reason" in plan) return notUsable(plan.reason);
  const id = newId(desk.edges.now(), desk.edges.randomBytes);
  if (!desk.moveDamaged(keysOf(plan), id)) return refused(otherMessages.importNotStored);
  if (!desk.put(...plan.records)) {
    const gone = desk.withdraw(...keysOf(plan));
    return refused(gone ? otherMessages.importNotStored : otherMessages.importCutOff);
  }
  // What was here before counts as well: the backup is in this browser only when all of it is stored.
  return desk.done(plan.present.every(desk.isStored), plan.summary);
}
