import { bindActions } from "../bind-actions";
import type { PortalContext } from "../context";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { SESSION_KEY } from "../records/keys";
import { ownRecords } from "../records/partition";
import { valuesOf, type EventOf, type SessionUser } from "../records/schema";
import { isDemoAccount } from "../rules/accounts";
import { latestEvents } from "../rules/events";
import { ownDataOf, type OwnData } from "../rules/own-data";
import { firstMissing } from "../rules/validation";
import { removeFromLegacy } from "../storage/legacy";
import { fileOf, prepareExport, type Exported } from "./backup";
import { addEvent, newEvent } from "./events";
import { changePassword, passwordProblem } from "./passwords";
import { asUser, userOfThisTab } from "./session";
import { splitShared } from "./split-shared";

/** Fetched with this file, and so not among the messages of all pages. */
const texts = {
  sameProfile: "Nothing to save: this is your profile already.",
  demoDeletion:
    "This is a demo account. The sign-in page offers it to everyone, so it cannot be deleted. Nothing was deleted.",
  lastAdministrator:
    "This is the only administrator of this browser. Without it nobody could restore or back up what is stored here. Nothing was deleted.",
  deletionNotStored:
    "There is no room for a change that takes your requests out of a bulk change. Nothing was deleted.",
  deletionIncomplete:
    "This browser refused to remove all of your data. What is left is shown again when you reload this page or leave the portal.",
} as const;

export interface ProfileForm {
  firstName: string;
  lastName: string;
  company: string;
}

type Profile = EventOf<"profile">;

/** A change of the profile, and the names before it, to which an undo returns. */
export interface EditedProfile {
  profile: Profile;
  before: ProfileForm;
}

export type AccountActions = ReturnType<typeof createAccountActions>;

/** What the signed-in user can do with the own account: docs/behaviour.md#your-account. */
export const createAccountActions = (context: PortalContext) =>
  bindActions(context, {
    saveProfile,
    undoProfile,
    passwordProblem,
    changePassword,
    exportOwnData,
    deletionProblem,
    deleteAccount,
  });

/** Stores other names for the signed-in user. The names that sign-up requires are required here too. */
const saveProfile = asUser((context, user, form: ProfileForm): Outcome<EditedProfile, keyof ProfileForm> => {
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
});

/** Returns to the names before a change by another change, unless they were changed again. */
const undoProfile = asUser((context, user, { profile, before }: EditedProfile): Outcome<Profile> => {
  const latest = latestEvents(valuesOf(context.records(), "event"), "profile").get(profile.subject);
  if (user.id !== profile.subject || latest?.id !== profile.id) return refused(messages.changedMeanwhile);
  return addEvent(context, user, user.id, { type: "profile", ...before });
});

function ownData(context: PortalContext, { email }: SessionUser): OwnData {
  const { now, randomBytes } = context.effects;
  const { quarantined } = context.store.getState();
  return ownDataOf(context.records(), quarantined, email, () => newId(now(), randomBytes));
}

/** Exports the account of the signed-in user, its requests and their histories, as a backup that an administrator can import. */
const exportOwnData = asUser(async (context, user): Promise<Exported> => {
  const refusal = await prepareExport(context, () => {
    const still = userOfThisTab(context);
    if ("status" in still) return still;
    return still.id === user.id ? undefined : refused(messages.otherUser);
  });
  if (refusal) return refusal;
  const data = ownData(context, user);
  return { status: "ready", value: fileOf(context, "portal-my-data", ownRecords(data), data.quarantined) };
});

/** Why the signed-in user's account cannot be deleted; undefined if it can. */
function deletionProblem(context: PortalContext): string | undefined {
  const { user } = context.store.getState();
  if (!user) return undefined;
  if (isDemoAccount(context.options.demoAccounts, user.email)) return texts.demoDeletion;
  const isOther = ({ id, isAdmin }: { id: string; isAdmin: boolean }) => isAdmin && id !== user.id;
  const isLast = user.isAdmin && !context.data().accounts.users.some(isOther);
  return isLast ? texts.lastAdministrator : undefined;
}

/** Deletes the account with its data, and signs out. What cannot be removed at once is removed with the next write. */
const deleteAccount = asUser((context, user): Outcome<null> => {
  const problem = deletionProblem(context);
  if (problem) return refused(problem);
  const split = splitShared(context, () => ownData(context, user).shared);
  if (!split) return refused(texts.deletionNotStored);
  const { userIds, own, quarantined } = ownData(context, user);
  const recordsRemoved = context.remove(...own.keys(), ...split.removable, SESSION_KEY);
  const { safeStorage } = context;
  const unreadableRemoved = quarantined
    .map(({ key }) => safeStorage.remove(key))
    .every((refusal) => !refusal);
  const legacyRemoved = removeFromLegacy(safeStorage, user.email, userIds);
  context.reload();
  if (recordsRemoved && unreadableRemoved && legacyRemoved) {
    context.report({ kind: "account-deleted", email: user.email });
    return { status: "stored", value: null };
  }
  context.report({ kind: "signed-out" });
  return { status: "unsaved", value: null, message: texts.deletionIncomplete };
});
