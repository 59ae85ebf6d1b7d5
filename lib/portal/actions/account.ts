import { writeBackup } from "../backup";
import type { PortalContext } from "../context";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { NO_PASSWORD } from "../passwords";
import { readRecord } from "../records/codec";
import { keyOf, SESSION_KEY } from "../records/keys";
import { ownRecords } from "../records/partition";
import { valuesOf, type EventOf, type PortalRecord, type SessionUser } from "../records/schema";
import { emailKey, isDemoAccount } from "../rules/accounts";
import { latestEvents } from "../rules/events";
import { ownDataOf, type OwnData } from "../rules/own-data";
import { isCommonPassword } from "../rules/password-strength";
import { may } from "../rules/roles";
import { firstMissing, newPasswordProblem, type Problem } from "../rules/validation";
import { isSampleId } from "../samples/sample-id";
import { lists, parseList, rawOf } from "../storage/legacy";
import type { SafeStorage } from "../storage/safe-storage";
import type { BackupFile } from "./backup";
import { eventFactory } from "./events";
import { userOfThisTab } from "./session";
import { splitShared } from "./split-shared";
import { upgradePlainPasswords } from "./upgrade-passwords";

/** Fetched with this file, and so not among the messages of all pages. */
const texts = {
  sameProfile: "Nothing to save: this is your profile already.",
  missingCurrentPassword: "Please enter your current password.",
  missingNewPassword: "Please enter a new password.",
  wrongPassword: "The current password is not right. Your password was not changed.",
  passwordNotHashed: "The password could not be hashed. Nothing was changed.",
  samePassword: "This is your current password. Your password was not changed.",
  commonPassword: "This password is among the first that anyone would try. Your password was not changed.",
  demoPassword: "The password of a demo account stays as the sign-in page shows it.",
  unknownCustomer: "This customer no longer exists. Nothing was changed.",
  sampleCustomer: "Nobody signs in as a sample customer. Nothing was changed.",
  hasPassword: "This customer has a password already. It was not changed.",
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

/** The form of a password. The first one of a customer from a CSV file has no current one. */
export interface PasswordForm {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

type Refused = ReturnType<typeof refused>;
type Profile = EventOf<"profile">;

/** A change of the profile, and the names before it, to which an undo returns. */
export interface EditedProfile {
  profile: Profile;
  before: ProfileForm;
}

export type AccountActions = ReturnType<typeof createAccountActions>;

/** What the signed-in user can do with the own account: docs/behaviour.md#your-account. */
export function createAccountActions(context: PortalContext) {
  return {
    saveProfile: (form: ProfileForm) => saveProfile(context, form),
    undoProfile: (edited: EditedProfile) => undoProfile(context, edited),
    passwordProblem: () => passwordProblem(context),
    changePassword: (form: PasswordForm) => changePassword(context, form),
    exportOwnData: () => exportOwnData(context),
    deletionProblem: () => deletionProblem(context),
    deleteAccount: () => deleteAccount(context),
  };
}

/** Stores other names for the signed-in user. The names that sign-up requires are required here too. */
function saveProfile(context: PortalContext, form: ProfileForm): Outcome<EditedProfile, keyof ProfileForm> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const problem = firstMissing(form, ["firstName", "lastName"]);
  if (problem) return { status: "refused", ...problem };
  const before = { firstName: user.firstName, lastName: user.lastName, company: user.company };
  const names = {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    company: form.company.trim(),
  };
  if (JSON.stringify(names) === JSON.stringify(before)) return refused(texts.sameProfile);
  const profile: Profile = { ...eventFactory(context, user.id)(user.id), type: "profile", ...names };
  return context.outcome(context.put({ kind: "event", value: profile }), { profile, before });
}

/** Returns to the names before a change by another change, unless they were changed again. */
function undoProfile(context: PortalContext, { profile, before }: EditedProfile): Outcome<Profile> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const latest = latestEvents(valuesOf(context.records(), "event"), "profile").get(profile.subject);
  if (user.id !== profile.subject || latest?.id !== profile.id) return refused(messages.changedMeanwhile);
  const value: Profile = { ...eventFactory(context, user.id)(user.id), type: "profile", ...before };
  return context.outcome(context.put({ kind: "event", value }), value);
}

/** Whose password is to be stored, by whom, and which ones are stored: two if two tabs signed up at the same time. */
interface Target {
  id: string;
  by: SessionUser;
  stored: readonly string[];
}

const storedPasswords = (context: PortalContext, email: string) =>
  context
    .data()
    .accounts.ofEmail(email)
    .map(({ password }) => password);

/** Hashes a password. Another tab may have signed out or stored one meanwhile, so the target is found again. */
async function hashFor(
  context: PortalContext,
  password: string,
  before: Target,
  find: () => Target | Refused,
): Promise<EventOf<"password"> | Refused> {
  const hash = await context.passwords.hash(password);
  const now = find();
  if ("status" in now) return now;
  if (now.id !== before.id || now.stored.join() !== before.stored.join())
    return refused(messages.changedMeanwhile);
  return { ...eventFactory(context, now.by.id)(now.id), type: "password", hash };
}

async function orNotHashed<T>(context: PortalContext, work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    context.effects.log(texts.passwordNotHashed, error);
    return refused(texts.passwordNotHashed);
  }
}

/** Why the signed-in user's password cannot be changed; undefined if it can. */
function passwordProblem({ store, options }: PortalContext): string | undefined {
  const { user } = store.getState();
  return user && isDemoAccount(options.demoAccounts, user.email) ? texts.demoPassword : undefined;
}

/** Validates a change of password like a sign-up, after the current password. */
function changeProblem(form: PasswordForm): Problem<keyof PasswordForm> | undefined {
  if (form.currentPassword === "") return { field: "currentPassword", message: texts.missingCurrentPassword };
  if (form.password === "") return { field: "password", message: texts.missingNewPassword };
  return firstMissing(form, ["confirmPassword"]) ?? newPasswordProblem(form);
}

/**
 * Changes the password of the signed-in user, who has to enter the current one. The new one is an event of its own, like
 * all that is done to an account. The hash of the old one is removed: it may be in use elsewhere.
 *
 * @see docs/decisions/0062-writes-are-appended-and-undone-by-further-writes.md
 */
function changePassword(
  context: PortalContext,
  form: PasswordForm,
): Promise<Outcome<null, keyof PasswordForm>> {
  return orNotHashed(context, async () => {
    const find = (): Target | Refused => {
      const by = userOfThisTab(context);
      return "status" in by ? by : { id: by.id, by, stored: storedPasswords(context, by.email) };
    };
    const before = find();
    if ("status" in before) return before;
    const fixed = passwordProblem(context);
    if (fixed) return refused(fixed);
    const problem = changeProblem(form);
    if (problem) return { status: "refused", ...problem };
    const { by, stored } = before;
    if (!(await matchesAny(context, form.currentPassword, stored)))
      return { ...refused(texts.wrongPassword), field: "currentPassword" };
    const unfit =
      (form.password === form.currentPassword && texts.samePassword) ||
      (isCommonPassword(form.password, [by.email, by.firstName, by.lastName, by.company]) &&
        texts.commonPassword);
    if (unfit) return { ...refused(unfit), field: "password" };
    const value = await hashFor(context, form.password, before, find);
    if ("status" in value) return value;
    const isStored = context.put({ kind: "event", value });
    const outcome = context.outcome(isStored, null);
    if (isStored) forgetEarlier(context, by, value);
    return outcome;
  });
}

async function matchesAny(context: PortalContext, password: string, stored: readonly string[]) {
  for (const hash of stored) if (await context.passwords.matches(password, hash)) return true;
  return false;
}

/**
 * Removes the earlier hashes. Where the storage refuses, they stay as they are, and nothing is left unsaved: the new
 * password is stored and in force all the same.
 */
function forgetEarlier(
  context: PortalContext,
  { email }: SessionUser,
  { id, hash }: EventOf<"password">,
): void {
  const own = valuesOf(context.records(), "user").filter((user) => emailKey(user.email) === emailKey(email));
  const before = own.flatMap((value) => context.records().get(keyOf({ kind: "user", value })) ?? []);
  if (!context.put(...own.map((user) => ({ kind: "user" as const, value: { ...user, password: hash } }))))
    context.put(...before);
  const ids = new Set(own.map((user) => user.id));
  const earlier = [...context.records().values()].filter(
    ({ kind, value }) =>
      kind === "event" && value.type === "password" && value.id !== id && ids.has(value.subject),
  );
  if (!context.remove(...earlier.map(keyOf))) context.put(...earlier);
}

/** Sets the first password of an account that came from a CSV file. An account that has one keeps it. */
export function setPassword(
  context: PortalContext,
  userId: string,
  form: Omit<PasswordForm, "currentPassword">,
): Promise<Outcome<null, keyof PasswordForm>> {
  return orNotHashed(context, async () => {
    const find = () => targetOf(context, userId);
    const before = find();
    if ("status" in before) return before;
    const problem = firstMissing(form, ["password", "confirmPassword"]) ?? newPasswordProblem(form);
    if (problem) return { status: "refused", ...problem };
    const value = await hashFor(context, form.password, before, find);
    return "status" in value ? value : context.outcome(context.put({ kind: "event", value }), null);
  });
}

function targetOf(context: PortalContext, userId: string): Target | Refused {
  const by = userOfThisTab(context);
  if ("status" in by) return by;
  if (!may(by, "set-password")) return refused(messages.notAllowed);
  const account = context.data().accounts.find(userId);
  if (!account) return refused(texts.unknownCustomer);
  if (isSampleId(account.id)) return refused(texts.sampleCustomer);
  const stored = storedPasswords(context, account.email);
  const isFree = stored.every((password) => password === NO_PASSWORD);
  return isFree ? { id: account.id, by, stored } : refused(texts.hasPassword);
}

function ownData(context: PortalContext, { email }: SessionUser): OwnData {
  const { now, randomBytes } = context.effects;
  const { quarantined } = context.store.getState();
  return ownDataOf(context.records(), quarantined, email, () => newId(now(), randomBytes));
}

/**
 * Exports the account of the signed-in user, its requests and their histories, as a backup that an administrator can
 * import. A plain-text password is hashed first.
 */
async function exportOwnData(
  context: PortalContext,
): Promise<{ status: "ready"; value: BackupFile } | Refused> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  try {
    await upgradePlainPasswords(context);
  } catch (error) {
    context.effects.log(messages.exportFailed, error);
    return refused(messages.exportFailed);
  }
  // Hashing takes a while, and another tab may have signed in meanwhile.
  const still = userOfThisTab(context);
  if ("status" in still) return still;
  if (still.id !== user.id) return refused(messages.otherUser);
  const data = ownData(context, user);
  const now = context.effects.now();
  const [day] = new Date(now).toISOString().split("T");
  return {
    status: "ready",
    value: { name: `portal-my-data-${day}.json`, text: writeBackup(ownRecords(data), data.quarantined, now) },
  };
}

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
function deleteAccount(context: PortalContext): Outcome<null> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
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
}

/**
 * Removes an account and its requests from the legacy lists. Returns false if the storage refused. A list that cannot
 * be read at all stays: nothing in it is known to belong to the account.
 */
function removeFromLegacy(safeStorage: SafeStorage, email: string, userIds: ReadonlySet<string>): boolean {
  const isOwn = ({ kind, value }: PortalRecord) =>
    (kind === "user" && emailKey(value.email) === emailKey(email)) ||
    (kind === "request" && userIds.has(value.userId));
  return (["user", "request"] as const)
    .map((kind) => {
      const raw = rawOf(safeStorage, lists[kind]);
      const list = raw === null ? undefined : parseList(raw);
      const left = list?.filter((entry) => {
        const decoded = readRecord(kind, entry);
        return !("record" in decoded && isOwn(decoded.record));
      });
      if (left?.length === list?.length) return undefined;
      return safeStorage.write(lists[kind], JSON.stringify(left));
    })
    .every((problem) => problem === undefined);
}
