import type { UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import type { SignInForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { PasswordField } from "./password-field";
import { TextField } from "./text-field";
import { useSubmission } from "./use-submission";

/**
 * Signs in with email and password. The `SessionGate` around it then redirects. docs/behaviour.md#sessions fixes
 * the button's text while it is busy.
 */
export function SignInForm({ form }: { form: UseFormReturn<Values> }) {
  const { signIn } = useAuth();
  const { submit, problem, problemId, busy, field } = useSubmission(form, signIn);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-label="Sign in">
      <Alert id={problemId} problem={problem} focused={!problem?.field} />
      <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
      <PasswordField label="Password" autoComplete="current-password" {...field("password")} />
      <button type="submit" disabled={busy} className="button button-main disabled:cursor-wait">
        {busy ? "Signing in..." : "Sign In"}
      </button>
    </form>
  );
}
