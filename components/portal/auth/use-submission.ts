import { useId, useState, type SubmitEvent } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { Outcome } from "@/lib/portal";

/** Submits a form to an action of the portal. If it is refused, focuses the field to correct. */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  action: (values: Values) => Promise<Outcome<unknown, string>>,
) {
  const problemId = useId();
  const [problem, setProblem] = useState<{ message: string; field?: string }>();

  const handle = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const outcome = await action(values);
    if (outcome.status !== "refused") return;
    setProblem({ message: outcome.message, field: outcome.field });
    if (outcome.field) form.setFocus(outcome.field as FieldPath<Values>);
  });

  const busy = form.formState.isSubmitting;
  return {
    /** Does nothing while a submission is under way. */
    submit: (event: SubmitEvent) => (busy ? event.preventDefault() : void handle(event)),
    problem,
    problemId,
    busy,
    /** Props for a `FormField`: whether it is invalid, and the id of the alert that says why. */
    stateOf: (name: FieldPath<Values>) => ({ invalid: problem?.field === name, problemId }),
  };
}
