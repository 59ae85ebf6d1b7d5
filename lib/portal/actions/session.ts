import type { PortalContext } from "../action-context";
import { messages } from "../messages";
import { refused, type Outcome, type Refused } from "../outcome";
import { keyOf, SESSION_KEY } from "../records/storage-keys";
import { sessionUserOf, type SessionUser, type User } from "../records/schema";
import { isAdministrator } from "../rules/permissions";
import { isSameUser } from "../session-message";
import { signedInUser } from "../derived-state";

/** The signed-in user according to the storage, which another tab may have changed. */
export function currentUser(context: PortalContext): SessionUser | null {
  context.reload();
  return signedInUser(context.records());
}

/** The signed-in user; a refusal if there is none, or if it is not the one that this tab shows. */
export function userOfThisTab(context: PortalContext): SessionUser | Refused {
  const { user: shown } = context.store.getState();
  const user = currentUser(context);
  if (shown && user && !isSameUser(shown, user)) return refused(messages.otherUser);
  return user ?? refused(messages.signedOut);
}

/** An action of the signed-in user, which is refused as `userOfThisTab` says. */
export function asUser<Given extends unknown[], Result>(
  act: (context: PortalContext, user: SessionUser, ...given: Given) => Result,
) {
  return (context: PortalContext, ...given: Given): Result | Refused => {
    const user = userOfThisTab(context);
    return "status" in user ? user : act(context, user, ...given);
  };
}

/** An action of an administrator, which is refused to all others. */
export function asAdministrator<Given extends unknown[], Result>(
  act: (context: PortalContext, user: SessionUser, ...given: Given) => Result,
) {
  return asUser((context, user, ...given: Given): Result | Refused =>
    isAdministrator(user) ? act(context, user, ...given) : refused(messages.notAllowed),
  );
}

/**
 * Signs a user in, without the password in the session: docs/behaviour.md#sessions. The outcome is `stored` only when
 * both the account and the session are.
 */
export function openSession(context: PortalContext, user: User): Outcome<SessionUser> {
  const session = sessionUserOf(user);
  context.report(null);
  const sessionStored = context.put({ kind: "session", value: session });
  const accountStored = context.isStored(keyOf({ kind: "user", value: user }));
  return context.outcome(sessionStored && accountStored, session);
}

/** Signs out, even if the session was opened in another tab a moment ago. */
export function signOut(context: PortalContext): Outcome<null> {
  context.reload();
  const removed = context.remove(SESSION_KEY);
  context.report({ kind: "signed-out" });
  return context.outcome(removed, null);
}
