import type { Desk } from "../desk";
import { newId } from "../ids";
import { keyOf, userKeysOf } from "../records/keys";
import type { PortalRecord, User } from "../records/schema";
import { isAdministratorEmail } from "../rules/accounts";
import { withLock } from "./with-lock";

/**
 * How long a claim waits for others, in milliseconds. Each browser process has its own copy of the
 * storage, and another process's write shows a little later, even under a lock.
 */
const SETTLING_TIME = 150;

/** A new account before it has an id. */
export type AccountDraft = Omit<User, "id" | "isAdmin" | "createdAt">;

/**
 * Stores a new account unless its email is taken; undefined if it is. The record is a claim first:
 * after a pause it is looked at again, and the latest of several claims is withdrawn.
 */
export function claimEmail(desk: Desk, draft: AccountDraft): Promise<User | undefined> {
  const { edges, options } = desk;
  // Named one by one: a field that the schema does not know would make the record unreadable.
  const { email, password, firstName, lastName, company } = draft;
  return withLock(edges.locks, userKeysOf(email), async () => {
    desk.reload();
    if (desk.ledger().accounts.ofEmail(email).length > 0) return undefined;
    const now = edges.now();
    const user: User = {
      id: newId(now, edges.randomBytes),
      email,
      password,
      firstName,
      lastName,
      company,
      isAdmin: isAdministratorEmail(email, options.administrator),
      createdAt: new Date(now).toISOString(),
    };
    const record: PortalRecord = { kind: "user", value: user };
    desk.put(record);
    await edges.wait(SETTLING_TIME);
    desk.reload();
    const winner = desk.ledger().accounts.find(user.id);
    // Somebody emptied the storage, or wrote over the record. No words: the form has its own.
    if (!winner) throw new Error();
    if (winner.id === user.id) return user;
    desk.remove(keyOf(record));
    return undefined;
  });
}
