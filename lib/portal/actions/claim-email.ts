import type { PortalContext } from "../context";
import type { LocksLike } from "../effects";
import { newId } from "../ids";
import { keyOf, userKeysOf } from "../records/keys";
import type { PortalRecord, User } from "../records/schema";
import { isAdministratorEmail } from "../rules/accounts";

/**
 * Pause before a claim is checked, in milliseconds: docs/behaviour.md#accounts. Each browser process has its own copy
 * of the storage, and writes of other processes arrive with a delay, even under a lock.
 */
const SETTLING_TIME_MS = 150;

/** A new account before it has an id. */
export type AccountDraft = Omit<User, "id" | "isAdmin" | "createdAt">;

/**
 * Stores a new account; returns undefined if the email is taken. Tabs may claim the same email at the same
 * time: each stores its record, waits, and removes it again unless it is the earliest.
 */
export function claimEmail(context: PortalContext, draft: AccountDraft): Promise<User | undefined> {
  const { effects, options } = context;
  // Listed one by one: with an unknown field the record would be unreadable.
  const { email, password, firstName, lastName, company } = draft;
  return withLock(effects.locks, userKeysOf(email), async () => {
    context.reload();
    if (context.data().accounts.ofEmail(email).length > 0) return undefined;
    const now = effects.now();
    const user: User = {
      id: newId(now, effects.randomBytes),
      email,
      password,
      firstName,
      lastName,
      company,
      isAdmin: isAdministratorEmail(email, options.administrator),
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
