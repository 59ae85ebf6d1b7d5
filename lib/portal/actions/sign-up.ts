import type { PortalContext } from "../context";
import { displayedError, messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import type { SessionUser } from "../records/schema";
import { isDemoAccount } from "../rules/accounts";
import { signUpProblem, type SignUpForm } from "../rules/validation";
import { claimEmail, type AccountDraft } from "./claim-email";
import { isSameUser, type SessionNews } from "../session-news";
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
  const { news } = context.store.getState();
  try {
    context.reload();
    // Checked here as well as in claimEmail, because hashing the password is slow.
    const isTaken = context.data().accounts.ofEmail(form.email).length > 0;
    const user = isTaken ? undefined : await claimEmail(context, await draftOf(context, form));
    if (user) return openSession(context, user);
    noteRefusal(context, form.email, news);
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
function noteRefusal(context: PortalContext, email: string, newsBefore: SessionNews | null): void {
  const { user, news } = context.store.getState();
  if (user === null && news !== newsBefore) return;
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
