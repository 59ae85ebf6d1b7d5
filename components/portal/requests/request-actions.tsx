import { useRef, useState } from "react";
import { useToast } from "@/components/ui/toasts";
import { isOpenTo, mayReopen } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { changeQuery } from "../use-query";
import { EditRequestDialog } from "./edit-request-dialog";
import { linkOf } from "./find-request";
import type { ListedRequest } from "./listed-request";
import { useSayOutcome } from "../use-say-outcome";
import { useCancelRequest } from "./use-cancel-request";

const SMALL = "button min-h-9 px-3 py-0.5 text-small";

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

  async function copyLink() {
    const url = new URL(window.location.href);
    url.search = new URLSearchParams({ request: linkOf(request) }).toString();
    try {
      await navigator.clipboard.writeText(url.href);
      toast("Link copied. It opens the request in this browser only, because its data are here.");
    } catch {
      toast("This browser did not let us copy. The address of this page is the link.");
    }
  }

  return (
    <div
      ref={groupRef}
      tabIndex={-1}
      role="group"
      aria-label="Actions"
      className="mt-3 flex flex-wrap gap-2 print:hidden"
    >
      {isOpen && (
        <button type="button" className={SMALL} onClick={() => setEditing(true)}>
          Edit
        </button>
      )}
      {user?.id === request.userId && (
        <button type="button" className={SMALL} onClick={duplicate}>
          Duplicate
        </button>
      )}
      <button type="button" className={SMALL} onClick={() => void copyLink()}>
        Copy link
      </button>
      <button type="button" className={SMALL} onClick={() => window.print()}>
        Print
      </button>
      {isOpen && (
        <button type="button" className={SMALL} onClick={cancelHere}>
          Cancel request
        </button>
      )}
      {mayReopen(user, request) && (
        <button type="button" className={SMALL} onClick={reopen}>
          Reopen
        </button>
      )}
      {editing && <EditRequestDialog request={request} onClose={() => setEditing(false)} />}
    </div>
  );
}
