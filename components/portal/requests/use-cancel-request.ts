import { useToast } from "@/components/ui/toasts";
import type { BulkChange, CurrentRequest } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";

type Named = Pick<CurrentRequest, "id" | "label">;

/**
 * Returns a function that cancels a request and says so. A request cancelled "as undone" is one that was just created:
 * its message offers no further undo.
 */
export function useCancelRequest() {
  const { cancelRequest, setStatuses, undoStatuses } = useAuth();
  const isAdmin = usePortalState((state) => state.user?.isAdmin ?? false);
  const toast = useToast();

  function undo({ label }: Named, change: BulkChange) {
    const outcome = undoStatuses(change);
    if (outcome.status !== "stored") toast(outcome.message);
    else if (outcome.value.restored > 0) toast(`${label} is pending again.`);
    else toast(`${label} was changed meanwhile, and was left as it is.`);
  }

  return (request: Named, how?: "as undone") => {
    // An administrator may cancel what was created for a customer, whatever its status.
    const outcome = isAdmin ? setStatuses([request.id], "cancelled") : cancelRequest(request.id);
    if (outcome.status !== "stored") toast(outcome.message);
    else toast(`${request.label} is cancelled.`, how ? undefined : () => undo(request, outcome.value));
  };
}
