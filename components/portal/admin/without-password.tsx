import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { useToast } from "@/components/ui/toasts";
import { MIN_PASSWORD_LENGTH, type CustomerRow, type NewPasswordForm } from "@/lib/portal";
import { isSampleId } from "@/lib/portal/samples/sample-id";
import PasswordAdvice from "../account/password-advice";
import { PasswordField } from "../auth/password-field";
import { useSubmission } from "../auth/use-submission";
import { focusMain } from "../frame/focus-main";
import { useAuth } from "../auth-provider";

const EMPTY = { password: "", confirmPassword: "" };

/** Says that nobody can sign in to an account, and offers to set its first password, except for samples. */
export default function WithoutPassword({ customer }: { customer: CustomerRow }) {
  if (isSampleId(customer.id))
    return <p className="mb-6 text-soft">A sample customer has no password, so nobody can sign in as it.</p>;
  return (
    <>
      <p className="text-soft">
        This customer came from a CSV file and has no password yet, so nobody can sign in with this email.
      </p>
      <SetPassword customer={customer} />
    </>
  );
}

function SetPassword({ customer }: { customer: CustomerRow }) {
  const { setPassword } = useAuth();
  const toast = useToast();
  const form = useForm<NewPasswordForm>({ defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: "password" });
  const { register } = form;
  const { submit, problem, problemId, busy, stateOf } = useSubmission(form, async (values) => {
    const outcome = await setPassword(customer.id, values);
    if (outcome.status === "stored") {
      toast(`Password of ${customer.email} set in this browser.`);
      focusMain();
    }
    if (outcome.status === "unsaved") toast(outcome.message);
    return outcome;
  });
  return (
    <details className="mb-6 border-b border-line pb-5">
      <summary className="inline-block cursor-pointer py-1 font-semibold underline underline-offset-4">
        Set a password
      </summary>
      <form
        noValidate
        onSubmit={submit}
        aria-label="Set a password"
        className="mt-3 grid gap-4 sm:grid-cols-2"
      >
        <p className="max-w-text text-soft sm:col-span-2">
          Tell it to the customer, who signs in with it and can change it under “Your account”.
        </p>
        <div className="empty:hidden sm:col-span-2">
          <Alert id={problemId} problem={problem} focused={!problem?.field} />
        </div>
        {/* For password managers, which store both. */}
        <input type="text" autoComplete="username" value={customer.email} readOnly hidden />
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
                personal={[customer.email, customer.firstName, customer.lastName, customer.company]}
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
          {busy ? "Setting password..." : "Set password"}
        </button>
      </form>
    </details>
  );
}
