import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Outcome } from "@/lib/portal/outcome";
import type { RequestForm as Values } from "@/lib/portal/rules/form-validation";
import { industries, isOption, priorities, priorityOptions, services } from "@/lib/portal/rules/options";
import { formatPounds } from "@/lib/pounds";
import { useAuth } from "../auth-provider";
import { Button } from "../buttons";
import { Field, Form, SelectField, Submit } from "../form/form";

interface RequestFormProps {
  form: UseFormReturn<Values>;
  /** The accessible name. */
  name: string;
  submitLabel: string;
  onSubmit: (values: Values) => Outcome<unknown, string> | undefined;
  onClose: () => void;
}

/** The fields of a request, to create or to edit one. docs/behaviour.md#validation says what is required. */
export function RequestForm({ form, name, submitLabel, onSubmit, onClose }: RequestFormProps) {
  return (
    <Form
      form={form}
      label={name}
      action={onSubmit}
      // A refusal says "all fields".
      focusAlert
      markEmpty
      className="mt-5 grid gap-4 sm:grid-cols-2"
    >
      <SelectField
        name="service"
        label="Service"
        options={[["", "Choose a service"], ...services]}
        className="sm:col-span-2"
      />
      <SelectField name="industry" label="Industry" options={[["", "Choose an industry"], ...industries]} />
      <SelectField name="priority" label="Priority" options={priorityOptions} />
      <Field name="description" label="Description" className="sm:col-span-2">
        {(control) => <textarea {...control} rows={5} />}
      </Field>
      <Estimate form={form} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Submit className="button-main">{submitLabel}</Submit>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  );
}

/** The estimated cost, once a service is chosen. */
function Estimate({ form }: Pick<RequestFormProps, "form">) {
  const { estimateCost } = useAuth();
  const { service, priority } = useWatch({ control: form.control });
  return (
    <p role="status" className="min-h-6 text-small text-soft sm:col-span-2">
      {isOption(services, service) && isOption(priorities, priority)
        ? `Estimated cost of the first three months: ${formatPounds(estimateCost(service, priority))}.`
        : "The estimate depends on service and priority."}
    </p>
  );
}
