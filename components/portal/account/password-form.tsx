import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import type { Outcome, PasswordForm as Values } from "@/lib/portal";
import { NewPassword } from "../auth/new-password";
import { PasswordField } from "../auth/password-field";
import { useSubmission } from "../auth/use-submission";
import { useSayOutcome } from "../use-say-outcome";

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

interface PasswordFormProps {
  user: { email: string; firstName: string; lastName: string; company: string };
  /** Asks for the current password. */
  withCurrent: boolean;
  /** The name of the form and of its button, and that of the button meanwhile. */
  label: string;
  busyLabel: string;
  store: (values: Values) => Promise<Outcome<null, keyof Values>>;
  /** Said when the password is stored. */
  done: string;
  onDone?: () => void;
}

/** Changes a password, or sets the first one of an account. */
export default function PasswordForm(props: PasswordFormProps) {
  const { user, withCurrent, label, busyLabel, store, done, onDone } = props;
  const say = useSayOutcome();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: "password" });

  const { submit, problem, problemId, busy, field } = useSubmission(form, async (values) => {
    const outcome = await store(values);
    if (outcome.status === "refused") return outcome;
    form.reset(EMPTY);
    if (say(outcome, done)) onDone?.();
    return outcome;
  });

  return (
    <form noValidate onSubmit={submit} aria-label={label} className="mt-3 grid gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <Alert id={problemId} problem={problem} focused={!problem?.field} />
      </div>
      {/* For password managers, which store both. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {withCurrent && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          className="sm:col-span-2"
          {...field("currentPassword")}
        />
      )}
      <NewPassword
        label="New password"
        confirmLabel="Confirm new password"
        password={password}
        personal={[user.email, user.firstName, user.lastName, user.company]}
        field={field}
      />
      {/* Not disabled: a browser takes the focus from a disabled button while the password is hashed. */}
      <button
        type="submit"
        aria-disabled={busy}
        className="button justify-self-start aria-disabled:cursor-wait"
      >
        {busy ? busyLabel : label}
      </button>
    </form>
  );
}
