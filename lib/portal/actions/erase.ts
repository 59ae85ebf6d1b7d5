import type { Outcome } from "../outcome";
import { PREFIX } from "../records/keys";
import { clearLegacy } from "../storage/legacy";
import { asAdministrator } from "./session";

/** Removes everything the portal has stored: records, quarantined entries and data in the legacy format. */
export const eraseAll = asAdministrator((context): Outcome<null> => {
  const { safeStorage } = context;
  const recordsRemoved = context.remove(...context.records().keys());
  const rest = safeStorage.keys(PREFIX);
  const restRemoved =
    "keys" in rest && rest.keys.map((key) => safeStorage.remove(key)).every((problem) => !problem);
  const legacyRemoved = clearLegacy(safeStorage);
  context.reload();
  if (!context.store.getState().user) context.report({ kind: "signed-out" });
  return context.outcome(recordsRemoved && restRemoved && legacyRemoved, null);
});
