import { useId, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { Outcome } from "@/lib/portal";

/** What stands in the way of a form: the words, and the field to mend where there is one. */
interface Problem {
  message: string;
  field?: string;
}

/**
 * Submits a form to an action of the portal: keeps what was refused, and puts the focus on the field to mend.
 */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  action: (values: Values) => Promise<Outcome<unknown, string>>,
) {
  const problemId = useId();
  const [problem, setProblem] = useState<Problem>();

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const outcome = await action(values);
    if (outcome.status !== "refused") return;
    setProblem({ message: outcome.message, field: outcome.field });
    if (outcome.field) form.setFocus(outcome.field as FieldPath<Values>);
  });

  return {
    submit,
    problem,
    problemId,
    busy: form.formState.isSubmitting,
    /** For a field: whether it is the one to mend, and where that is said. */
    stateOf: (name: FieldPath<Values>) => ({ invalid: problem?.field === name, problemId }),
  };
}
