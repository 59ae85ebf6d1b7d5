import { useForm } from "react-hook-form";
import type { PasswordForm as Values } from "@/lib/portal/actions/change-password";
import type { Outcome } from "@/lib/portal/outcome";
import { Form, Submit } from "../form/form";
import { NewPassword, PasswordField } from "../form/password-fields";
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
export function PasswordForm(props: PasswordFormProps) {
  const { user, withCurrent, label, busyLabel, store, done, onDone } = props;
  const say = useSayOutcome();
  const form = useForm<Values>({ defaultValues: EMPTY });

  async function submit(values: Values) {
    const outcome = await store(values);
    if (outcome.status === "refused") return outcome;
    form.reset(EMPTY);
    if (say(outcome, done)) onDone?.();
    return outcome;
  }

  return (
    <Form form={form} label={label} action={submit} className="mt-3 grid gap-4 sm:grid-cols-2">
      {/* For password managers, which store both. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {withCurrent && (
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          className="sm:col-span-2"
        />
      )}
      <NewPassword
        label="New password"
        confirmLabel="Confirm new password"
        personal={[user.email, user.firstName, user.lastName, user.company]}
      />
      <Submit busy={busyLabel} className="justify-self-start">
        {label}
      </Submit>
    </Form>
  );
}
