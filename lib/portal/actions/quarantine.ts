import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { isAdministrator } from "../rules/roles";
import type { QuarantinedEntry } from "../storage/record-storage";

/** Here, and not in `messages.ts`, which every page of the portal loads. */
const CHANGED = "This value was changed meanwhile. Nothing was changed.";
const NOT_STORED = "This browser refused the change. Nothing was changed.";

/** Removes an unreadable value. */
export const removeEntry = (context: PortalContext, entry: QuarantinedEntry) =>
  move(context, entry, "remove");

/** Writes it back after a removal. */
export const restoreEntry = (context: PortalContext, entry: QuarantinedEntry) =>
  move(context, entry, "restore");

/** Refuses when what is stored is not what the user has seen: another tab may have changed it. */
function move(
  context: PortalContext,
  { key, raw }: QuarantinedEntry,
  what: "remove" | "restore",
): Outcome<null> {
  context.reload();
  if (!isAdministrator(context.store.getState().user)) return refused(messages.notAllowed);
  const { safeStorage } = context;
  const current = safeStorage.read(key);
  if ("problem" in current || current.value !== (what === "remove" ? raw : null)) return refused(CHANGED);
  const problem = what === "remove" ? safeStorage.remove(key) : safeStorage.write(key, raw);
  return problem ? refused(NOT_STORED) : { status: "stored", value: null };
}
