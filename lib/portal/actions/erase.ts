import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { PREFIX } from "../records/keys";
import { may } from "../rules/roles";
import { clearLegacy } from "../storage/legacy";

/** Removes everything the portal has stored: records, quarantined entries and data in the legacy format. */
export function eraseAll(context: PortalContext): Outcome<null> {
  const { safeStorage } = context;
  context.reload();
  if (!may(context.store.getState().user, "erase-all")) return refused(messages.notAllowed);
  const recordsRemoved = context.remove(...context.records().keys());
  const rest = safeStorage.keys(PREFIX);
  const restRemoved =
    "keys" in rest && rest.keys.map((key) => safeStorage.remove(key)).every((problem) => !problem);
  const legacyRemoved = clearLegacy(safeStorage);
  context.reload();
  if (!context.store.getState().user) context.report({ kind: "signed-out" });
  return context.outcome(recordsRemoved && restRemoved && legacyRemoved, null);
}
