import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useToast } from "@/components/ui/toasts";
import type { SessionUser } from "@/lib/portal/records/schema";
import { deletionProblem, passwordProblem } from "@/lib/portal/rules/own-account";
import { savedViewsOf } from "@/lib/portal/rules/saved-views";
import { useAuth, usePortalState } from "../auth-provider";
import { ConfirmWord } from "../confirm-word";
import { DownloadButton } from "../local-data/download-button";
import { QueryLink } from "../query-link";
import { removeDraft } from "../requests/draft-storage";
import PasswordForm from "./password-form";
import { ProfileForm } from "./profile-form";

/** The account of the signed-in user: docs/behaviour.md#your-account. Its heading takes the focus. */
export default function AccountPage() {
  const user = usePortalState((state) => state.user);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
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
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <Section heading="Profile">
          <ProfileForm user={user} />
        </Section>
        <Section heading="Password">
          <OwnPassword user={user} />
        </Section>
        <Section heading="Your data">
          <OwnDataExport />
        </Section>
        <Section heading="Delete account">
          <DeleteAccount user={user} />
        </Section>
        <SavedViews user={user} />
      </div>
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

interface OwnerProps {
  user: SessionUser;
}

/** Changes the password; says why it cannot be changed for a demo account. */
function OwnPassword({ user }: OwnerProps) {
  const { changePassword, demoAccounts } = useAuth();
  const reason = passwordProblem(user, demoAccounts);
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;
  return (
    <PasswordForm
      user={user}
      withCurrent
      label="Change password"
      busyLabel="Changing password..."
      store={changePassword}
      done="Password changed in this browser."
    />
  );
}

/** Downloads the data of the signed-in user. */
function OwnDataExport() {
  const { exportOwnData } = useAuth();
  return (
    <>
      <p className="mt-1 text-soft">
        One JSON file with your account, your requests and their histories. Your password is in it as a salted
        hash. An administrator can import the file in Settings.
      </p>
      <DownloadButton label="Download my data" make={exportOwnData} />
    </>
  );
}

/** The views that the account saved when lists had them, as links to bookmark; nothing where there are none. */
function SavedViews({ user }: OwnerProps) {
  const records = usePortalState((state) => state.records);
  const views = useMemo(() => savedViewsOf(records, user.id), [records, user.id]);
  if (views.length === 0) return null;
  return (
    <Section heading="Saved views">
      <p className="mt-1 text-soft">
        The address of a list has its search, filters and order. Open a view and bookmark it.
      </p>
      <ul className="mt-2">
        {views.map(({ id, name, query }) => (
          <li key={id} className="py-1 wrap-anywhere">
            <QueryLink change={{ tab: null, ...Object.fromEntries(new URLSearchParams(query)) }}>
              {name}
            </QueryLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Deletes the account with its data, or says why it cannot be deleted. */
function DeleteAccount({ user }: OwnerProps) {
  const { deleteAccount, demoAccounts } = useAuth();
  const administrators = usePortalState((state) => state.administrators.length);
  const requests = usePortalState((state) => state.ownRequests.length);
  const toast = useToast();
  const reason = deletionProblem(user, demoAccounts, administrators - 1);
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;

  async function remove() {
    const outcome = await deleteAccount();
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
