import { lazy, Suspense } from "react";
import { useForm, useWatch, type Control } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { MIN_PASSWORD_LENGTH, type SignUpForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { PasswordField } from "./password-field";
import { TextField } from "./text-field";
import { useSubmission } from "./use-submission";

/** Fetched when a password is typed. */
const PasswordAdvice = lazy(async () => ({
  default: (await import("../account/password-form")).PasswordAdvice,
}));

const EMPTY = { firstName: "", lastName: "", email: "", company: "", password: "", confirmPassword: "" };

/**
 * Creates an account and signs in. The `SessionGate` around it then redirects. docs/behaviour.md#sessions fixes
 * the button's text while it is busy.
 */
export function SignUpForm() {
  const { signUp } = useAuth();
  const form = useForm<Values>({ defaultValues: EMPTY });
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
      <div>
        <PasswordField
          label="Password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
          {...field("password")}
        />
        <p role="status" className="text-small text-soft">
          <Advice control={form.control} />
        </p>
      </div>
      <PasswordField label="Confirm password" autoComplete="new-password" {...field("confirmPassword")} />
      <button type="submit" disabled={busy} className="button button-main disabled:cursor-wait sm:col-span-2">
        {busy ? "Creating account..." : "Sign Up"}
      </button>
    </form>
  );
}

/** How hard the password is to guess. No more than advice here: docs/behaviour.md#validation. */
function Advice({ control }: { control: Control<Values> }) {
  const {
    password,
    email,
    firstName,
    lastName,
    company = "",
  } = useWatch({ control, compute: (values) => values });
  if (password === "") return null;
  return (
    <Suspense>
      <PasswordAdvice password={password} personal={[email, firstName, lastName, company]} />
    </Suspense>
  );
}
