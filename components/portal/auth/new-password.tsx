import { lazy, Suspense } from "react";
import { MIN_PASSWORD_LENGTH } from "@/lib/portal";
import { PasswordField, type PasswordFieldProps } from "./password-field";

/** Fetched when a password is typed. */
const PasswordAdvice = lazy(() => import("./password-advice"));

interface NewPasswordProps {
  label: string;
  confirmLabel: string;
  /** What is typed, and what others know of its owner, such as email and names. */
  password: string;
  personal: readonly string[];
  field: (
    name: "password" | "confirmPassword",
  ) => Pick<PasswordFieldProps, "invalid" | "problemId" | "registration">;
}

/** The fields of a new password, which is typed twice, with advice and no more than that. */
export function NewPassword({ label, confirmLabel, password, personal, field }: NewPasswordProps) {
  return (
    <>
      <div>
        <PasswordField
          label={label}
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
          {...field("password")}
        />
        <p role="status" className="text-small text-soft">
          <Suspense>{password !== "" && <PasswordAdvice password={password} personal={personal} />}</Suspense>
        </p>
      </div>
      <PasswordField label={confirmLabel} autoComplete="new-password" {...field("confirmPassword")} />
    </>
  );
}
