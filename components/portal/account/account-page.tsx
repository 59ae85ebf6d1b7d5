import { useEffect, useRef, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { downloadText } from "@/components/ui/download";
import { useToast } from "@/components/ui/toasts";
import { messages, type AccountActions } from "@/lib/portal";
import type { SessionUser } from "@/lib/portal/records/schema";
import { useAuth, usePortalState } from "../auth-provider";
import { DeleteAccount } from "./delete-account";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";
import { SchemeChoice } from "./scheme-choice";

/** The account of the signed-in user: docs/behaviour.md#your-account. Its heading takes the focus. */
export default function AccountPage() {
  const { openAccount } = useAuth();
  const [account, setAccount] = useState<AccountActions>();
  const [problem, setProblem] = useState<{ message: string }>();
  const user = usePortalState((state) => state.user);
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
            <OwnPassword account={account} user={user} />
          </Section>
          <Section heading="Colours">
            <SchemeChoice />
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

interface OwnPasswordProps {
  account: AccountActions;
  user: SessionUser;
}

/** Changes the password; says why it cannot be changed for a demo account. */
function OwnPassword({ account, user }: OwnPasswordProps) {
  const reason = account.passwordProblem();
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;
  return (
    <PasswordForm
      user={user}
      withCurrent
      label="Change password"
      busyLabel="Changing password..."
      store={account.changePassword}
      done="Password changed in this browser."
    />
  );
}

/** Downloads the data of the signed-in user. */
function OwnDataExport({ account }: Pick<OwnPasswordProps, "account">) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const outcome = await account.exportOwnData();
    setBusy(false);
    if (outcome.status === "refused") toast(outcome.message);
    else downloadText(outcome.value.name, outcome.value.text, "application/json");
  }

  return (
    <>
      <p className="mt-1 text-soft">
        One JSON file with your account, your requests and their histories. Your password is in it as a salted
        hash. An administrator can import the file in Settings.
      </p>
      <button type="button" className="button mt-4" disabled={busy} onClick={save}>
        Download my data
      </button>
    </>
  );
}
