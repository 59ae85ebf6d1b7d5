import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused } from "../outcome";
import { decode } from "../records/codec";
import { PREFIX } from "../records/keys";
import { may } from "../rules/roles";
import { lists, readList } from "../storage/legacy";
import type { QuarantinedEntry } from "../storage/record-storage";

/** Fetched with this file, and so not among the messages of all pages. */
const entryMessages = {
  entryChanged: "This value was changed meanwhile. Nothing was changed.",
  entryNotStored: "This browser refused the change. Nothing was changed.",
} as const;

type Repaired = { status: "stored"; value: null } | ReturnType<typeof refused>;

/** Refuses when the entry is no longer what the user has seen: another tab may have repaired it. */
function refusalOf(
  context: PortalContext,
  { key, raw }: Pick<QuarantinedEntry, "key"> & { raw: string | null },
): Repaired | undefined {
  context.reload();
  if (!may(context.store.getState().user, "use-backup")) return refused(messages.notAllowed);
  const current = context.safeStorage.read(key);
  if ("problem" in current || current.value !== raw) return refused(entryMessages.entryChanged);
  return undefined;
}

/**
 * Replaces an unreadable value by a corrected text, which has to be readable: docs/behaviour.md#stored-records. Accounts
 * in plain text are hashed afterwards, like those of legacy data.
 */
export function repairEntry(context: PortalContext, entry: QuarantinedEntry, text: string): Repaired {
  const refusal = refusalOf(context, entry);
  if (refusal) return refusal;
  const reason = entry.key.startsWith(PREFIX)
    ? reasonOfRecord(entry.key, text)
    : reasonOfList(entry.key, text);
  if (reason) return refused(`This text cannot be read either: ${reason}. Nothing was changed.`);
  return context.safeStorage.write(entry.key, text)
    ? refused(entryMessages.entryNotStored)
    : { status: "stored", value: null };
}

function reasonOfRecord(key: string, text: string): string | undefined {
  const decoded = decode(key, text);
  return "reason" in decoded ? decoded.reason : undefined;
}

/** Removes an unreadable value for good. */
export function removeEntry(context: PortalContext, entry: QuarantinedEntry): Repaired {
  const refusal = refusalOf(context, entry);
  if (refusal) return refusal;
  return context.safeStorage.remove(entry.key)
    ? refused(entryMessages.entryNotStored)
    : { status: "stored", value: null };
}

/**
 * Undoes a repair or a removal, by writing the unreadable bytes again.
 *
 * @param left what is stored since then: the corrected text, or null after a removal
 */
export function restoreEntry(context: PortalContext, entry: QuarantinedEntry, left: string | null): Repaired {
  const refusal = refusalOf(context, { key: entry.key, raw: left });
  if (refusal) return refusal;
  return context.safeStorage.write(entry.key, entry.raw)
    ? refused(entryMessages.entryNotStored)
    : { status: "stored", value: null };
}

/** Why a text cannot be the list under a key; undefined if it can. */
function reasonOfList(key: string, text: string): string | undefined {
  const kind = key === lists.user ? "user" : "request";
  return readList(kind, text).quarantined[0]?.reason;
}
