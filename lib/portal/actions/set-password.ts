import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { NO_PASSWORD } from "../passwords";
import type { EventOf, SessionUser, User } from "../records/schema";
import { may } from "../rules/roles";
import { firstMissing, newPasswordProblem } from "../rules/validation";
import { isSampleId } from "../samples/sample-id";
import { eventFactory } from "./events";
import { userOfThisTab } from "./session";

/** Fetched with this file, and so not among the messages of all pages. */
const UNKNOWN = "This customer no longer exists. Nothing was changed.";
const SAMPLE = "Nobody signs in as a sample customer. Nothing was changed.";
const HAS_PASSWORD = "This customer has a password already. It was not changed.";
const NOT_HASHED = "The password could not be hashed. Nothing was changed.";

/** The form of a new password. */
export interface NewPasswordForm {
  password: string;
  confirmPassword: string;
}

/**
 * Sets the first password of an account that came from a CSV file. An account that has one keeps it.
 *
 * @see docs/decisions/0068-an-account-is-changed-by-events.md
 */
export async function setPassword(
  context: PortalContext,
  userId: string,
  form: NewPasswordForm,
): Promise<Outcome<null, keyof NewPasswordForm>> {
  const before = permit(context, userId);
  if ("status" in before) return before;
  const problem = firstMissing(form, ["password", "confirmPassword"]) ?? newPasswordProblem(form);
  if (problem) return { status: "refused", ...problem };
  let hash: string;
  try {
    hash = await context.passwords.hash(form.password);
  } catch (error) {
    context.effects.log(NOT_HASHED, error);
    return refused(NOT_HASHED);
  }
  // Hashing takes a while, and another tab may have set one or signed out meanwhile.
  const now = permit(context, userId);
  if ("status" in now) return now;
  const { account, by } = now;
  const value: EventOf<"password"> = {
    ...eventFactory(context, by.id)(account.id),
    type: "password",
    hash,
  };
  return context.outcome(context.put({ kind: "event", value }), null);
}

/** The account and the administrator who sets its password, or a refusal. */
function permit(
  context: PortalContext,
  userId: string,
): { account: User; by: SessionUser } | ReturnType<typeof refused> {
  const by = userOfThisTab(context);
  if ("status" in by) return by;
  if (!may(by, "set-password")) return refused(messages.notAllowed);
  const { accounts } = context.data();
  const account = accounts.find(userId);
  if (!account) return refused(UNKNOWN);
  if (isSampleId(account.id)) return refused(SAMPLE);
  // Two, if somebody signed up in another tab at the same time: that password is the account's.
  const isFree = accounts.ofEmail(account.email).every(({ password }) => password === NO_PASSWORD);
  return isFree ? { account, by } : refused(HAS_PASSWORD);
}
