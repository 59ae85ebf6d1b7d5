"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Tabs } from "@/components/ui/tabs";
import {
  guardOfAuth,
  returnPath,
  type DemoAccount,
  type GuardedSession,
  type SignInForm as SignInValues,
} from "@/lib/portal";
import { SessionGate } from "../session-gate";
import { SessionNews } from "../session-news";
import { StorageNotice } from "../storage-notice";
import { DemoAccounts } from "./demo-accounts";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

interface AuthFormsProps {
  administrator: string;
  demo: readonly DemoAccount[];
}

/** Called in the browser only: the `SessionGate` prerenders nothing. */
const decide = (session: GuardedSession) => guardOfAuth(session, returnPath(window.location.search));

/** The sign-in and sign-up forms. A client component because accounts exist in the browser only. */
export function AuthForms(props: AuthFormsProps) {
  return (
    <SessionGate decide={decide}>
      <SignedOut {...props} />
    </SessionGate>
  );
}

type Tab = "sign-in" | "sign-up";

function SignedOut({ administrator, demo }: AuthFormsProps) {
  const [tab, setTab] = useState<Tab>("sign-in");
  const [chosen, setChosen] = useState<string>();
  const signIn = useForm<SignInValues>({ defaultValues: { email: "", password: "" } });

  function open(next: Tab) {
    setTab(next);
    setChosen(undefined);
  }

  function fill({ email, password }: DemoAccount) {
    setTab("sign-in");
    setChosen(email);
    signIn.reset({ email, password });
  }

  return (
    <>
      <SessionNews />
      <StorageNotice />
      <div className="mt-4">
        <Tabs
          label="Sign in or sign up"
          value={tab}
          onChange={open}
          // Keeps what was typed in one form while the other is shown.
          keepMounted
          tabs={[
            { value: "sign-in", label: "Sign In", content: <SignInForm form={signIn} /> },
            { value: "sign-up", label: "Sign Up", content: <SignUpForm /> },
          ]}
        />
      </div>
      <DemoAccounts administrator={administrator} accounts={demo} chosen={chosen} onChoose={fill} />
    </>
  );
}
