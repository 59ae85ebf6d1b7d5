import { useForm, useWatch } from "react-hook-form";
import type { SignUpForm as Values } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { Form, Submit, TextField } from "../form/form";
import { NewPassword } from "../form/password-fields";

const EMPTY = { firstName: "", lastName: "", email: "", company: "", password: "", confirmPassword: "" };

/**
 * Creates an account and signs in. The `SessionGate` around it then redirects. docs/behaviour.md#sessions fixes
 * the button's text while it is busy.
 */
export default function SignUpForm() {
  const { signUp } = useAuth();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { control } = form;
  const personal = useWatch({ control, name: ["email", "firstName", "lastName", "company"] });
  return (
    <Form form={form} label="Sign up" action={signUp} className="grid gap-5 sm:grid-cols-2">
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" className="sm:col-span-2" />
      <TextField
        name="company"
        label="Company"
        optional
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <NewPassword
        label="Password"
        confirmLabel="Confirm password"
        personal={personal.map((value = "") => value)}
      />
      <Submit busy="Creating account..." disables className="button-main sm:col-span-2">
        Sign Up
      </Submit>
    </Form>
  );
}
