import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { downloadText } from "@/components/ui/download";
import { useToast } from "@/components/ui/toasts";
import { type AccountActions, messages } from "@/lib/portal";
import type { SessionUser } from "@/lib/portal/records/schema";
import { useAuth, usePortalState } from "../auth-provider";
import { ConfirmWord } from "../confirm-word";
import { removeDraft } from "../requests/draft-storage";
import PasswordForm from "./password-form";
import { ProfileForm } from "./profile-form";

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

interface DeleteAccountProps {
  account: AccountActions;
  user: { email: string };
}

/** Deletes the account with its data, or says why it cannot be deleted. */
function DeleteAccount({ account, user }: DeleteAccountProps) {
  // Another tab may add the last administrator but one, or remove it.
  usePortalState((state) => state.records);
  const requests = usePortalState((state) => state.ownRequests.length);
  const toast = useToast();
  const reason = account.deletionProblem();
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;

  function remove() {
    const outcome = account.deleteAccount();
    if (outcome.status === "refused") return outcome.message;
    removeDraft(user.email);
    if (outcome.status === "unsaved") toast(outcome.message);
    return undefined;
  }

  return (
    <>
      <p className="mt-1 text-soft">
        Removes your account {requests > 0 && `and ${countOf(requests)} with comments and history `}from this
        browser, and signs you out. This cannot be undone. Download your data first: an administrator can
        bring them back from the file.
      </p>
      <ConfirmWord
        label="Delete account"
        word="DELETE"
        otherwise="Nothing was deleted."
        submit="Delete my account"
        onConfirm={remove}
      />
    </>
  );
}

const countOf = (requests: number) => (requests === 1 ? "your request" : `your ${requests} requests`);
