"use client";

import { lazy, Suspense, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { Tabs } from "@/components/ui/tabs";
import type { DemoAccount, SignInForm as SignInValues } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { Form, Submit, TextField } from "../form/form";
import { PasswordField } from "../form/password-fields";
import { Messages } from "../notices";
import { SessionGate, Waiting } from "../session-gate";
import { DemoAccounts } from "./demo-accounts";

/** Fetched when it is first opened: most visitors have an account. */
const SignUpForm = lazy(() => import("./sign-up-form"));

interface AuthFormsProps {
  administrator: string;
  demo: readonly DemoAccount[];
}

/** The height of the sign-in form with the demo accounts below it. From xl on, an email fits in the line of its button. */
const FORM_HEIGHT = "min-h-133.5 xl:min-h-125.5";

/** The sign-in and sign-up forms. A client component because accounts exist in the browser only. */
export function AuthForms(props: AuthFormsProps) {
  return (
    <SessionGate page="auth" waiting={<Waiting className={FORM_HEIGHT} />}>
      <SignedOut {...props} />
    </SessionGate>
  );
}

type Tab = "sign-in" | "sign-up";

function SignedOut({ administrator, demo }: AuthFormsProps) {
  const [tab, setTab] = useState<Tab>("sign-in");
  const [hasOpenedSignUp, setHasOpenedSignUp] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const signIn = useForm<SignInValues>({ defaultValues: { email: "", password: "" } });

  function open(next: Tab) {
    setTab(next);
    if (next === "sign-up") setHasOpenedSignUp(true);
    setChosen(undefined);
  }

  function fill({ email, password }: DemoAccount) {
    setTab("sign-in");
    setChosen(email);
    signIn.reset({ email, password });
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
            { value: "sign-in", label: "Sign In", content: <SignInForm form={signIn} /> },
            {
              value: "sign-up",
              label: "Sign Up",
              content: <Suspense>{hasOpenedSignUp && <SignUpForm />}</Suspense>,
            },
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
  const { signIn } = useAuth();
  return (
    <Form form={form} label="Sign in" action={signIn} className="grid gap-5">
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Submit busy="Signing in..." disables className="button-main">
        Sign In
      </Submit>
    </Form>
  );
}
