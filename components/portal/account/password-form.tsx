import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { useToast } from "@/components/ui/toasts";
import { MIN_PASSWORD_LENGTH, type AccountActions, type PasswordForm as Values } from "@/lib/portal";
import { PasswordField } from "../auth/password-field";
import { useSubmission } from "../auth/use-submission";
import PasswordAdvice from "./password-advice";

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

interface PasswordFormProps {
  account: AccountActions;
  user: { email: string; firstName: string; lastName: string; company: string };
}

/** Changes the password; says why it cannot be changed for a demo account. */
export function PasswordForm(props: PasswordFormProps) {
  const reason = props.account.passwordProblem();
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;
  return <ChangePassword {...props} />;
}

function ChangePassword({ account, user }: PasswordFormProps) {
  const toast = useToast();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: "password" });
  const { register } = form;

  const { submit, problem, problemId, busy, stateOf } = useSubmission(form, async (values) => {
    const outcome = await account.changePassword(values);
    if (outcome.status === "refused") return outcome;
    form.reset(EMPTY);
    toast(outcome.status === "stored" ? "Password changed in this browser." : outcome.message);
    return outcome;
  });

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Change password"
      className="mt-3 grid gap-4 sm:grid-cols-2"
    >
      <div className="empty:hidden sm:col-span-2">
        <Alert id={problemId} problem={problem} focused={!problem?.field} />
      </div>
      {/* For password managers, which store both. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        className="sm:col-span-2"
        registration={register("currentPassword")}
        {...stateOf("currentPassword")}
      />
      <div>
        <PasswordField
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
          registration={register("password")}
          {...stateOf("password")}
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
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        registration={register("confirmPassword")}
        {...stateOf("confirmPassword")}
      />
      {/* Not disabled: a browser takes the focus from a disabled button while the password is hashed. */}
      <button
        type="submit"
        aria-disabled={busy}
        className="button justify-self-start aria-disabled:cursor-wait"
      >
        {busy ? "Changing password..." : "Change password"}
      </button>
    </form>
  );
}
