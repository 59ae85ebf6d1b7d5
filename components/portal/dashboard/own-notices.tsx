import { ownUnreadable } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { Notice } from "../notice";

/** Tells a customer that some of the own data could not be read: docs/behaviour.md#stored-records. */
export function OwnNotices() {
  const user = usePortalState((state) => state.user);
  const quarantined = usePortalState((state) => state.quarantined);
  const own = usePortalState((state) => state.ownRequests);
  if (!user) return null;
  const requestIds = own.map(({ id }) => id);
  const count = ownUnreadable(quarantined, { email: user.email, userIds: [user.id], requestIds }).length;
  if (count === 0) return null;
  return (
    <Notice>
      {count} stored {count === 1 ? "value" : "values"} of yours cannot be read. A request may be missing
      here, or its status be out of date. Nothing was removed: an administrator of this browser can bring it
      back from a backup.
    </Notice>
  );
}
