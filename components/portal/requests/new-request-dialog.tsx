import { useEffect, type Dispatch, type SetStateAction } from "react";
import { useForm } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { createRequest } from "@/lib/portal/actions/requests";
import { cancelRequest } from "@/lib/portal/actions/set-statuses";
import type { RequestForm as Values } from "@/lib/portal/rules/form-validation";
import { useAuth } from "../auth-provider";
import { useSayOutcome } from "../use-say-outcome";
import { EMPTY_DRAFT, type Draft } from "./request-draft";
import { RequestForm } from "./request-form";

interface NewRequestDialogProps {
  /** What was entered is kept when the dialog is closed, and emptied when the request is created. */
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Called when the request could not be created. The page may close for want of a session. */
  onRefused?: () => void;
  /** The customer for whom an administrator creates the request. */
  customer?: { id: string; firstName: string; lastName: string };
}

/** The new-request form. `useRequestDraft` keeps `draft`. */
export default function NewRequestDialog(props: NewRequestDialogProps) {
  const { draft, setDraft, customer } = props;
  return (
    <Dialog
      title={customer ? `New request for ${customer.firstName} ${customer.lastName}` : "New Request"}
      open={draft.open}
      onOpenChange={(open) => setDraft(({ values }) => ({ open, values }))}
    >
      <NewRequest {...props} />
    </Dialog>
  );
}

function NewRequest({ draft, setDraft, onRefused, customer }: NewRequestDialogProps) {
  const { run } = useAuth();
  const say = useSayOutcome();
  const form = useForm<Values>({ defaultValues: draft.values });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setDraft(({ open }) => ({ open, values })),
      }),
    [form, setDraft],
  );

  function submit(values: Values) {
    const outcome = run(createRequest, values, customer?.id);
    if (outcome.status === "refused") {
      onRefused?.();
      return outcome;
    }
    setDraft(EMPTY_DRAFT);
    const { id, label } = outcome.value;
    const undo = () => run(cancelRequest, id);
    say(outcome, `Request ${label} saved in this browser.`, undo, `${label} is cancelled.`);
    return outcome;
  }

  return (
    <RequestForm
      form={form}
      name="New request"
      submitLabel="Submit Request"
      onSubmit={submit}
      onClose={() => setDraft(({ values }) => ({ open: false, values }))}
    />
  );
}
