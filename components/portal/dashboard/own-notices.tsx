import { requestsWithUnreadableChanges, unreadableAccounts, unreadableRequests } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { Notice } from "../notice";

/** Tells a customer what of their own data could not be read: docs/behaviour.md#stored-records. */
export function OwnNotices() {
  const user = usePortalState((state) => state.user);
  const quarantined = usePortalState((state) => state.quarantined);
  const own = usePortalState((state) => state.ownRequests);
  if (!user || quarantined.length === 0) return null;
  const requests = unreadableRequests(quarantined, user.id).length;
  const accounts = unreadableAccounts(quarantined, user.email).length;
  const outdated = requestsWithUnreadableChanges(quarantined, own).length;
  return (
    <>
      {outdated > 0 && (
        <Notice>
          The status of {outdated} of your requests may be out of date: a change of{" "}
          {outdated === 1 ? "it" : "them"} is stored but cannot be read. An administrator of this browser can
          bring it back from a backup.
        </Notice>
      )}
      {requests > 0 && (
        <Notice>
          {requests} of your requests {requests === 1 ? "is" : "are"} stored but cannot be read, and{" "}
          {requests === 1 ? "is" : "are"} not in the list. Nothing was removed: an administrator of this
          browser can bring {requests === 1 ? "it" : "them"} back from a backup.
        </Notice>
      )}
      {accounts > 0 && (
        <Notice>
          Account data with your email are stored but cannot be read, and requests may be missing here.
          Nothing was removed: an administrator of this browser can bring them back from a backup.
        </Notice>
      )}
    </>
  );
}
