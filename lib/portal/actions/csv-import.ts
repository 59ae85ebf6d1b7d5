import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { keyOf } from "../records/keys";
import { valuesOf, type PortalRecord } from "../records/schema";
import { planCsvImport, type CsvPlan } from "../rules/csv-import";
import { may } from "../rules/roles";

const NOT_STORED = "There is no room in this browser for the requests of the file. Nothing was imported.";
const INCOMPLETE =
  "This browser's storage stopped working during the import. Only part of the file was imported. Import it again later.";

type Refused = ReturnType<typeof refused>;

function planOf(context: PortalContext, text: string): CsvPlan | Refused {
  context.reload();
  if (!may(context.store.getState().user, "use-backup")) return refused(messages.notAllowed);
  const { accounts } = context.data();
  const requests = valuesOf(context.records(), "request");
  const { prices } = context.options;
  const plan = planCsvImport(text, { accounts, requests, prices, now: context.effects.now() });
  if (!("reason" in plan)) return plan;
  return refused(`This file cannot be imported: ${plan.reason}. Nothing was changed.`);
}

/** Returns what an import of requests would add, without changing anything. */
export function previewCsv(
  context: PortalContext,
  text: string,
): { status: "ready"; value: CsvPlan } | Refused {
  const plan = planOf(context, text);
  return "status" in plan ? plan : { status: "ready", value: plan };
}

/** Adds the requests of a CSV file that can be read and are not here yet: all of them, or none. */
export function importCsv(context: PortalContext, text: string): Outcome<CsvPlan> {
  const plan = planOf(context, text);
  if ("status" in plan) return plan;
  const records = plan.requests.map((value): PortalRecord => ({ kind: "request", value }));
  if (records.length === 0 || context.put(...records)) return context.outcome(true, plan);
  const undone = context.rollback(...records.map(keyOf));
  return refused(undone ? NOT_STORED : INCOMPLETE);
}
