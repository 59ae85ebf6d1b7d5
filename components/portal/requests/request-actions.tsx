import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toasts";
import { createRequest, editRequest, undoEdit, type EditedRequest } from "@/lib/portal/actions/requests";
import { cancelRequest, reopenRequest, undoStatuses } from "@/lib/portal/actions/set-statuses";
import type { ListedRequest } from "@/lib/portal/derived-state";
import type { RequestForm as Values } from "@/lib/portal/rules/form-validation";
import { isOpenTo, mayReopen } from "@/lib/portal/rules/permissions";
import { useAuth, usePortalState } from "../auth-provider";
import { SmallButton } from "../buttons";
import { changeQuery } from "../use-query";
import { useSayOutcome } from "../use-say-outcome";
import { linkOf } from "./request-links";
import { RequestForm } from "./request-form";

/** What can be done with a request: its customer may edit and cancel it while it is pending. */
export function RequestActions({ request }: { request: ListedRequest }) {
  const { run } = useAuth();
  const user = usePortalState((state) => state.user);
  const [editing, setEditing] = useState(false);
  const groupRef = useRef<HTMLDivElement>(null);
  const say = useSayOutcome();
  const toast = useToast();
  const isOpen = isOpenTo(user, request);

  function reopen() {
    const outcome = run(reopenRequest, request.id);
    if (outcome.status === "refused") return toast(outcome.message);
    say(outcome, `${request.label} is pending again.`, (bulk) => run(undoStatuses, bulk));
    // The button goes once the request is pending.
    groupRef.current?.focus();
  }

  function duplicate() {
    const outcome = run(createRequest, request);
    if (outcome.status === "refused") return toast(outcome.message);
    const { value } = outcome;
    changeQuery({ request: linkOf(value) });
    const undo = () => run(cancelRequest, value.id);
    say(outcome, `${value.label} saved as a copy of ${request.label}.`, undo, `${value.label} is cancelled.`);
  }

  function cancel() {
    const { id, label } = request;
    say(
      run(cancelRequest, id),
      `${label} is cancelled.`,
      (bulk) => run(undoStatuses, bulk),
      ({ restored }) =>
        restored > 0
          ? `${label} is pending again.`
          : `${label} was changed meanwhile, and was left as it is.`,
    );
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
      {isOpen && <SmallButton onClick={cancel}>Cancel request</SmallButton>}
      {mayReopen(user, request) && <SmallButton onClick={reopen}>Reopen</SmallButton>}
      {editing && <EditDialog request={request} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** Edits a request that is pending. */
function EditDialog({ request, onClose }: { request: ListedRequest; onClose: () => void }) {
  const { run } = useAuth();
  const say = useSayOutcome();
  const { id, label, service, industry, description, priority } = request;
  // What the form began with: the request may be edited in another tab meanwhile.
  const [before] = useState({ service, industry, description, priority });
  const form = useForm<Values>({ defaultValues: before });

  function submit(values: Values) {
    const isSame = Object.entries(before).every(([name, value]) => values[name as keyof Values] === value);
    const outcome = isSame ? undefined : run(editRequest, id, values);
    if (outcome?.status === "refused") return outcome;
    onClose();
    const undo = (edited: EditedRequest) => run(undoEdit, edited);
    if (outcome) say(outcome, `${label} saved in this browser.`, undo, `${label} is as it was before.`);
    return outcome;
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
