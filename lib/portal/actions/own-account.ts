import type { PortalContext } from "../action-context";
import { removeFromLegacy } from "../legacy";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { SESSION_KEY } from "../records/storage-keys";
import { valuesOf, type EventOf, type SessionUser, type User } from "../records/schema";
import { latestEvents } from "../rules/latest-events";
import { deletionProblem } from "../rules/account-restrictions";
import { ownUnreadable } from "../rules/own-unreadable";
import { firstMissing } from "../rules/form-validation";
import { fileOf, prepareExport, type Exported } from "./export-backup";
import { addEvent, newEvent } from "./add-event";
import { ownedRecords, splitShared, withOwnParts } from "./owned-records";
import { asUser } from "./session";

const texts = {
  sameProfile: "Nothing to save: this is your profile already.",
  deletionNotStored:
    "There is no room for a change that takes your requests out of a bulk change. Nothing was deleted.",
  deletionIncomplete:
    "This browser refused to remove all of your data. What is left is shown again when you reload this page or leave the portal.",
} as const;

export type ProfileForm = Pick<User, "firstName" | "lastName" | "company">;

type Profile = EventOf<"profile">;

/** A change of the profile, and the names before it, to which an undo returns. */
export interface EditedProfile {
  profile: Profile;
  before: ProfileForm;
}

/** Stores other names for the signed-in user: docs/behaviour.md#your-account. The names that sign-up requires are required here too. */
export const saveProfile = asUser(
  (context, user, form: ProfileForm): Outcome<EditedProfile, keyof ProfileForm> => {
    const problem = firstMissing(form, ["firstName", "lastName"]);
    if (problem) return { status: "refused", ...problem };
    const before = { firstName: user.firstName, lastName: user.lastName, company: user.company };
    const names = {
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      company: form.company.trim(),
    };
    if (JSON.stringify(names) === JSON.stringify(before)) return refused(texts.sameProfile);
    const profile = newEvent(context, user, user.id, { type: "profile", ...names });
    return context.outcome(context.put({ kind: "event", value: profile }), { profile, before });
  },
);

/** Returns to the names before a change by another change, unless they were changed again. */
export const undoProfile = asUser((context, user, { profile, before }: EditedProfile): Outcome<Profile> => {
  const latest = latestEvents(valuesOf(context.records(), "event"), "profile").get(profile.subject);
  if (user.id !== profile.subject || latest?.id !== profile.id) return refused(messages.changedMeanwhile);
  return addEvent(context, user, user.id, { type: "profile", ...before });
});

/** What belongs to an account: it, its requests, and what was done to them and to it, by anybody. */
function ownData(context: PortalContext, { email }: SessionUser) {
  // Two, if two tabs signed up with one email at the same time.
  const userIds = new Set(
    context
      .data()
      .accounts.ofEmail(email)
      .map(({ id }) => id),
  );
  const requests = valuesOf(context.records(), "request").filter(({ userId }) => userIds.has(userId));
  const requestIds = new Set(requests.map(({ id }) => id));
  const quarantined = ownUnreadable(context.store.getState().quarantined, { email, userIds, requestIds });
  const owners = {
    isRequest: (id: string) => requestIds.has(id),
    isAccount: (id: string) => userIds.has(id),
  };
  return { ...ownedRecords(context, owners), userIds, quarantined };
}

/** Exports the account of the signed-in user, its requests and their histories, as a backup that an administrator can import. */
export const exportOwnData = asUser(async (context, user): Promise<Exported> => {
  const refusal = await prepareExport(context, user);
  if (refusal) return refusal;
  const data = ownData(context, user);
  return { status: "ready", value: fileOf(context, "portal-my-data", withOwnParts(data), data.quarantined) };
});

/** Deletes the account with its data, and signs out. What cannot be removed at once is removed with the next write. */
export const deleteAccount = asUser((context, user): Outcome<null> => {
  const isOther = ({ id, isAdmin }: User) => isAdmin && id !== user.id;
  const others = context.data().accounts.users.filter(isOther).length;
  const problem = deletionProblem(user, context.options.demoAccounts, others);
  if (problem) return refused(problem);
  const { userIds, own, shared, quarantined } = ownData(context, user);
  if (!splitShared(context, shared)) return refused(texts.deletionNotStored);
  const recordsRemoved = context.remove(...own.keys(), ...shared.map(({ key }) => key), SESSION_KEY);
  const unreadableRemoved = quarantined
    .map(({ key }) => context.safeStorage.remove(key))
    .every((refusal) => !refusal);
  const legacyRemoved = removeFromLegacy(context, user.email, userIds);
  context.reload();
  if (recordsRemoved && unreadableRemoved && legacyRemoved) {
    context.report({ kind: "account-deleted", email: user.email });
    return { status: "stored", value: null };
  }
  context.report({ kind: "signed-out" });
  return { status: "unsaved", value: null, message: texts.deletionIncomplete };
});
