import { changeKeyPrefix, eventKeyPrefix, kindOf, userKeyPrefix } from "../records/storage-keys";
import type { QuarantinedEntry } from "../storage/record-storage";

/** What belongs to an account: two user ids, if two tabs signed up with one email at the same time. */
interface Owner {
  email: string;
  userIds: Iterable<string>;
  requestIds: Iterable<string>;
}

/**
 * The unreadable values of an account, its requests, and what was done to both. Their keys tell it, and of a request the
 * user's id in its bytes.
 */
export function ownUnreadable(
  quarantined: readonly QuarantinedEntry[],
  { email, userIds, requestIds }: Owner,
): readonly QuarantinedEntry[] {
  if (quarantined.length === 0) return quarantined;
  const history = [...requestIds, ...userIds].flatMap((id) => [changeKeyPrefix(id), eventKeyPrefix(id)]);
  const prefixes = [userKeyPrefix(email), ...history];
  const marks = [...userIds].map((id) => `"userId":${JSON.stringify(id)}`);
  return quarantined.filter(
    ({ key, raw }) =>
      prefixes.some((prefix) => key.startsWith(prefix)) ||
      (kindOf(key) === "request" && marks.some((mark) => raw.includes(mark))),
  );
}
