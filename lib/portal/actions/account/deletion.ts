import { writeBackup } from "../../backup";
import type { PortalContext } from "../../context";
import { newId } from "../../ids";
import { messages } from "../../messages";
import { refused, type Outcome } from "../../outcome";
import { SESSION_KEY } from "../../records/keys";
import { ownRecords } from "../../records/partition";
import type { SessionUser } from "../../records/schema";
import { isDemoAccount } from "../../rules/accounts";
import { ownDataOf, type OwnData } from "../../rules/own-data";
import type { BackupFile } from "../backup";
import { userOfThisTab } from "../session";
import { splitShared } from "../split-shared";
import { accountMessages } from "./messages";
import { removeFromLegacy } from "./remove-from-legacy";
import { upgradePlainPasswords } from "../upgrade-passwords";

function ownData(context: PortalContext, { email }: SessionUser): OwnData {
  const { now, randomBytes } = context.effects;
  const { quarantined } = context.store.getState();
  return ownDataOf(context.records(), quarantined, email, () => newId(now(), randomBytes));
}

/**
 * Exports the account of the signed-in user, its requests and their histories, as a backup that an administrator can
 * import. A plain-text password is hashed first.
 */
export async function exportOwnData(
  context: PortalContext,
): Promise<{ status: "ready"; value: BackupFile } | ReturnType<typeof refused>> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  try {
    await upgradePlainPasswords(context);
  } catch (error) {
    context.effects.log(messages.exportFailed, error);
    return refused(messages.exportFailed);
  }
  // Hashing takes a while, and another tab may have signed in meanwhile.
  const still = userOfThisTab(context);
  if ("status" in still) return still;
  if (still.id !== user.id) return refused(messages.otherUser);
  const data = ownData(context, user);
  const now = context.effects.now();
  const [day] = new Date(now).toISOString().split("T");
  return {
    status: "ready",
    value: { name: `portal-my-data-${day}.json`, text: writeBackup(ownRecords(data), data.quarantined, now) },
  };
}

/** Why the signed-in user's account cannot be deleted; undefined if it can. */
export function deletionProblem(context: PortalContext): string | undefined {
  const { user } = context.store.getState();
  if (!user) return undefined;
  if (isDemoAccount(context.options.demoAccounts, user.email)) return accountMessages.demoDeletion;
  const isOther = ({ id, isAdmin }: { id: string; isAdmin: boolean }) => isAdmin && id !== user.id;
  const isLast = user.isAdmin && !context.data().accounts.users.some(isOther);
  return isLast ? accountMessages.lastAdministrator : undefined;
}

/**
 * Deletes the account of the signed-in user with its data, and signs out: docs/behaviour.md#your-account. What cannot
 * be removed at once is removed with the next write.
 */
export function deleteAccount(context: PortalContext): Outcome<null> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const problem = deletionProblem(context);
  if (problem) return refused(problem);
  const split = splitShared(context, () => ownData(context, user).shared);
  if (!split) return refused(accountMessages.deletionNotStored);
  const { userIds, own, quarantined } = ownData(context, user);
  const recordsRemoved = context.remove(...own.keys(), ...split.removable, SESSION_KEY);
  const { safeStorage } = context;
  const unreadableRemoved = quarantined
    .map(({ key }) => safeStorage.remove(key))
    .every((refusal) => !refusal);
  const legacyRemoved = removeFromLegacy(safeStorage, user.email, userIds);
  context.reload();
  if (recordsRemoved && unreadableRemoved && legacyRemoved) {
    context.report({ kind: "account-deleted", email: user.email });
    return { status: "stored", value: null };
  }
  context.report({ kind: "signed-out" });
  return { status: "unsaved", value: null, message: accountMessages.deletionIncomplete };
}
