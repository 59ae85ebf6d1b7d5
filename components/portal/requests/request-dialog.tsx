import { useId, useState } from "react";
import { useWatch, type FieldPath, type UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/form-field";
import { formatPounds } from "@/lib/pounds";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toasts";
import { industries, priorities, readRequestForm, services, type RequestForm } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { EMPTY_REQUEST } from "./use-request-draft";

interface RequestDialogProps {
  /** Keeps its values when the dialog is cancelled; reset when the request is created. */
  form: UseFormReturn<RequestForm>;
  open: boolean;
  onClose: () => void;
}

/** The new-request form. `useRequestDraft` creates `form`; docs/behaviour.md#validation says what is required. */
export function RequestDialog({ form, open, onClose }: RequestDialogProps) {
  return (
    <Dialog title="New Request" open={open} onOpenChange={(next) => !next && onClose()}>
      <NewRequest form={form} onClose={onClose} />
    </Dialog>
  );
}

function NewRequest({ form, onClose }: Omit<RequestDialogProps, "open">) {
  const { createRequest } = useAuth();
  const toast = useToast();
  const [problem, setProblem] = useState<{ message: string; field?: string }>();
  const problemId = useId();
  const { register } = form;
  const stateOf = (field: FieldPath<RequestForm>) => ({ invalid: problem?.field === field, problemId });

  const submit = form.handleSubmit((values) => {
    const outcome = createRequest(values);
    if (outcome.status === "refused") {
      setProblem({ message: outcome.message, field: outcome.field });
      return;
    }
    form.reset(EMPTY_REQUEST);
    onClose();
    toast(outcome.status === "stored" ? "Request created." : outcome.message);
  });

  return (
    <form noValidate onSubmit={submit} aria-label="New request" className="mt-5 grid gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <Alert id={problemId} problem={problem} focused />
      </div>
      <FormField label="Service" className="sm:col-span-2" {...stateOf("service")}>
        {(control) => (
          <Select
            {...register("service")}
            {...control}
            required
            options={[["", "Choose a service"], ...services]}
          />
        )}
      </FormField>
      <FormField label="Industry" {...stateOf("industry")}>
        {(control) => (
          <Select
            {...register("industry")}
            {...control}
            required
            options={[["", "Choose an industry"], ...industries]}
          />
        )}
      </FormField>
      <FormField label="Priority" {...stateOf("priority")}>
        {(control) => <Select {...register("priority")} {...control} options={priorities} />}
      </FormField>
      <FormField label="Description" className="sm:col-span-2" {...stateOf("description")}>
        {(control) => <textarea {...register("description")} {...control} rows={5} required />}
      </FormField>
      <Estimate form={form} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" className="button button-main">
          Submit Request
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** The estimated cost, once a service is chosen. */
function Estimate({ form }: Pick<RequestDialogProps, "form">) {
  const { estimateCost } = useAuth();
  const { service, priority } = useWatch({ control: form.control });
  // Valid placeholders, because the estimate does not depend on industry and description.
  const request = readRequestForm({
    service: service ?? "",
    priority,
    industry: industries[0],
    description: "-",
  });
  return (
    <p role="status" className="min-h-6 text-small text-soft sm:col-span-2">
      {"message" in request
        ? "The estimate depends on service and priority."
        : `Estimated cost of the first three months: ${formatPounds(estimateCost(request.service, request.priority))}.`}
    </p>
  );
}
