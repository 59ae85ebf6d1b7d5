import type { Desk } from "../desk";
import type { Outcome } from "../outcome";
import { keyOf, SESSION_KEY } from "../records/keys";
import type { SessionUser, User } from "../records/schema";
import { sessionRecord, sessionUserOf } from "../session";
import { signedInUser } from "../view";

/** Who is signed in, as the storage has it now. */
export function whoIsThere(desk: Desk): SessionUser | null {
  desk.reload();
  return signedInUser(desk.records(), desk.ledger());
}

/** Signs a user in. Stored only when both the account and the session are. */
export function openSession(desk: Desk, user: User): Outcome<SessionUser> {
  const stored = desk.put(sessionRecord(user));
  const account = desk.isStored(keyOf({ kind: "user", value: user }));
  return desk.done(stored && account, sessionUserOf(user));
}

/** Signs out: the session's record is removed, also one that this tab has not heard of yet. */
export function signOut(desk: Desk): Outcome<null> {
  desk.reload();
  return desk.done(desk.remove(SESSION_KEY), null);
}
