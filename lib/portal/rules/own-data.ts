import { changeKeysOf, eventKeysOf, keyOf, userKeysOf } from "../records/keys";
import { valuesOf, type PortalRecord, type Records } from "../records/schema";
import type { QuarantinedEntry } from "../storage/record-storage";
import { unreadableAccounts, unreadableRequests } from "./unreadable";

/** Everything that belongs to one account. */
export interface OwnData {
  /** The ids of its records: two, if two tabs signed up with one email at the same time. */
  userIds: ReadonlySet<string>;
  /** Its records by key. Of bulk changes, only those that hold nothing else. */
  records: Records;
  /** Bulk changes of its requests and of others. `own` has the part of its requests, `rest` the others. */
  shared: readonly { key: string; own: PortalRecord; rest: PortalRecord }[];
  /** Unreadable values that tell that they belong to it. */
  quarantined: readonly QuarantinedEntry[];
}

/**
 * Collects what belongs to the account with an email: the account, its requests, and what was done to them and to it,
 * by anybody.
 *
 * @param newId returns the id of a record, another with each call
 */
export function ownDataOf(
  records: Records,
  quarantined: readonly QuarantinedEntry[],
  email: string,
  newId: () => string,
): OwnData {
  const userKeys = userKeysOf(email);
  const users = valuesOf(records, "user").filter((value) =>
    keyOf({ kind: "user", value }).startsWith(userKeys),
  );
  const userIds = new Set(users.map(({ id }) => id));
  const requests = valuesOf(records, "request").filter(({ userId }) => userIds.has(userId));
  const requestIds = new Set(requests.map(({ id }) => id));
  const own = new Map<string, PortalRecord>();
  const shared: { key: string; own: PortalRecord; rest: PortalRecord }[] = [];
  for (const [key, record] of records) {
    const { kind, value } = record;
    if (kind === "bulk") {
      const ids = value.requestIds.filter((id) => requestIds.has(id));
      const others = value.requestIds.filter((id) => !requestIds.has(id));
      if (others.length === 0) own.set(key, record);
      else if (ids.length > 0)
        shared.push({
          key,
          own: { kind, value: { ...value, id: newId(), requestIds: ids } },
          rest: { kind, value: { ...value, id: newId(), requestIds: others } },
        });
    } else if (
      (kind === "user" && userIds.has(value.id)) ||
      (kind === "request" && requestIds.has(value.id)) ||
      (kind === "change" && requestIds.has(value.requestId)) ||
      (kind === "event" && (requestIds.has(value.subject) || userIds.has(value.subject)))
    ) {
      own.set(key, record);
    }
  }
  const unreadable = new Set([
    ...unreadableAccounts(quarantined, email),
    ...[...userIds].flatMap((id) => unreadableRequests(quarantined, id)),
    ...unreadableHistory(quarantined, [...requestIds, ...userIds]),
  ]);
  return { userIds, records: own, shared, quarantined: [...unreadable] };
}

/** The unreadable changes and events of requests and accounts, by their ids. */
function unreadableHistory(
  quarantined: readonly QuarantinedEntry[],
  ids: readonly string[],
): readonly QuarantinedEntry[] {
  const starts = ids.flatMap((id) => [changeKeysOf(id), eventKeysOf(id)]);
  return quarantined.filter(({ key }) => starts.some((start) => key.startsWith(start)));
}
