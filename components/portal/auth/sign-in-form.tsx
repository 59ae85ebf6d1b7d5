import type { UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import type { SignInForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { PasswordField } from "./password-field";
import { useSubmission } from "./use-submission";

/**
 * Signs in with email and password. The `SessionGate` around it then redirects. docs/behaviour.md#sessions fixes
 * the button's text while it is busy.
 */
export function SignInForm({ form }: { form: UseFormReturn<Values> }) {
  const { signIn } = useAuth();
  const { submit, problem, problemId, busy, stateOf } = useSubmission(form, signIn);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-label="Sign in">
      <Alert id={problemId} problem={problem} focused={!problem?.field} />
      <FormField label="Email" {...stateOf("email")}>
        {(control) => (
          <input {...form.register("email")} {...control} type="email" autoComplete="username" required />
        )}
      </FormField>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        registration={form.register("password")}
        {...stateOf("password")}
      />
      <button type="submit" disabled={busy} className="button button-main disabled:cursor-wait">
        {busy ? "Signing in..." : "Sign In"}
      </button>
    </form>
  );
}
