import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { encode } from "../records/codec";
import { keyOf } from "../records/keys";
import type { PortalRecord, Records } from "../records/schema";
import { mayUseBackup } from "./backup";

/** Fetched with this file, and so not among the messages of all pages. */
const USED = "Something was done with what was imported. Nothing was removed.";

/** The ids of the accounts and requests that a record is about. */
function subjectsOf({ kind, value }: PortalRecord): readonly string[] {
  switch (kind) {
    case "request":
      return [value.userId];
    case "change":
      return [value.requestId];
    case "bulk":
      return value.requestIds;
    case "event":
      return [value.subject];
    case "session":
      return [value.id];
    default:
      return [];
  }
}

/**
 * The undo of an import: removes what it has added, unless something was done with it since. All of it goes, or nothing:
 * one more comment would be lost with its request.
 *
 * @param added the records that the import has added
 * @param before the records of this browser before the import
 */
export function undoOfImport(
  context: PortalContext,
  added: readonly PortalRecord[],
  before: Records,
): () => Outcome<null> {
  const keys = new Set(added.map(keyOf));
  return () => {
    if (!mayUseBackup(context)) return refused(messages.notAllowed);
    const now = context.records();
    const isChanged = added.some((record) => {
      const current = now.get(keyOf(record));
      return current === undefined || encode(current) !== encode(record);
    });
    const ids = new Set(
      added.flatMap(({ kind, value }) => (kind === "user" || kind === "request" ? [value.id] : [])),
    );
    const isUsed = [...now].some(
      ([key, record]) => !keys.has(key) && !before.has(key) && subjectsOf(record).some((id) => ids.has(id)),
    );
    if (isChanged || isUsed) return refused(USED);
    return context.outcome(context.remove(...keys), null);
  };
}
