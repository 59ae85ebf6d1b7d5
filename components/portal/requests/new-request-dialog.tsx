import type { UseFormReturn } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import type { RequestForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { useSayOutcome } from "../use-say-outcome";
import { EMPTY_REQUEST } from "./draft-storage";
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
export default function NewRequestDialog({ open, ...props }: NewRequestDialogProps) {
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
  const { cancelled } = useCancelRequest();
  const say = useSayOutcome();

  function submit(values: Values) {
    const outcome = createRequest(values, customer?.id);
    if (outcome.status === "refused") {
      onRefused?.();
      return outcome;
    }
    form.reset(EMPTY_REQUEST);
    onClose();
    const { value } = outcome;
    say(outcome, `Request ${value.label} saved in this browser.`, ...cancelled(value));
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
