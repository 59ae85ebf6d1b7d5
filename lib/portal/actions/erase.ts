import type { PortalContext } from "../action-context";
import { clearLegacy } from "../legacy";
import { refused, type Outcome } from "../outcome";
import { PREFIX } from "../records/storage-keys";
import type { QuarantinedEntry } from "../storage/record-storage";
import { asAdministrator } from "./session";

const CHANGED = "This value was changed meanwhile. Nothing was changed.";
const NOT_STORED = "This browser refused the change. Nothing was changed.";

/** Removes everything the portal has stored: records, quarantined entries and data in the legacy format. */
export const eraseAll = asAdministrator((context): Outcome<null> => {
  const { safeStorage } = context;
  const recordsRemoved = context.remove(...context.records().keys());
  const rest = safeStorage.keys(PREFIX);
  const restRemoved =
    "keys" in rest && rest.keys.map((key) => safeStorage.remove(key)).every((problem) => !problem);
  const legacyRemoved = clearLegacy(context);
  context.reload();
  if (!context.store.getState().user) context.report({ kind: "signed-out" });
  const outcome = context.outcome(recordsRemoved && restRemoved && legacyRemoved, null);
  if (outcome.status === "stored") context.readAgain();
  return outcome;
});

/** Removes an unreadable value. */
export const removeEntry = asAdministrator((context, _user, { key, raw }: QuarantinedEntry) =>
  replaceRaw(context, key, raw, null),
);

/** Writes it back after a removal. */
export const restoreEntry = asAdministrator((context, _user, { key, raw }: QuarantinedEntry) =>
  replaceRaw(context, key, null, raw),
);

/** Refuses when what is stored is not what the user has seen: another tab may have changed it. */
function replaceRaw(
  { safeStorage, readAgain }: PortalContext,
  key: string,
  seen: string | null,
  next: string | null,
): Outcome<null> {
  const current = safeStorage.read(key);
  if ("problem" in current || current.value !== seen) return refused(CHANGED);
  const problem = next === null ? safeStorage.remove(key) : safeStorage.write(key, next);
  if (problem) return refused(NOT_STORED);
  readAgain();
  return { status: "stored", value: null };
}
