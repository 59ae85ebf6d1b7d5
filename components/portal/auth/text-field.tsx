import type { UseFormRegisterReturn } from "react-hook-form";
import { FormField } from "@/components/ui/form-field";

interface TextFieldProps {
  label: string;
  type?: "text" | "email";
  autoComplete: string;
  optional?: boolean;
  invalid: boolean;
  problemId: string;
  registration: UseFormRegisterReturn;
  className?: string;
}

/** A field of one line. */
export function TextField({ type = "text", autoComplete, registration, ...field }: TextFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <input
          {...registration}
          {...control}
          type={type}
          autoComplete={autoComplete}
          required={!field.optional}
        />
      )}
    </FormField>
  );
}
