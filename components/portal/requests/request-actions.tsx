import { useRef, useState } from "react";
import { useToast } from "@/components/ui/toasts";
import { isOpenTo, mayReopen, type ListedRequest } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { SmallButton } from "../buttons";
import { changeQuery } from "../use-query";
import { EditRequestDialog } from "./edit-request-dialog";
import { linkOf } from "./find-request";
import { useSayOutcome } from "../use-say-outcome";
import { useCancelRequest } from "./use-cancel-request";

/** What can be done with a request: its customer may edit and cancel it while it is pending. */
export function RequestActions({ request }: { request: ListedRequest }) {
  const { createRequest, reopenRequest, undoStatuses } = useAuth();
  const user = usePortalState((state) => state.user);
  const [editing, setEditing] = useState(false);
  const groupRef = useRef<HTMLDivElement>(null);
  const { cancel, cancelled } = useCancelRequest();
  const say = useSayOutcome();
  const toast = useToast();
  const isOpen = isOpenTo(user, request);

  function reopen() {
    const outcome = reopenRequest(request.id);
    if (outcome.status === "refused") return toast(outcome.message);
    say(outcome, `${request.label} is pending again.`, undoStatuses);
    // The button goes once the request is pending.
    groupRef.current?.focus();
  }

  function duplicate() {
    const outcome = createRequest(request);
    if (outcome.status === "refused") return toast(outcome.message);
    const { value } = outcome;
    changeQuery({ request: linkOf(value) });
    say(outcome, `${value.label} saved as a copy of ${request.label}.`, ...cancelled(value));
  }

  function cancelHere() {
    cancel(request);
    // The button goes with the cancellation.
    groupRef.current?.focus();
  }

  return (
    <div
      ref={groupRef}
      tabIndex={-1}
      role="group"
      aria-label="Actions"
      className="mt-3 flex flex-wrap gap-2 empty:hidden print:hidden"
    >
      {isOpen && <SmallButton onClick={() => setEditing(true)}>Edit</SmallButton>}
      {user?.id === request.userId && <SmallButton onClick={duplicate}>Duplicate</SmallButton>}
      {isOpen && <SmallButton onClick={cancelHere}>Cancel request</SmallButton>}
      {mayReopen(user, request) && <SmallButton onClick={reopen}>Reopen</SmallButton>}
      {editing && <EditRequestDialog request={request} onClose={() => setEditing(false)} />}
    </div>
  );
}
