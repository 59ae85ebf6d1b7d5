import { useEffect, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import { useToast } from "@/components/ui/toasts";
import { changePassword } from "@/lib/portal/actions/change-password";
import {
  deleteAccount,
  exportOwnData,
  saveProfile,
  undoProfile,
  type ProfileForm as Profile,
} from "@/lib/portal/actions/own-account";
import type { SessionUser } from "@/lib/portal/records/schema";
import { deletionProblem, passwordProblem } from "@/lib/portal/rules/account-restrictions";
import { savedViewsOf } from "@/lib/portal/rules/saved-views";
import { useAuth, usePortalState } from "../auth-provider";
import { ConfirmWord } from "../confirm-word";
import { FocusedHeading } from "../focus";
import { Form, Submit, TextField } from "../form/form";
import { DownloadButton } from "../local-data/download-button";
import { QueryLink } from "../query-link";
import { removeDraft } from "../requests/request-draft";
import { Section } from "../section";
import { useSayOutcome } from "../use-say-outcome";
import { PasswordForm } from "./password-form";

/** The account of the signed-in user: docs/behaviour.md#your-account. Its heading takes the focus. */
export default function AccountPage() {
  const user = usePortalState((state) => state.user);
  const { run } = useAuth();
  if (!user) return null;
  return (
    <article className="pt-2">
      <FocusedHeading>Your account</FocusedHeading>
      <p className="mt-1 text-soft wrap-anywhere">
        You sign in with <strong className="font-semibold text-ink">{user.email}</strong>. The email names
        your account and cannot be changed.
      </p>
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <Section level="h3" heading="Profile">
          <ProfileForm user={user} />
        </Section>
        <Section level="h3" heading="Password">
          <OwnPassword user={user} />
        </Section>
        <Section level="h3" heading="Your data">
          <p className="mt-1 text-soft">
            One JSON file with your account, your requests and their histories. Your password is in it as a
            salted hash. An administrator can import the file in Settings.
          </p>
          <DownloadButton label="Download my data" make={() => run(exportOwnData)} />
        </Section>
        <Section level="h3" heading="Delete account">
          <DeleteAccount user={user} />
        </Section>
        <SavedViews user={user} />
      </div>
    </article>
  );
}

interface OwnerProps {
  user: SessionUser;
}

/** Changes the names of the account. What was not touched follows changes of other tabs. */
function ProfileForm({ user: { firstName, lastName, company } }: OwnerProps) {
  const { run } = useAuth();
  const say = useSayOutcome();
  /** The values that the form began with, or followed last. */
  const saved = useRef<Profile>({ firstName, lastName, company });
  const form = useForm<Profile>({ defaultValues: { firstName, lastName, company } });
  const { getValues, resetField } = form;
  useEffect(() => {
    const now = { firstName, lastName, company };
    for (const field of ["firstName", "lastName", "company"] as const)
      if (getValues(field) === saved.current[field]) resetField(field, { defaultValue: now[field] });
    saved.current = now;
  }, [firstName, lastName, company, getValues, resetField]);

  function submit(values: Profile) {
    const outcome = run(saveProfile, values);
    if (outcome.status === "refused") return outcome;
    const { profile } = outcome.value;
    saved.current = { firstName: profile.firstName, lastName: profile.lastName, company: profile.company };
    form.reset(saved.current);
    say(
      outcome,
      "Profile saved in this browser.",
      (edited) => run(undoProfile, edited),
      "Your profile is as it was before.",
    );
    return outcome;
  }

  return (
    <Form form={form} label="Profile" action={submit} className="mt-3 grid gap-4 sm:grid-cols-2">
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <TextField
        name="company"
        label="Company"
        optional
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <Submit className="justify-self-start">Save profile</Submit>
    </Form>
  );
}

/** Changes the password; says why it cannot be changed for a demo account. */
function OwnPassword({ user }: OwnerProps) {
  const { run, demoAccounts } = useAuth();
  const reason = passwordProblem(user, demoAccounts);
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;
  return (
    <PasswordForm
      user={user}
      withCurrent
      label="Change password"
      busyLabel="Changing password..."
      store={(values) => run(changePassword, values)}
      done="Password changed in this browser."
    />
  );
}

/** The views that the account saved when lists had them, as links to bookmark; nothing where there are none. */
function SavedViews({ user }: OwnerProps) {
  const records = usePortalState((state) => state.records);
  const views = useMemo(() => savedViewsOf(records, user.id), [records, user.id]);
  if (views.length === 0) return null;
  return (
    <Section level="h3" heading="Saved views">
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
  const { run, demoAccounts } = useAuth();
  const administrators = usePortalState((state) => state.administrators.length);
  const requests = usePortalState((state) => state.ownRequests.length);
  const toast = useToast();
  const reason = deletionProblem(user, demoAccounts, administrators - 1);
  if (reason) return <p className="mt-1 text-soft">{reason}</p>;

  function remove() {
    const outcome = run(deleteAccount);
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
