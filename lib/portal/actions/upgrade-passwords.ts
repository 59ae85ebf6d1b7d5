import type { Desk } from "../desk";
import { isHash } from "../passwords";
import { keyOf } from "../records/keys";
import type { PortalRecord, User } from "../records/schema";
import { replaceLegacyPassword } from "../storage/legacy";
import { valuesOf } from "../view";

/** Replaces a stored password that is plain, or has too few iterations, by a new hash of the same password. */
export async function upgradePassword(desk: Desk, user: User, password: string): Promise<void> {
  if (!desk.passwords.isOutdated(user.password)) return;
  const hash = await desk.passwords.hash(password);
  desk.reload();
  const record: PortalRecord = { kind: "user", value: { ...user, password: hash } };
  const now = desk.records().get(keyOf(record));
  // Another tab may have been quicker.
  if (now?.kind !== "user" || now.value.password !== user.password) return;
  desk.put(record);
  replaceLegacyPassword(desk.disk, user, hash);
}

/** Replaces all plain passwords, one after the other, so that none stays in the storage. */
export async function upgradePlainPasswords(desk: Desk): Promise<void> {
  for (const user of valuesOf(desk.records(), "user")) {
    if (!isHash(user.password)) await upgradePassword(desk, user, user.password);
  }
}
