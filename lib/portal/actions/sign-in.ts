import type { PortalContext } from "../action-context";
import { displayedError, messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { userKeyPrefix } from "../records/storage-keys";
import type { SessionUser, User } from "../records/schema";
import { isDemoAccount, isSameEmail } from "../rules/accounts";
import { firstMissing, type SignInForm } from "../rules/form-validation";
import { openSession } from "./session";
import { claimEmail } from "./sign-up";
import { upgradePassword } from "./upgrade-passwords";

/** Signs in with the email and password of a stored account or a demo account. */
export async function signIn(
  context: PortalContext,
  form: SignInForm,
): Promise<Outcome<SessionUser, keyof SignInForm>> {
  const problem = firstMissing(form, ["email", "password"]);
  if (problem) return { status: "refused", ...problem };
  try {
    context.reload();
    const user = (await authenticate(context, form)) ?? (await createDemoUser(context, form));
    return user ? openSession(context, user) : refused(reasonOfRefusal(context, form));
  } catch (error) {
    context.effects.log(messages.signInFailed, error);
    return refused(displayedError(error, messages.signInFailed));
  }
}

/** An account that cannot be read must not look like a mistyped password. */
function reasonOfRefusal(context: PortalContext, { email }: SignInForm): string {
  const { quarantined } = context.store.getState();
  const isUnreadable =
    context.data().accounts.ofEmail(email).length === 0 &&
    quarantined.some(({ key }) => key.startsWith(userKeyPrefix(email)));
  if (!isUnreadable) return messages.invalidCredentials;
  // Nobody can sign up with the email of a demo account, as the other message advises.
  return isDemoAccount(context.options.demoAccounts, email) ? messages.demoEmail : messages.unreadableAccount;
}

/** Finds the stored account by email and password, and renews an outdated hash. */
async function authenticate(
  context: PortalContext,
  { email, password }: SignInForm,
): Promise<User | undefined> {
  const users = context.data().accounts.ofEmail(email);
  // An unknown email takes as long as a wrong password. The password of a demo account is hashed when it is stored.
  if (users.length === 0 && !demoAccount(context, { email, password })) {
    await context.passwords.matches(password, undefined);
  }
  for (const user of users) {
    if (!(await context.passwords.matches(password, user.password))) continue;
    await upgradePassword(context, user, password);
    return context.data().accounts.find(user.id) ?? user;
  }
  return undefined;
}

function demoAccount({ options }: PortalContext, { email, password }: SignInForm) {
  return options.demoAccounts?.find(
    (account) => isSameEmail(account.email, email) && account.password === password,
  );
}

/**
 * Stores the matching demo account on its first sign-in, unless its email already has an account. One that cannot be read
 * does not count: refusing would lock out the only administrator, who alone can bring it back. Both are one account then.
 */
async function createDemoUser(context: PortalContext, form: SignInForm): Promise<User | undefined> {
  const account = demoAccount(context, form);
  if (!account || context.data().accounts.ofEmail(form.email).length > 0) return undefined;
  const password = await context.passwords.hash(account.password);
  const user = await claimEmail(context, { ...account, password });
  // Another tab may have stored it at the same time.
  return user ?? authenticate(context, form);
}
