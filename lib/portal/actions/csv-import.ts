import type { PortalContext } from "../context";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { keyOf } from "../records/keys";
import { numberedIn } from "../rules/archive";
import { planCustomers } from "../rules/csv-customers";
import { planRequests } from "../rules/csv-requests";
import type { CsvPlan } from "../rules/csv-table";
import { mayUseBackup } from "./backup";
import { undoOfImport } from "./undo-import";

const NOT_STORED = "There is no room in this browser for what the file would add. Nothing was imported.";
const INCOMPLETE =
  "This browser's storage stopped working during the import. Only part of the file was imported. Import it again later.";

/** What the rows of a CSV file are. */
export type CsvKind = "customers" | "requests";

type Refused = ReturnType<typeof refused>;

function planOf(context: PortalContext, kind: CsvKind, text: string): CsvPlan | Refused {
  if (!mayUseBackup(context)) return refused(messages.notAllowed);
  const { accounts } = context.data();
  const current = { ...context.options, accounts, now: context.effects.now() };
  const plan =
    kind === "customers"
      ? planCustomers(text, current)
      : planRequests(text, { ...current, requests: numberedIn(context.records()) });
  if (!("reason" in plan)) return plan;
  return refused(`This file cannot be imported: ${plan.reason}. Nothing was changed.`);
}

/** Returns what an import would add, without changing anything. */
export function previewCsv(
  context: PortalContext,
  kind: CsvKind,
  text: string,
): { status: "ready"; value: CsvPlan } | Refused {
  const plan = planOf(context, kind, text);
  return "status" in plan ? plan : { status: "ready", value: plan };
}

/** Adds the rows of a CSV file that can be read and are not here yet: all of them, or none. */
export function importCsv(
  context: PortalContext,
  kind: CsvKind,
  text: string,
): Outcome<CsvPlan & { undo?: () => Outcome<null> }> {
  const plan = planOf(context, kind, text);
  if ("status" in plan) return plan;
  const keys = plan.records.map(keyOf);
  if (keys.length === 0) return context.outcome(true, plan);
  const before = context.records();
  const { now, randomBytes } = context.effects;
  // An exported row may be here as an entry that cannot be read.
  if (!context.moveQuarantined(keys, newId(now(), randomBytes))) return refused(NOT_STORED);
  if (context.put(...plan.records))
    return context.outcome(true, { ...plan, undo: undoOfImport(context, plan.records, before) });
  const undone = context.rollback(...keys);
  return refused(undone ? NOT_STORED : INCOMPLETE);
}
