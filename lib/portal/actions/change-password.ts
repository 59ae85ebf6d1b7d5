import type { PortalContext } from "../action-context";
import { messages } from "../messages";
import { refused, type Outcome, type Refused } from "../outcome";
import { NO_PASSWORD } from "../password-hashing";
import { keyOf } from "../records/storage-keys";
import { valuesOf, type EventOf, type SessionUser } from "../records/schema";
import { isSameEmail } from "../rules/accounts";
import { passwordProblem } from "../rules/account-restrictions";
import { isCommonPassword } from "../rules/password-strength";
import { isAdministrator } from "../rules/permissions";
import { firstMissing, newPasswordProblem, type Problem } from "../rules/form-validation";
import { isSampleId } from "../samples/sample-id";
import { addEvent } from "./add-event";
import { userOfThisTab } from "./session";

const texts = {
  missingCurrentPassword: "Please enter your current password.",
  missingNewPassword: "Please enter a new password.",
  wrongPassword: "The current password is not right. Your password was not changed.",
  passwordNotHashed: "The password could not be hashed. Nothing was changed.",
  samePassword: "This is your current password. Your password was not changed.",
  commonPassword: "This password is among the first that anyone would try. Your password was not changed.",
  unknownCustomer: "This customer no longer exists. Nothing was changed.",
  sampleCustomer: "Nobody signs in as a sample customer. Nothing was changed.",
  hasPassword: "This customer has a password already. It was not changed.",
} as const;

/** The form of a password. The first one of a customer from a CSV file has no current one. */
export interface PasswordForm {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

type Field = keyof PasswordForm;

/** Whose password is to be stored, by whom, and which ones are stored: two if two tabs signed up at the same time. */
interface Target {
  id: string;
  by: SessionUser;
  stored: readonly string[];
}

const storedPasswords = (context: PortalContext, email: string) =>
  context
    .data()
    .accounts.ofEmail(email)
    .map(({ password }) => password);

/** Hashes a password and stores it as an event. Another tab may sign out or store one meanwhile, so it looks again. */
async function storePassword(
  context: PortalContext,
  password: string,
  find: () => Target | Refused,
  problemOf: (target: Target) => Promise<{ message: string; field?: Field } | undefined>,
): Promise<Outcome<EventOf<"password">, Field>> {
  try {
    const before = find();
    if ("status" in before) return before;
    const problem = await problemOf(before);
    if (problem) return { status: "refused", ...problem };
    const hash = await context.passwords.hash(password);
    const now = find();
    if ("status" in now) return now;
    if (now.id !== before.id || now.stored.join() !== before.stored.join())
      return refused(messages.changedMeanwhile);
    return addEvent(context, now.by, now.id, { type: "password", hash });
  } catch (error) {
    context.effects.log(texts.passwordNotHashed, error);
    return refused(texts.passwordNotHashed);
  }
}

/** The outcome without the hash. */
const withoutHash = <T>(outcome: Outcome<T, Field>): Outcome<null, Field> =>
  outcome.status === "refused" ? outcome : { ...outcome, value: null };

/**
 * Changes the password of the signed-in user, who has to enter the current one. The new one is an event of its own, like
 * all that is done to an account. The hash of the old one is removed: it may be in use elsewhere.
 *
 * @see docs/decisions/0062-writes-are-appended-and-undone-by-further-writes.md
 */
export async function changePassword(
  context: PortalContext,
  form: PasswordForm,
): Promise<Outcome<null, Field>> {
  const find = () => {
    const by = userOfThisTab(context);
    return "status" in by ? by : { id: by.id, by, stored: storedPasswords(context, by.email) };
  };
  const outcome = await storePassword(context, form.password, find, (target) =>
    changeProblem(context, form, target),
  );
  if (outcome.status === "stored") forgetEarlier(context, outcome.value);
  return withoutHash(outcome);
}

/** Validates a change of password like a sign-up, after the current password. */
async function changeProblem(
  context: PortalContext,
  form: PasswordForm,
  { by, stored }: Target,
): Promise<Problem<Field> | { message: string } | undefined> {
  const { currentPassword, password } = form;
  const fixed = passwordProblem(by, context.options.demoAccounts);
  if (fixed) return { message: fixed };
  if (currentPassword === "") return { field: "currentPassword", message: texts.missingCurrentPassword };
  if (password === "") return { field: "password", message: texts.missingNewPassword };
  const problem = firstMissing(form, ["confirmPassword"]) ?? newPasswordProblem(form);
  if (problem) return problem;
  const matches = await Promise.all(stored.map((hash) => context.passwords.matches(currentPassword, hash)));
  if (!matches.includes(true)) return { field: "currentPassword", message: texts.wrongPassword };
  if (password === currentPassword) return { field: "password", message: texts.samePassword };
  const isCommon = isCommonPassword(password, [by.email, by.firstName, by.lastName, by.company]);
  return isCommon ? { field: "password", message: texts.commonPassword } : undefined;
}

/**
 * Removes the earlier hashes. Where the storage refuses, they stay as they are, and nothing is left unsaved: the new
 * password is stored and in force all the same.
 */
function forgetEarlier(context: PortalContext, { id, hash, subject }: EventOf<"password">): void {
  const users = valuesOf(context.records(), "user");
  const email = users.find((user) => user.id === subject)?.email ?? "";
  const own = users.filter((user) => isSameEmail(user.email, email));
  const before = own.flatMap((value) => context.records().get(keyOf({ kind: "user", value })) ?? []);
  if (!context.put(...own.map((user) => ({ kind: "user" as const, value: { ...user, password: hash } }))))
    context.put(...before);
  const ids = new Set(own.map((user) => user.id));
  const earlier = [...context.records().values()].filter(
    ({ kind, value }) =>
      kind === "event" && value.type === "password" && value.id !== id && ids.has(value.subject),
  );
  if (!context.remove(...earlier.map(keyOf))) context.put(...earlier);
}

/** Sets the first password of an account that came from a CSV file. An account that has one keeps it. */
export async function setPassword(
  context: PortalContext,
  userId: string,
  form: Omit<PasswordForm, "currentPassword">,
): Promise<Outcome<null, Field>> {
  const problemOf = async () =>
    firstMissing(form, ["password", "confirmPassword"]) ?? newPasswordProblem(form);
  return withoutHash(await storePassword(context, form.password, () => targetOf(context, userId), problemOf));
}

function targetOf(context: PortalContext, userId: string): Target | Refused {
  const by = userOfThisTab(context);
  if ("status" in by) return by;
  if (!isAdministrator(by)) return refused(messages.notAllowed);
  const account = context.data().accounts.find(userId);
  if (!account) return refused(texts.unknownCustomer);
  if (isSampleId(account.id)) return refused(texts.sampleCustomer);
  const stored = storedPasswords(context, account.email);
  const isFree = stored.every((password) => password === NO_PASSWORD);
  return isFree ? { id: account.id, by, stored } : refused(texts.hasPassword);
}
