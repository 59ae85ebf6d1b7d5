import { keyOf, userKeysOf } from "../records/keys";
import { partition, type Partition } from "../records/partition";
import { valuesOf, type Records } from "../records/schema";
import type { QuarantinedEntry } from "../storage/record-storage";
import { ownUnreadable } from "./unreadable";

/** Everything that belongs to one account. */
export interface OwnData extends Partition {
  /** The ids of its records: two, if two tabs signed up with one email at the same time. */
  userIds: ReadonlySet<string>;
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
  const owned = {
    isRequest: (id: string) => requestIds.has(id),
    isAccount: (id: string) => userIds.has(id),
  };
  const unreadable = ownUnreadable(quarantined, { email, userIds, requestIds });
  return { ...partition(records, owned, newId), userIds, quarantined: unreadable };
}
