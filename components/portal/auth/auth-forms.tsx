"use client";

import { useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import type { DemoAccount } from "@/lib/portal/action-context";
import { signIn } from "@/lib/portal/actions/sign-in";
import { signUp } from "@/lib/portal/actions/sign-up";
import type {
  SignInForm as SignInValues,
  SignUpForm as SignUpValues,
} from "@/lib/portal/rules/form-validation";
import { useAuth } from "../auth-provider";
import { Form, Submit, TextField } from "../form/form";
import { NewPassword, PasswordField } from "../form/password-fields";
import { Messages } from "../notices";
import { SessionGate } from "../session-gate";
import { DemoAccounts } from "./demo-accounts";

interface AuthFormsProps {
  administrator: string;
  demo: readonly DemoAccount[];
}

/** The height of the sign-in form with the demo accounts below it. From xl on, an email fits in the line of its button. */
const FORM_HEIGHT = "min-h-133.5 xl:min-h-125.5";

/** The sign-in and sign-up forms. */
export function AuthForms(props: AuthFormsProps) {
  const waiting = (
    <div className={`noscript:hidden ${FORM_HEIGHT}`}>
      <Spinner label="One moment..." />
    </div>
  );
  return (
    <SessionGate page="auth" waiting={waiting}>
      <SignedOut {...props} />
    </SessionGate>
  );
}

type Tab = "sign-in" | "sign-up";

function SignedOut({ administrator, demo }: AuthFormsProps) {
  const [tab, setTab] = useState<Tab>("sign-in");
  // Until it is opened, a password manager finds one form on the page.
  const [hasOpenedSignUp, setHasOpenedSignUp] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const signInForm = useForm<SignInValues>({ defaultValues: { email: "", password: "" } });

  function open(next: Tab) {
    setTab(next);
    if (next === "sign-up") setHasOpenedSignUp(true);
    setChosen(undefined);
  }

  function fill({ email, password }: DemoAccount) {
    setTab("sign-in");
    setChosen(email);
    signInForm.reset({ email, password });
  }

  return (
    <>
      <Messages />
      <div className="mt-4">
        <Tabs
          label="Sign in or sign up"
          value={tab}
          onChange={open}
          // Keeps what was typed in one form while the other is shown.
          keepMounted
          tabs={[
            { value: "sign-in", label: "Sign In", content: <SignInForm form={signInForm} /> },
            { value: "sign-up", label: "Sign Up", content: hasOpenedSignUp && <SignUpForm /> },
          ]}
        />
      </div>
      <DemoAccounts administrator={administrator} accounts={demo} chosen={chosen} onChoose={fill} />
    </>
  );
}

/**
 * Signs in with email and password. The `SessionGate` around it then redirects. docs/behaviour.md#sessions fixes
 * the button's text while it is busy.
 */
function SignInForm({ form }: { form: UseFormReturn<SignInValues> }) {
  const { run } = useAuth();
  return (
    <Form form={form} label="Sign in" action={(values) => run(signIn, values)} className="grid gap-5">
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Submit busy="Signing in..." disables className="button-main">
        Sign In
      </Submit>
    </Form>
  );
}

const EMPTY = { firstName: "", lastName: "", email: "", company: "", password: "", confirmPassword: "" };

/** Creates an account and signs in, in the same way. */
function SignUpForm() {
  const { run } = useAuth();
  const form = useForm<SignUpValues>({ defaultValues: EMPTY });
  const { control } = form;
  const personal = useWatch({ control, name: ["email", "firstName", "lastName", "company"] });
  return (
    <Form
      form={form}
      label="Sign up"
      action={(values) => run(signUp, values)}
      className="grid gap-5 sm:grid-cols-2"
    >
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
