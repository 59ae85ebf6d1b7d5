import type { SessionUser } from "../records/schema";
import { isDemoAccount, type Reserved } from "./accounts";

// What an account cannot do, and why: docs/behaviour.md#your-account.

type DemoAccounts = Reserved["demoAccounts"];

/** Why the password of an account cannot be changed; undefined if it can. */
export function passwordProblem({ email }: SessionUser, demoAccounts: DemoAccounts): string | undefined {
  if (!isDemoAccount(demoAccounts, email)) return undefined;
  return "The password of a demo account stays as the sign-in page shows it.";
}

/**
 * Why an account cannot be deleted; undefined if it can.
 *
 * @param others the number of other administrators
 */
export function deletionProblem(
  { email, isAdmin }: SessionUser,
  demoAccounts: DemoAccounts,
  others: number,
): string | undefined {
  if (isDemoAccount(demoAccounts, email))
    return "This is a demo account. The sign-in page offers it to everyone, so it cannot be deleted. Nothing was deleted.";
  if (isAdmin && others === 0)
    return "This is the only administrator of this browser. Without it nobody could restore or back up what is stored here. Nothing was deleted.";
  return undefined;
}
