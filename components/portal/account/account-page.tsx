import { useEffect, useRef, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { messages, type AccountActions } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";
import { DeleteAccount } from "./delete-account";
import { OwnDataExport } from "./own-data-export";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";
import { SchemeChoice } from "./scheme-choice";
import { useSignOut } from "./use-sign-out";

/** The account of the signed-in user: docs/behaviour.md#your-account. Its heading takes the focus. */
export default function AccountPage() {
  const { openAccount } = useAuth();
  const [account, setAccount] = useState<AccountActions>();
  const [problem, setProblem] = useState<{ message: string }>();
  const user = usePortalState((state) => state.user);
  const signOut = useSignOut();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  useEffect(() => {
    let stopped = false;
    openAccount().then(
      (actions) => !stopped && setAccount(actions),
      () => !stopped && setProblem({ message: messages.codeMissing }),
    );
    return () => {
      stopped = true;
    };
  }, [openAccount]);
  if (!user) return null;
  return (
    <article className="pt-2">
      <h2 ref={headingRef} tabIndex={-1} className="text-h3">
        Your account
      </h2>
      <p className="mt-1 text-soft wrap-anywhere">
        You sign in with <strong className="font-semibold text-ink">{user.email}</strong>. The email names
        your account and cannot be changed.
      </p>
      <div className="mt-6 empty:hidden">
        <Alert problem={problem} />
      </div>
      {account && (
        <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <Section heading="Profile">
            <ProfileForm account={account} user={user} />
          </Section>
          <Section heading="Password">
            <PasswordForm account={account} user={user} />
          </Section>
          <Section heading="Colours">
            <SchemeChoice />
          </Section>
          <Section heading="Sign out">
            <p className="mt-1 text-soft">
              All tabs of this browser share one session, so this signs you out in all of them. A request that
              you have begun in this tab is removed; one in another tab waits there for your next visit.
            </p>
            <button type="button" className="button mt-4" onClick={signOut}>
              Sign out in all tabs
            </button>
          </Section>
          <Section heading="Your data">
            <OwnDataExport account={account} />
          </Section>
          <Section heading="Delete account">
            <DeleteAccount account={account} user={user} />
          </Section>
        </div>
      )}
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-3">
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
