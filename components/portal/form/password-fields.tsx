import { lazy, Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import { MIN_PASSWORD_LENGTH } from "@/lib/portal/rules/form-validation";
import type { PasswordStrength } from "@/lib/portal/rules/password-strength";
import { Field, useFormAround, type FieldProps } from "./form";

interface PasswordFieldProps extends FieldProps {
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  // "Confirm password" is an instruction: read aloud, the button is "Show confirmed password".
  const spokenName = field.label.toLowerCase().replace("confirm", "confirmed");
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pr-18`}
          />
          <button
            type="button"
            aria-label={`${shown ? "Hide" : "Show"} ${spokenName}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 min-w-16 cursor-pointer px-3 text-small underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {shown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  );
}

const LONGER = "15 characters or more are hard to guess, such as four words that do not belong together.";

const advice: Record<PasswordStrength, string> = {
  "too-short": "Too short.",
  common: "Easy to guess: among the first that anyone would try.",
  weak: `Weak. ${LONGER}`,
  fair: `Fair. ${LONGER}`,
  strong: "Strong.",
};

interface AdviceProps {
  password: string;
  /** What others know of the owner, such as email and names. */
  personal: readonly string[];
}

/** How hard a new password is to guess: docs/behaviour.md#your-account. Its rules are fetched when one is typed. */
const Advice = lazy(async () => {
  const { passwordStrength } = await import("@/lib/portal/rules/password-strength");
  return { default: ({ password, personal }: AdviceProps) => advice[passwordStrength(password, personal)] };
});

interface NewPasswordProps extends Pick<AdviceProps, "personal"> {
  label: string;
  confirmLabel: string;
}

/** The fields of a new password, which is typed twice, with advice and no more than that. */
export function NewPassword({ label, confirmLabel, personal }: NewPasswordProps) {
  const { control } = useFormAround().form;
  const password: string = useWatch({ control, name: "password" });
  return (
    <>
      <div>
        <PasswordField
          name="password"
          label={label}
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
        />
        <p role="status" className="text-small text-soft">
          <Suspense>{password !== "" && <Advice password={password} personal={personal} />}</Suspense>
        </p>
      </div>
      <PasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
    </>
  );
}
