import type { PortalContext } from "../action-context";
import { replaceLegacyPasswords } from "../legacy";
import { isHash } from "../password-hashing";
import { keyOf } from "../records/storage-keys";
import { valuesOf, type User } from "../records/schema";

/** Stores a new hash of the password if the stored one is in plain text or has too few iterations. */
export async function upgradePassword(context: PortalContext, user: User, password: string): Promise<void> {
  if (!context.passwords.isOutdated(user.password)) return;
  const hash = await context.passwords.hash(password);
  context.reload();
  const current = context.records().get(keyOf({ kind: "user", value: user }));
  // Another tab may have upgraded it meanwhile.
  if (current?.kind !== "user" || current.value.password !== user.password) return;
  // The record's own fields: an account may show the names of a later profile.
  context.put({ kind: "user", value: { ...current.value, password: hash } });
  replaceLegacyPasswords(context);
}

/** Replaces all plain-text passwords by hashes, one at a time. */
export async function upgradePlainPasswords(context: PortalContext): Promise<void> {
  for (const user of valuesOf(context.records(), "user")) {
    if (!isHash(user.password)) await upgradePassword(context, user, user.password);
  }
  // The list may have become readable after its accounts were migrated.
  replaceLegacyPasswords(context);
}
