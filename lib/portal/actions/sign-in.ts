import type { Desk } from "../desk";
import { displayedError, messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import type { SessionUser, User } from "../records/schema";
import { emailKey } from "../rules/accounts";
import { signInProblem, type SignInForm } from "../rules/validation";
import { claimEmail } from "./claim-email";
import { openSession } from "./session";
import { upgradePassword } from "./upgrade-passwords";

/** Signs a user in whose email and password both match a stored account, or a demo account. */
export async function signIn(desk: Desk, form: SignInForm): Promise<Outcome<SessionUser, keyof SignInForm>> {
  const problem = signInProblem(form);
  if (problem) return { status: "refused", ...problem };
  try {
    desk.reload();
    const user = (await storedUser(desk, form)) ?? (await firstVisitOfDemo(desk, form));
    return user ? openSession(desk, user) : refused(messages.invalidCredentials);
  } catch (error) {
    desk.edges.log(messages.signInFailed, error);
    return refused(displayedError(error, messages.signInFailed));
  }
}

/** The stored account that a form fits. An unknown email takes as long as a wrong password. */
async function storedUser(desk: Desk, { email, password }: SignInForm): Promise<User | undefined> {
  const records = desk.ledger().accounts.ofEmail(email);
  if (records.length === 0 && !demoAccount(desk, { email, password })) {
    await desk.passwords.matches(password, undefined);
  }
  for (const user of records) {
    if (!(await desk.passwords.matches(password, user.password))) continue;
    await upgradePassword(desk, user, password);
    return desk.ledger().accounts.find(user.id) ?? user;
  }
  return undefined;
}

function demoAccount({ options }: Desk, { email, password }: SignInForm) {
  return options.demoAccounts?.find(
    (account) => emailKey(account.email) === emailKey(email) && account.password === password,
  );
}

/** Stores the demo account that a form fits, unless its email has an account of its own. */
async function firstVisitOfDemo(desk: Desk, form: SignInForm): Promise<User | undefined> {
  const account = demoAccount(desk, form);
  if (!account || desk.ledger().accounts.ofEmail(form.email).length > 0) return undefined;
  const password = await desk.passwords.hash(account.password);
  const user = await claimEmail(desk, { ...account, password });
  // Another tab may have stored it at the same moment.
  return user ?? storedUser(desk, form);
}
