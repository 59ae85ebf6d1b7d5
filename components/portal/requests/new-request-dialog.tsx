import type { UseFormReturn } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toasts";
import type { RequestForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { EMPTY_REQUEST } from "./empty-request";
import { RequestForm } from "./request-form";
import { useCancelRequest } from "./use-cancel-request";

interface NewRequestDialogProps {
  /** Keeps its values when the dialog is cancelled; reset when the request is created. */
  form: UseFormReturn<Values>;
  open: boolean;
  onClose: () => void;
  /** Called when the request could not be created. The page may close for want of a session. */
  onRefused?: () => void;
  /** The customer for whom an administrator creates the request. */
  customer?: { id: string; firstName: string; lastName: string };
}

/** The new-request form. `useRequestDraft` creates `form`. */
export function NewRequestDialog({ open, ...props }: NewRequestDialogProps) {
  return (
    <Dialog
      title={
        props.customer
          ? `New request for ${props.customer.firstName} ${props.customer.lastName}`
          : "New Request"
      }
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
    >
      <NewRequest {...props} />
    </Dialog>
  );
}

function NewRequest({ form, onClose, onRefused, customer }: Omit<NewRequestDialogProps, "open">) {
  const { createRequest } = useAuth();
  const cancel = useCancelRequest();
  const toast = useToast();

  function submit(values: Values) {
    const outcome = createRequest(values, customer?.id);
    if (outcome.status === "refused") {
      onRefused?.();
      return outcome;
    }
    form.reset(EMPTY_REQUEST);
    onClose();
    const { id, label } = outcome.value;
    if (outcome.status === "unsaved") toast(outcome.message);
    else toast(`Request ${label} saved in this browser.`, () => cancel({ id, label }, "as undone"));
    return undefined;
  }

  return (
    <RequestForm
      form={form}
      name="New request"
      submitLabel="Submit Request"
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
