"use client";

import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { Email } from "@/components/layout/email";
import { Tabs } from "@/components/ui/tabs";
import {
  type DemoAccount,
  type GuardedSession,
  guardOfAuth,
  returnPath,
  type SignInForm as SignInValues,
} from "@/lib/portal";
import { SessionGate, Waiting } from "../session-gate";
import { SessionMessage } from "../session-message";
import { StorageNotice } from "../storage-notice";
import { SignInForm } from "./sign-in-form";

/** Fetched when it is first opened: most visitors have an account. */
const SignUpForm = lazy(() => import("./sign-up-form"));

interface AuthFormsProps {
  administrator: string;
  demo: readonly DemoAccount[];
}

/** That of the form to sign in with the demo accounts, which differs where an address fits beside its button. */
const FORM_HEIGHT = "min-h-[33.375rem] xl:min-h-[31.375rem]";

const decide = (session: GuardedSession, query: string) => guardOfAuth(session, returnPath(query));

/** The sign-in and sign-up forms. A client component because accounts exist in the browser only. */
export function AuthForms(props: AuthFormsProps) {
  return (
    <SessionGate decide={decide} waiting={<Waiting className={FORM_HEIGHT} />}>
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
    setHasOpenedSignUp(true);
    setChosen(undefined);
  }

  function fill({ email, password }: DemoAccount) {
    setTab("sign-in");
    setChosen(email);
    signIn.reset({ email, password });
  }

  return (
    <>
      <SessionMessage />
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

interface DemoAccountsProps {
  /** Email of the administrator: its account is labelled "Administrator", the others "Customer". */
  administrator: string;
  accounts: readonly DemoAccount[];
  /** The email of the account with which the sign-in form was filled in. */
  chosen: string | undefined;
  /** Fills the sign-in form. */
  onChoose: (account: DemoAccount) => void;
}

/** The demo accounts, the customer's first: most visitors would be one. Clicking one fills the sign-in form. */
function DemoAccounts({ administrator, accounts, chosen, onChoose }: DemoAccountsProps) {
  const isAdministrator = ({ email }: DemoAccount) => email === administrator;
  return (
    <section className="mt-6 text-small" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="font-sans text-small font-semibold tracking-normal">
        Demo accounts
      </h2>
      <ul className="mt-2">
        {accounts
          .toSorted((a, b) => Number(isAdministrator(a)) - Number(isAdministrator(b)))
          .map((account) => (
            <li key={account.email} className="border-t border-line">
              <button
                type="button"
                onClick={() => onChoose(account)}
                className="group flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-4 py-2 text-left leading-snug"
              >
                <span className="min-w-[7rem] font-semibold">
                  {isAdministrator(account) ? "Administrator" : "Customer"}
                </span>{" "}
                <span className="min-w-0 flex-1 basis-[13rem] wrap-anywhere text-soft">
                  <Email address={account.email} />
                </span>
                <span
                  aria-hidden="true"
                  className="text-clyde underline underline-offset-4 group-hover:decoration-2"
                >
                  Fill in
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p className="border-t border-line pt-2 text-soft">
        Password: {[...new Set(accounts.map(({ password }) => password))].join(", ")}
      </p>
      <p role="status" className="text-soft">
        {chosen && `Filled in for ${chosen}. Press Sign In.`}
      </p>
    </section>
  );
}
