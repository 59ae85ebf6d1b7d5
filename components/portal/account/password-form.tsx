import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { MIN_PASSWORD_LENGTH, type Outcome, type PasswordForm as Values } from "@/lib/portal";
import { passwordStrength, type PasswordStrength } from "@/lib/portal/rules/password-strength";
import { PasswordField } from "../auth/password-field";
import { useSubmission } from "../auth/use-submission";
import { useSayOutcome } from "../use-say-outcome";

const LONGER = "15 characters or more are hard to guess, such as four words that do not belong together.";

const advice: Record<PasswordStrength, string> = {
  "too-short": "Too short.",
  common: "Easy to guess: among the first that anyone would try.",
  weak: `Weak. ${LONGER}`,
  fair: `Fair. ${LONGER}`,
  strong: "Strong.",
};

/** How hard a new password is to guess: docs/behaviour.md#your-account. */
export function PasswordAdvice({ password, personal }: { password: string; personal: readonly string[] }) {
  return advice[passwordStrength(password, personal)];
}

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
      <div>
        <PasswordField
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
          {...field("password")}
        />
        <p role="status" className="text-small text-soft">
          {password !== "" && (
            <PasswordAdvice
              password={password}
              personal={[user.email, user.firstName, user.lastName, user.company]}
            />
          )}
        </p>
      </div>
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field("confirmPassword")} />
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
