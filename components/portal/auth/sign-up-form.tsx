import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import type { SignUpForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { NewPassword } from "./new-password";
import { TextField } from "./text-field";
import { useSubmission } from "./use-submission";

const EMPTY = { firstName: "", lastName: "", email: "", company: "", password: "", confirmPassword: "" };

/**
 * Creates an account and signs in. The `SessionGate` around it then redirects. docs/behaviour.md#sessions fixes
 * the button's text while it is busy.
 */
export default function SignUpForm() {
  const { signUp } = useAuth();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { email, firstName, lastName, company = "", password } = values;
  const { submit, problem, problemId, busy, field } = useSubmission(form, signUp);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2" aria-label="Sign up">
      <div className="empty:hidden sm:col-span-2">
        <Alert id={problemId} problem={problem} focused={!problem?.field} />
      </div>
      <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
      <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        className="sm:col-span-2"
        {...field("email")}
      />
      <TextField
        label="Company"
        optional
        autoComplete="organization"
        className="sm:col-span-2"
        {...field("company")}
      />
      <NewPassword
        label="Password"
        confirmLabel="Confirm password"
        password={password}
        personal={[email, firstName, lastName, company]}
        field={field}
      />
      <button type="submit" disabled={busy} className="button button-main disabled:cursor-wait sm:col-span-2">
        {busy ? "Creating account..." : "Sign Up"}
      </button>
    </form>
  );
}
