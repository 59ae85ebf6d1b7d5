import { useForm } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import type { RequestForm as Values, ListedRequest } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { useSayOutcome } from "../use-say-outcome";
import { RequestForm } from "./request-form";

interface EditRequestDialogProps {
  request: ListedRequest;
  onClose: () => void;
}

/** Edits a request that is pending. */
export function EditRequestDialog({ request, onClose }: EditRequestDialogProps) {
  const { editRequest, undoEdit } = useAuth();
  const say = useSayOutcome();
  const { id, label, service, industry, description, priority } = request;
  const before: Required<Values> = { service, industry, description, priority };
  const form = useForm<Values>({ defaultValues: before });

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
    say(outcome, `${label} saved in this browser.`, undoEdit, `${label} is as it was before.`);
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
