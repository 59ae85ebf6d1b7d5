import { readRecord } from "../../records/codec";
import type { PortalRecord } from "../../records/schema";
import { emailKey } from "../../rules/accounts";
import { lists, parseList, rawOf } from "../../storage/legacy";
import type { SafeStorage } from "../../storage/safe-storage";

/**
 * Removes an account and its requests from the legacy lists. Returns false if the storage refused. A list that cannot
 * be read at all stays: nothing in it is known to belong to the account.
 */
export function removeFromLegacy(
  safeStorage: SafeStorage,
  email: string,
  userIds: ReadonlySet<string>,
): boolean {
  const isOwn = (record: PortalRecord) =>
    (record.kind === "user" && emailKey(record.value.email) === emailKey(email)) ||
    (record.kind === "request" && userIds.has(record.value.userId));
  return (["user", "request"] as const)
    .map((kind) => {
      const raw = rawOf(safeStorage, lists[kind]);
      const list = raw === null ? undefined : parseList(raw);
      const left = list?.filter((entry) => {
        const decoded = readRecord(kind, entry);
        return !("record" in decoded && isOwn(decoded.record));
      });
      if (left?.length === list?.length) return undefined;
      return safeStorage.write(lists[kind], JSON.stringify(left));
    })
    .every((problem) => problem === undefined);
}
