import type { PortalContext } from "../context";
import { displayedError, messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import type { SessionUser } from "../records/schema";
import { signUpProblem, type SignUpForm } from "../rules/validation";
import { claimEmail, type AccountDraft } from "./claim-email";
import { openSession } from "./session";

/** Creates an account and signs its user in. */
export async function signUp(
  context: PortalContext,
  form: SignUpForm,
): Promise<Outcome<SessionUser, keyof SignUpForm>> {
  const problem = signUpProblem(form);
  if (problem) return { status: "refused", ...problem };
  try {
    context.reload();
    // Checked here as well as in claimEmail, because hashing the password is slow.
    const isTaken = context.data().accounts.ofEmail(form.email).length > 0;
    const user = isTaken ? undefined : await claimEmail(context, await draftOf(context, form));
    return user ? openSession(context, user) : { ...refused(messages.emailTaken), field: "email" };
  } catch (error) {
    context.effects.log(messages.signUpFailed, error);
    return refused(displayedError(error, messages.signUpFailed));
  }
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
