import { useId, useState } from "react";
import { useWatch, type FieldPath, type UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { formatPounds } from "@/lib/pounds";
import {
  industries,
  priorities,
  readRequestForm,
  services,
  optionLabel,
  type RequestForm as Values,
} from "@/lib/portal";
import { useAuth } from "../auth-provider";

/** Why a form was refused, and the field to correct, if there is one. */
interface Problem {
  message: string;
  field?: string;
}

interface RequestFormProps {
  form: UseFormReturn<Values>;
  /** The accessible name. */
  name: string;
  submitLabel: string;
  /** Returns the problem to show; undefined when the form is done. */
  onSubmit: (values: Values) => Problem | undefined;
  onClose: () => void;
}

const REQUIRED = ["service", "industry", "description"] as const;

/** The fields of a request, to create or to edit one. docs/behaviour.md#validation says what is required. */
export function RequestForm({ form, name, submitLabel, onSubmit, onClose }: RequestFormProps) {
  const [problem, setProblem] = useState<{ message: string; fields: readonly string[] }>();
  const problemId = useId();
  const { register } = form;
  const stateOf = (field: FieldPath<Values>) => ({ invalid: problem?.fields.includes(field), problemId });

  function handle(values: Values) {
    const refusal = onSubmit(values);
    // A refusal names the first empty field, and says "all fields".
    const empty = REQUIRED.filter((field) => values[field].trim() === "");
    setProblem(refusal && { ...refusal, fields: refusal.field ? [refusal.field, ...empty] : [] });
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(handle)}
      aria-label={name}
      className="mt-5 grid gap-4 sm:grid-cols-2"
    >
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
        {(control) => (
          <Select
            {...register("priority")}
            {...control}
            options={priorities.map((name) => [name, optionLabel(name)])}
          />
        )}
      </FormField>
      <FormField label="Description" className="sm:col-span-2" {...stateOf("description")}>
        {(control) => <textarea {...register("description")} {...control} rows={5} required />}
      </FormField>
      <Estimate form={form} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" className="button button-main">
          {submitLabel}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** The estimated cost, once a service is chosen. */
function Estimate({ form }: Pick<RequestFormProps, "form">) {
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
