import { changeKeysOf, kindOf, userKeysOf } from "../records/keys";
import type { QuarantinedEntry } from "../storage/record-storage";

/** The unreadable accounts with an email. Their keys still tell it. */
export function unreadableAccounts(
  quarantined: readonly QuarantinedEntry[],
  email: string,
): readonly QuarantinedEntry[] {
  return quarantined.filter(({ key }) => key.startsWith(userKeysOf(email)));
}

/** The unreadable requests in whose bytes a user's id can still be found. */
export function unreadableRequests(
  quarantined: readonly QuarantinedEntry[],
  userId: string,
): readonly QuarantinedEntry[] {
  const mark = `"userId":${JSON.stringify(userId)}`;
  return quarantined.filter(({ key, raw }) => kindOf(key) === "request" && raw.includes(mark));
}

/** The requests of which a status change cannot be read. Their keys still tell it. */
export function requestsWithUnreadableChanges<Request extends { id: string }>(
  quarantined: readonly QuarantinedEntry[],
  requests: readonly Request[],
): readonly Request[] {
  const keys = quarantined.map(({ key }) => key).filter((key) => kindOf(key) === "change");
  if (keys.length === 0) return [];
  return requests.filter(({ id }) => keys.some((key) => key.startsWith(changeKeysOf(id))));
}
