import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import type { ProfileForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { TextField } from "../auth/text-field";
import { useSubmission } from "../auth/use-submission";
import { useSayOutcome } from "../use-say-outcome";

/** Changes the names of the account. What was not touched follows changes of other tabs. */
export function ProfileForm({ user }: { user: Values }) {
  const { saveProfile, undoProfile } = useAuth();
  const say = useSayOutcome();
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

  const { submit, problem, problemId, busy, field } = useSubmission(form, async (values) => {
    const outcome = await saveProfile(values);
    if (outcome.status === "refused") return outcome;
    const { profile } = outcome.value;
    saved.current = { firstName: profile.firstName, lastName: profile.lastName, company: profile.company };
    form.reset(saved.current);
    say(outcome, "Profile saved in this browser.", undoProfile, "Your profile is as it was before.");
    return outcome;
  });

  return (
    <form noValidate onSubmit={submit} aria-label="Profile" className="mt-3 grid gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <Alert id={problemId} problem={problem} focused={!problem?.field} />
      </div>
      <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
      <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
      <TextField
        label="Company"
        optional
        autoComplete="organization"
        className="sm:col-span-2"
        {...field("company")}
      />
      <button type="submit" disabled={busy} className="button justify-self-start">
        Save profile
      </button>
    </form>
  );
}
