import { useId, useState, type SubmitEvent } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { INVALID_EMAIL } from "@/components/ui/invalid-email-message";
import type { Outcome } from "@/lib/portal";

/**
 * The name of the email field, if that is the first that the browser objects to and not because it is empty: the action
 * has a text for each empty field.
 */
function findInvalidEmail(form: HTMLFormElement): string | undefined {
  const first = form.querySelector<HTMLInputElement>("input:invalid");
  return first?.validity.typeMismatch ? first.name : undefined;
}

/**
 * Submits a form to an action of the portal. If it is refused, focuses the field to correct. Forms have `noValidate`, so
 * that all problems are shown in one way.
 */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  action: (values: Values) => Promise<Outcome<unknown, string>>,
) {
  const problemId = useId();
  const [problem, setProblem] = useState<{ message: string; field?: string }>();

  function refuse(refused: { message: string; field?: string }) {
    setProblem(refused);
    if (refused.field) form.setFocus(refused.field as FieldPath<Values>);
  }

  const handle = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const outcome = await action(values);
    if (outcome.status === "refused") refuse({ message: outcome.message, field: outcome.field });
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (busy) return event.preventDefault();
    const email = findInvalidEmail(event.currentTarget);
    if (email === undefined) return void handle(event);
    event.preventDefault();
    refuse({ message: INVALID_EMAIL, field: email });
  }

  const busy = form.formState.isSubmitting;
  return {
    /** Does nothing while a submission is under way. */
    submit,
    problem,
    problemId,
    busy,
    /** Props for a field: its registration, whether it is invalid, and the id of the alert that says why. */
    field: (name: FieldPath<Values>) => ({
      ...{ registration: form.register(name), invalid: problem?.field === name, problemId },
    }),
  };
}
