import type { CurrentRequest } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { useSayOutcome } from "../use-say-outcome";

type Named = Pick<CurrentRequest, "id" | "label">;

/** Returns functions that cancel a request. */
export function useCancelRequest() {
  const { cancelRequest, setStatuses, undoStatuses } = useAuth();
  const isAdmin = usePortalState((state) => state.user?.isAdmin ?? false);
  const say = useSayOutcome();
  // An administrator may cancel what was created for a customer, whatever its status.
  const cancelNow = ({ id }: Named) => (isAdmin ? setStatuses([id], "cancelled") : cancelRequest(id));

  return {
    /** Cancels a request and says so. */
    cancel(request: Named) {
      const { label } = request;
      say(cancelNow(request), `${label} is cancelled.`, undoStatuses, ({ restored }) =>
        restored > 0
          ? `${label} is pending again.`
          : `${label} was changed meanwhile, and was left as it is.`,
      );
    },
    /** The undo of a request that was just created, and what is said then. */
    cancelled: (request: Named) => [() => cancelNow(request), `${request.label} is cancelled.`] as const,
  };
}
