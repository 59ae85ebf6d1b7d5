import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { useToast } from "@/components/ui/toasts";
import type { AccountActions, EditedProfile, ProfileForm as Values } from "@/lib/portal";
import { useSubmission } from "../auth/use-submission";

interface ProfileFormProps {
  account: AccountActions;
  user: Values;
}

/** Changes the names of the account. What was not touched follows changes of other tabs. */
export function ProfileForm({ account, user }: ProfileFormProps) {
  const toast = useToast();
  /** The values that the form began with, or followed last. */
  const saved = useRef<Values>(user);
  const { firstName, lastName, company } = user;
  const form = useForm<Values>({ defaultValues: { firstName, lastName, company } });
  const { getValues, resetField } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries({ firstName, lastName, company })) {
      const field = name as keyof Values;
      if (getValues(field) === saved.current[field]) resetField(field, { defaultValue: value });
    }
    saved.current = { firstName, lastName, company };
  }, [firstName, lastName, company, getValues, resetField]);

  function undo(edited: EditedProfile) {
    const outcome = account.undoProfile(edited);
    toast(outcome.status === "stored" ? "Your profile is as it was before." : outcome.message);
  }

  const { submit, problem, problemId, busy, stateOf } = useSubmission(form, async (values) => {
    const outcome = account.saveProfile(values);
    if (outcome.status === "refused") return outcome;
    const { profile } = outcome.value;
    saved.current = { firstName: profile.firstName, lastName: profile.lastName, company: profile.company };
    form.reset(saved.current);
    if (outcome.status === "unsaved") toast(outcome.message);
    else toast("Profile saved in this browser.", () => undo(outcome.value));
    return outcome;
  });
  const { register } = form;

  return (
    <form noValidate onSubmit={submit} aria-label="Profile" className="mt-3 grid gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <Alert id={problemId} problem={problem} focused={!problem?.field} />
      </div>
      <FormField label="First name" {...stateOf("firstName")}>
        {(control) => (
          <input {...register("firstName")} {...control} type="text" autoComplete="given-name" required />
        )}
      </FormField>
      <FormField label="Last name" {...stateOf("lastName")}>
        {(control) => (
          <input {...register("lastName")} {...control} type="text" autoComplete="family-name" required />
        )}
      </FormField>
      <FormField label="Company" optional className="sm:col-span-2" {...stateOf("company")}>
        {(control) => <input {...register("company")} {...control} type="text" autoComplete="organization" />}
      </FormField>
      <button type="submit" disabled={busy} className="button justify-self-start">
        Save profile
      </button>
    </form>
  );
}
