import type { PortalContext } from "../action-context";
import type { LocksLike } from "../effects";
import { displayedError, messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { keyOf, userKeyPrefix } from "../records/storage-keys";
import type { PortalRecord, SessionUser, User } from "../records/schema";
import { isDemoAccount, isSameEmail } from "../rules/accounts";
import { signUpProblem, type SignUpForm } from "../rules/form-validation";
import { isSameUser, type SessionMessage } from "../session-message";
import { openSession } from "./session";

/** Creates an account and signs its user in. */
export async function signUp(
  context: PortalContext,
  form: SignUpForm,
): Promise<Outcome<SessionUser, keyof SignUpForm>> {
  const problem = signUpProblem(form);
  if (problem) return { status: "refused", ...problem };
  // Its first sign-in stores the account: another password would make the one on the page wrong.
  if (isDemoAccount(context.options.demoAccounts, form.email))
    return { ...refused(messages.demoEmail), field: "email" };
  const { sessionMessage } = context.store.getState();
  try {
    context.reload();
    // Checked here as well as in claimEmail, because hashing the password is slow.
    const isTaken = context.data().accounts.ofEmail(form.email).length > 0;
    const user = isTaken ? undefined : await claimEmail(context, await draftOf(context, form));
    if (user) return openSession(context, user);
    noteRefusal(context, form.email, sessionMessage);
    return { ...refused(messages.emailTaken), field: "email" };
  } catch (error) {
    context.effects.log(messages.signUpFailed, error);
    return refused(displayedError(error, messages.signUpFailed));
  }
}

/**
 * Another tab that has signed up with the email may have signed this tab in already, or will in a moment. If it has also
 * signed out again, what the page says of that stays.
 */
function noteRefusal(context: PortalContext, email: string, before: SessionMessage | null): void {
  const { user, sessionMessage } = context.store.getState();
  if (user === null && sessionMessage !== before) return;
  context.report({ kind: isSameUser(user, { email }) ? "sign-up-lost" : "sign-up-refused", email });
}

async function draftOf(context: PortalContext, form: SignUpForm): Promise<AccountDraft> {
  return {
    email: form.email.trim(),
    password: await context.passwords.hash(form.password),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    company: form.company?.trim() ?? "",
  };
}

/**
 * Pause before a claim is checked, in milliseconds: docs/behaviour.md#accounts. Each browser process has its own copy
 * of the storage, and writes of other processes arrive with a delay, even under a lock.
 */
const SETTLING_TIME_MS = 150;

/** A new account before it has an id. */
type AccountDraft = Omit<User, "id" | "isAdmin" | "createdAt">;

/**
 * Stores a new account; returns undefined if the email is taken. Tabs may claim the same email at the same
 * time: each stores its record, waits, and removes it again unless it is the earliest.
 */
export function claimEmail(context: PortalContext, draft: AccountDraft): Promise<User | undefined> {
  const { effects, options } = context;
  // Listed one by one: with an unknown field the record would be unreadable.
  const { email, password, firstName, lastName, company } = draft;
  return withLock(effects.locks, userKeyPrefix(email), async () => {
    context.reload();
    if (context.data().accounts.ofEmail(email).length > 0) return undefined;
    const now = effects.now();
    const user: User = {
      id: context.newId(),
      email,
      password,
      firstName,
      lastName,
      company,
      isAdmin: isSameEmail(email, options.administrator),
      createdAt: new Date(now).toISOString(),
    };
    const record: PortalRecord = { kind: "user", value: user };
    context.put(record);
    await effects.wait(SETTLING_TIME_MS);
    context.reload();
    const winner = context.data().accounts.find(user.id);
    // The storage was cleared or the record overwritten. Without a message, the form shows its fallback.
    if (!winner) throw new Error();
    if (winner.id === user.id) return user;
    context.remove(keyOf(record));
    return undefined;
  });
}

/** Runs work under a lock shared by all tabs; without a lock where the browser has none or refuses it. */
async function withLock<T>(locks: LocksLike | undefined, name: string, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  let started = false;
  try {
    return await locks.request(name, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    return work();
  }
}
