import { useForm } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toasts";
import type { EditedRequest, RequestForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import type { ListedRequest } from "./listed-request";
import { RequestForm } from "./request-form";

interface EditDialogProps {
  request: ListedRequest;
  onClose: () => void;
}

const fields = ["service", "industry", "description", "priority"] as const;

/** Edits a request that is pending. */
export function EditDialog({ request, onClose }: EditDialogProps) {
  const { editRequest, undoEdit } = useAuth();
  const toast = useToast();
  const { id, label, service, industry, description, priority } = request;
  const form = useForm<Values>({ defaultValues: { service, industry, description, priority } });

  function undo(edited: EditedRequest) {
    const outcome = undoEdit(edited);
    toast(outcome.status === "stored" ? `${label} is as it was before.` : outcome.message);
  }

  function submit(values: Values) {
    const { defaultValues } = form.formState;
    // Compared with what the form began with: the request may have been edited in another tab since.
    if (fields.every((name) => values[name] === defaultValues?.[name])) {
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
