import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FormField } from "@/components/ui/form-field";

export interface PasswordFieldProps {
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  invalid: boolean;
  problemId: string;
  registration: UseFormRegisterReturn;
  className?: string;
}

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ autoComplete, registration, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  // "Confirm password" is an instruction: read aloud, the button is "Show confirmed password".
  const spokenName = field.label.toLowerCase().replace("confirm", "confirmed");
  return (
    <FormField {...field}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...registration}
            {...control}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
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
    </FormField>
  );
}
