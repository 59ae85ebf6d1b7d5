import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toasts";
import { type EditedRequest, isOpenTo, mayReopen, type RequestForm as Values } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { changeQuery } from "../use-query";
import { linkOf } from "./find-request";
import type { ListedRequest } from "./listed-request";
import { RequestForm } from "./request-form";
import { useCancelRequest } from "./use-cancel-request";

const SMALL = "button min-h-9 px-3 py-0.5 text-small";

/** What can be done with a request: its customer may edit and cancel it while it is pending. */
export function RequestActions({ request }: { request: ListedRequest }) {
  const { createRequest, reopenRequest, undoStatuses } = useAuth();
  const user = usePortalState((state) => state.user);
  const [editing, setEditing] = useState(false);
  const groupRef = useRef<HTMLDivElement>(null);
  const cancel = useCancelRequest();
  const toast = useToast();
  const isOpen = isOpenTo(user, request);

  function reopen() {
    const outcome = reopenRequest(request.id);
    if (outcome.status === "refused") return toast(outcome.message);
    if (outcome.status === "unsaved") toast(outcome.message);
    else
      toast(`${request.label} is pending again.`, () => {
        const undone = undoStatuses(outcome.value);
        if (undone.status !== "stored") toast(undone.message);
      });
    // The button goes once the request is pending.
    groupRef.current?.focus();
  }

  function duplicate() {
    const outcome = createRequest(request);
    if (outcome.status === "refused") {
      toast(outcome.message);
      return;
    }
    const { id, label } = outcome.value;
    changeQuery({ request: linkOf(outcome.value) });
    if (outcome.status === "unsaved") toast(outcome.message);
    else toast(`${label} saved as a copy of ${request.label}.`, () => cancel({ id, label }, "as undone"));
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
      {editing && <EditDialog request={request} onClose={() => setEditing(false)} />}
    </div>
  );
}

interface EditDialogProps {
  request: ListedRequest;
  onClose: () => void;
}

/** Edits a request that is pending. */
function EditDialog({ request, onClose }: EditDialogProps) {
  const { editRequest, undoEdit } = useAuth();
  const toast = useToast();
  const { id, label, service, industry, description, priority } = request;
  const before: Required<Values> = { service, industry, description, priority };
  const form = useForm<Values>({ defaultValues: before });

  function undo(edited: EditedRequest) {
    const outcome = undoEdit(edited);
    toast(outcome.status === "stored" ? `${label} is as it was before.` : outcome.message);
  }

  function submit(values: Values) {
    // Compared with what the form began with: the request may have been edited in another tab since.
    const { defaultValues = before } = form.formState;
    if (Object.entries(defaultValues).every(([name, value]) => values[name as keyof Values] === value)) {
      onClose();
      return undefined;
    }
    const outcome = editRequest(id, values);
    if (outcome.status === "refused") return outcome;
    onClose();
    if (outcome.status === "unsaved") toast(outcome.message);
    else toast(`${label} saved in this browser.`, () => undo(outcome.value));
    return undefined;
  }

  return (
    <Dialog title={`Edit ${label}`} open onOpenChange={(next) => !next && onClose()}>
      <RequestForm
        form={form}
        name={`Edit ${label}`}
        submitLabel="Save changes"
        onSubmit={submit}
        onClose={onClose}
      />
    </Dialog>
  );
}
