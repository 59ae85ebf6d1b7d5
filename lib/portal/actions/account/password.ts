import type { PortalContext } from "../../context";
import { messages } from "../../messages";
import { refused, type Outcome } from "../../outcome";
import { keyOf } from "../../records/keys";
import { valuesOf, type EventOf, type SessionUser } from "../../records/schema";
import { emailKey, isDemoAccount } from "../../rules/accounts";
import { isCommonPassword } from "../../rules/password-strength";
import { passwordChangeProblem, type PasswordForm } from "./forms";
import { eventFactory } from "../events";
import { userOfThisTab } from "../session";
import { accountMessages } from "./messages";

type Result = Outcome<null, keyof PasswordForm>;

/** The stored passwords of the account; two if two tabs signed up with its email at the same time. */
const passwordsOf = (context: PortalContext, { email }: SessionUser) =>
  context
    .data()
    .accounts.ofEmail(email)
    .map(({ password }) => password);

/**
 * Changes the password of the signed-in user, who has to enter the current one. The new one is an event of its own, like
 * all that is done to an account. The hash of the old one is replaced then: it may be in use elsewhere.
 *
 * @see docs/decisions/0068-an-account-is-changed-by-events.md
 */
export async function changePassword(context: PortalContext, form: PasswordForm): Promise<Result> {
  try {
    return await tryChange(context, form);
  } catch (error) {
    context.effects.log(accountMessages.passwordNotHashed, error);
    return refused(accountMessages.passwordNotHashed);
  }
}

/** Why the signed-in user's password cannot be changed; undefined if it can. */
export function passwordProblem({ store, options }: PortalContext): string | undefined {
  const { user } = store.getState();
  return user && isDemoAccount(options.demoAccounts, user.email) ? accountMessages.demoPassword : undefined;
}

/** @throws Error if the browser cannot hash */
async function tryChange(context: PortalContext, form: PasswordForm): Promise<Result> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const fixed = passwordProblem(context);
  if (fixed) return refused(fixed);
  const problem = passwordChangeProblem(form);
  if (problem) return { status: "refused", ...problem };
  const before = passwordsOf(context, user);
  if (!(await matchesAny(context, form.currentPassword, before)))
    return { ...refused(accountMessages.wrongPassword), field: "currentPassword" };
  if (form.password === form.currentPassword)
    return { ...refused(accountMessages.samePassword), field: "password" };
  if (isCommonPassword(form.password, [user.email, user.firstName, user.lastName, user.company]))
    return { ...refused(accountMessages.commonPassword), field: "password" };
  const hash = await context.passwords.hash(form.password);
  // Hashing takes a while, and another tab may have signed out or changed the password meanwhile.
  const still = userOfThisTab(context);
  if ("status" in still) return still;
  if (still.id !== user.id || passwordsOf(context, user).join() !== before.join())
    return refused(messages.changedMeanwhile);
  const value: EventOf<"password"> = { ...eventFactory(context, user.id)(user.id), type: "password", hash };
  const stored = context.put({ kind: "event", value });
  if (stored) forgetEarlier(context, user, value);
  return context.outcome(stored, null);
}

async function matchesAny(context: PortalContext, password: string, stored: readonly string[]) {
  for (const hash of stored) if (await context.passwords.matches(password, hash)) return true;
  return false;
}

/** Removes the earlier hashes. What the storage refuses stays: the new password is in force all the same. */
function forgetEarlier(
  context: PortalContext,
  { email }: SessionUser,
  { id, hash }: EventOf<"password">,
): void {
  const own = valuesOf(context.records(), "user").filter((user) => emailKey(user.email) === emailKey(email));
  context.put(...own.map((user) => ({ kind: "user" as const, value: { ...user, password: hash } })));
  const ids = new Set(own.map((user) => user.id));
  const earlier = valuesOf(context.records(), "event").filter(
    (event) => event.type === "password" && event.id !== id && ids.has(event.subject),
  );
  context.remove(...earlier.map((value) => keyOf({ kind: "event", value })));
}
