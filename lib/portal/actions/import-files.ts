import type { PortalContext } from "../action-context";
import { diffsOf, type SubjectDiff } from "../import-diff";
import { planImport, type ImportSummary } from "../import-plan";
import { refused, type Outcome, type Refused } from "../outcome";
import { readBackup } from "../read-backup";
import { IMPORT_KEY, keyOf } from "../records/storage-keys";
import type { PortalRecord } from "../records/schema";
import { planCustomers } from "../rules/csv-customers";
import { planRequests } from "../rules/csv-requests";
import type { CsvPlan } from "../rules/csv-table";
import { numberedIn } from "../rules/request-numbers";
import { asAdministrator } from "./session";

const NOT_STORED = "There is no room in this browser for what the file would add. Nothing was imported.";
const INCOMPLETE =
  "This browser's storage stopped working during the import. Only part of the file was imported. Import it again later.";

/** What the rows of a CSV file are. */
export type CsvKind = "customers" | "requests";

/** The rows of a CSV file, with what they would do to each account and request. */
export interface CsvImport extends CsvPlan {
  entries: SubjectDiff[];
}

/** What an import does, and what it says. */
interface Plan<Value> {
  records: PortalRecord[];
  /** Keys of what the file has too: it may exist in this tab only, and has to be stored as well. */
  existing: string[];
  value: Value;
}

const nothing: ReadonlySet<string> = new Set();

const refuse = (reason: string) => refused(`This file cannot be imported: ${reason}. Nothing was changed.`);

const planOfBackup = asAdministrator(
  (context, _user, text: string, leftOut: ReadonlySet<string> = nothing): Plan<ImportSummary> | Refused => {
    const read = readBackup(text);
    if ("reason" in read) return refuse(read.reason);
    const { summary, ...plan } = planImport(read, {
      ...context.options,
      ...{ records: context.records(), accounts: context.data().accounts, leftOut, newId: context.newId },
    });
    return { ...plan, value: summary };
  },
);

const planOfCsv = asAdministrator(
  (
    context,
    _user,
    kind: CsvKind,
    text: string,
    leftOut: ReadonlySet<string> = nothing,
  ): Plan<CsvImport> | Refused => {
    const { accounts } = context.data();
    const current = { ...context.options, accounts, now: context.effects.now() };
    const plan =
      kind === "customers"
        ? planCustomers(text, current)
        : planRequests(text, { ...current, requests: numberedIn(context.records()) });
    if ("reason" in plan) return refuse(plan.reason);
    const records = plan.records.filter(({ value }) => !("id" in value && leftOut.has(value.id)));
    const entries = diffsOf(records, context.records());
    return { records, existing: [], value: { ...plan, records, entries } };
  },
);

const shown = <Value>(plan: Plan<Value> | Refused) =>
  "status" in plan ? plan : { status: "ready" as const, value: plan.value };

/** Returns what an import of a backup would do, without changing anything. */
export const previewImport = (context: PortalContext, text: string) => shown(planOfBackup(context, text));
/** Returns what an import of a CSV file would do, in the same way. */
export const previewCsv = (context: PortalContext, kind: CsvKind, text: string) =>
  shown(planOfCsv(context, kind, text));

/**
 * Adds the entries of a backup that this browser lacks: all of them, or none unless the storage fails midway.
 *
 * @param leftOut the ids of accounts and requests of which nothing is imported
 */
export const importBackup = (context: PortalContext, text: string, leftOut?: ReadonlySet<string>) =>
  store(context, planOfBackup(context, text, leftOut));

/** Adds the rows of a CSV file that can be read and are not here yet, in the same way. */
export const importCsv = (
  context: PortalContext,
  kind: CsvKind,
  text: string,
  leftOut?: ReadonlySet<string>,
) => store(context, planOfCsv(context, kind, text, leftOut));

function store<Value>(context: PortalContext, plan: Plan<Value> | Refused): Outcome<Value> {
  if ("status" in plan) return plan;
  const keys = plan.records.map(keyOf);
  if (keys.length === 0) {
    // Everything is here already, perhaps from an import that was interrupted.
    if (context.records().has(IMPORT_KEY)) context.remove(IMPORT_KEY);
    context.retry();
    return context.outcome(plan.existing.every(context.isStored), plan.value);
  }
  // What the file has may be here as an entry that cannot be read.
  if (!context.moveQuarantined(keys, context.newId())) return refused(NOT_STORED);
  // Tells a later visit that this one was cut off, because browsers keep what was written until then.
  const at = new Date(context.effects.now()).toISOString();
  const isMarked = context.put({ kind: "import", value: { at, entries: keys.length } });
  if (!isMarked || !context.put(...plan.records)) {
    const undone = context.rollback(...keys);
    context.remove(IMPORT_KEY);
    return refused(undone ? NOT_STORED : INCOMPLETE);
  }
  context.remove(IMPORT_KEY);
  return context.outcome(plan.existing.every(context.isStored), plan.value);
}
