import type { Desk } from "../desk";
import { displayedError, messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import type { SessionUser } from "../records/schema";
import { signUpProblem, type SignUpForm } from "../rules/validation";
import { claimEmail } from "./claim-email";
import { openSession } from "./session";

/** Creates an account and signs its user in. */
export async function signUp(desk: Desk, form: SignUpForm): Promise<Outcome<SessionUser, keyof SignUpForm>> {
  const problem = signUpProblem(form);
  if (problem) return { status: "refused", ...problem };
  try {
    desk.reload();
    // Looked at before the hash as well: a refusal need not take its time.
    const isTaken = desk.ledger().accounts.ofEmail(form.email).length > 0;
    const user = isTaken ? undefined : await claimEmail(desk, await draftOf(desk, form));
    return user ? openSession(desk, user) : { ...refused(messages.emailTaken), field: "email" };
  } catch (error) {
    desk.edges.log(messages.signUpFailed, error);
    return refused(displayedError(error, messages.signUpFailed));
  }
}

async function draftOf(desk: Desk, form: SignUpForm) {
  return {
    email: form.email.trim(),
    password: await desk.passwords.hash(form.password),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    company: form.company?.trim() ?? "",
  };
}
